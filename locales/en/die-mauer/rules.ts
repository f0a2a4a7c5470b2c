import type { outline } from '../../../src/games/die-mauer/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Die Mauer. The keys are those of `src/games/die-mauer/learn/outline.ts`. */
export const rules = {
  glance: {
    heading: 'At a glance',
    quick: [
      '*Hide*: everyone secretly puts one block, or nothing, in a fist. Open all fists.',
      '*Nobody matches the master builder*: the master builds.',
      '*Rivals match, and there is room for all of them*: they build instead.',
      '*Too many match, or no room*: the master builds, or nobody does.',
      '*The master’s fist is empty*: if it’s the only one, the master builds anything; with one more, that rival gives the master a block; with more, nothing happens.',
      '*Towers and gates* never stand side by side.',
      '*A hand is empty*: the round ends. What you hold costs you: tower 15, gate 10, sections their number.',
      '*Fewest penalty points* after the last round wins.',
    ],
  },
  blocks: {
    heading: 'The blocks',
    seven:
      'Everyone has the same *seven blocks*: wall sections of 1, 2, 3, 4 and 6, a tower and a gate. A section’s number is the number of its battlements. A gift can leave you with two blocks of a kind.',
    hand: ['All seven blocks, with the fist beside them.'],
    numbers: {
      text: 'The sections are 1, 2, 3, 4 and 6; there is no 5.',
      reason: 'One edition of the rules says 1 to 5, but its examples and scoring use a 6.',
    },
  },
  aim: {
    heading: 'Aim of the game',
    aim: 'For 3–6 players, about 15 minutes. Everyone builds *one wall* together and tries to be the first to get rid of their blocks. Each turn one player is the *master builder* and hides a block in a fist. The others, the rivals, try to guess it: whoever guesses right builds instead. Blocks left in your hand at the end of a round cost you penalty points.',
    wall: ['A wall after three turns: a tower between two sections. In front are the blocks you still have.'],
  },
  wall: {
    heading: 'The wall',
    ends: 'The wall is a single row of blocks. You build only at its *left or right end*. The first block simply starts it.',
    beside:
      'A tower or gate may *never stand next to another tower or gate*. Sections may stand next to anything.',
    room: 'An end is *open* if its block is a section: a tower or gate fits there. So in one turn there is room for two, one or no towers or gates; on an empty wall, for one. For sections there is always room, for as many as you like.',
    openEnds: [
      'A tower on its own: neither end is open. Only sections fit.',
      'A section has been built beside it. Now the right end is open, and there is room for one tower or gate.',
    ],
  },
  'set-up': {
    heading: 'Set-up',
    start:
      'Everyone takes all seven blocks and *keeps them hidden* from the others. There is no wall yet. The player in the first seat (Ada in the pictures) is the first master builder.',
  },
  plan: {
    heading: 'Your turn: hide and guess',
    master: 'Each turn one player is the master builder. After every turn the role passes clockwise.',
    passesOn: {
      text: 'The role also passes from the last turn of one round to the first turn of the next.',
      reason: 'The original rules don’t say who starts the next round.',
    },
    choose:
      'Then *everyone chooses at once, in secret*: one of their blocks, or an empty fist. When all have chosen, the fists open together.',
    choosing: {
      heading: 'Three fists',
      captions: [
        'Ada is the master builder. She may hide any block, or nothing.',
        'She has closed her fist over the tower. Bruno and Carla are still choosing.',
        'The fists open: Ada shows a tower, Bruno a section of 6, Carla a section of 3. Nobody guessed the tower.',
      ],
    },
  },
  build: {
    heading: 'Who builds',
    who: 'It depends on the master’s block and on how many rivals show *the same kind of block*: the guessers.',
    cases: [
      '*No room* for the block: nobody builds.',
      '*Nobody guessed it*: the master builds.',
      '*Guessed, with room for every guesser*: each guesser builds, and the master doesn’t.',
      '*More guessers than there is room for*: the master builds after all.',
    ],
    alone: {
      heading: 'Nobody guesses',
      captions: [
        'Six players. Ada, the master, shows a tower; nobody else does. She starts the wall with it.',
        'Next turn. Bruno shows a section of 3, the others 6, 4, 4, 6 and 6. He builds it beside the tower.',
        'The wall is now a tower and a section of 3.',
      ],
    },
    guessed: {
      heading: 'Guessed',
      captions: [
        'The wall is a tower. Bruno, the master, shows a section of 4, and so do Carla, Elena and Fabio.',
        'There is always room for sections: all three build a 4, and Bruno builds nothing.',
        'Carla is the master and shows a gate. Dario and Elena guessed it, and both ends are open: room for two.',
        'Both build a gate. Carla keeps hers.',
      ],
    },
    oneEnd: {
      heading: 'One open end, one guesser',
      captions: [
        'Only the right end is open. Carla shows a gate, and only Dario guessed it.',
        'He builds his gate there.',
      ],
    },
    tooMany: {
      heading: 'Too many guessers',
      captions: [
        'Both ends are open: room for two gates. Three players guessed Carla’s gate: Dario, Fabio and Ada.',
        'That’s one too many, so Carla builds.',
      ],
    },
    roomForOne: {
      heading: 'Room for only one',
      captions: [
        'There is a gate at the right end, so only the left end is open. Elena and Fabio guessed Dario’s tower.',
        'Two guessers, but room for one: Dario builds.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Too many at the start',
      captions: [
        'An empty wall has room for just one tower. Bruno and Carla both guessed Ada’s.',
        'Ada builds.',
      ],
    },
    noRoom: {
      heading: 'No room',
      captions: [
        'A gate at one end and a tower at the other: neither is open. Dario shows a tower.',
        'There is no room for it, so nobody builds.',
      ],
    },
  },
  'which-end': {
    heading: 'Which end',
    order:
      'Builders build one after another, clockwise from the master. You choose the end only when it matters: when you build *a section* and exactly one end is open. Otherwise the app places the block for you.',
    ends: {
      heading: 'Left or right',
      captions: [
        'Bruno guessed a section of 1. The right end is open, the left isn’t. He may choose.',
        'He built on the left, and now both ends are open.',
      ],
    },
    must: {
      text: 'Players who may build must do so, in clockwise order, and each chooses an end.',
      reason: 'The original rules leave open who chooses the end and who goes first.',
    },
  },
  'empty-fist': {
    heading: 'The empty fist',
    empty: 'If the *master’s fist is empty*, count the rivals whose fists are empty too.',
    cases: [
      '*None*: the master builds any block that fits.',
      '*Exactly one*: nothing is built, and that rival secretly gives the master one of their blocks.',
      '*Two or more*: nothing happens.',
    ],
    freeBuild: {
      heading: 'The only empty fist',
      captions: [
        'Carla’s fist is empty, and nobody else’s is.',
        'She may build any of her blocks.',
        'She chose the tower: it would have cost her the most.',
      ],
    },
    gift: {
      heading: 'Two empty fists',
      captions: [
        'Carla, the master, and Elena both show empty fists.',
        'Elena chooses which of her blocks to give. Only the two of them will know which.',
        'She gave away her tower.',
      ],
    },
    mustGive: {
      text: 'The gift is required, unless you make it optional before the match. Then the rival may give nothing.',
      reason: 'The original rules say both “gives” and “may give”, so you can choose.',
    },
    twoEmpty: {
      heading: 'Three empty fists',
      captions: [
        'Carla’s fist is empty, and so are Dario’s and Elena’s.',
        'Nothing happens. The next turn begins.',
      ],
    },
    rivals: 'If the master shows a block, rivals’ empty fists have no effect.',
    notEmpty: {
      heading: 'The master shows a block',
      captions: [
        'Carla shows a section of 3. Dario’s and Elena’s empty fists don’t matter.',
        'Nobody guessed it, so she builds and may choose the end.',
        'She built on the right.',
      ],
    },
  },
  'round-end': {
    heading: 'End of a round',
    out: 'Every turn is played to its end. If *a player has no blocks left* at that point, the round is over.',
    together: {
      text: 'Several players can run out of blocks in the same turn, and giving away your last block counts too.',
      reason: 'The original rules mention only building the last block.',
    },
    charge:
      'Blocks left in your hand *cost penalty points*. Then everyone takes back all seven blocks, and the next round starts with a new wall.',
    charges: {
      head: ['Left in hand', 'Costs'],
      rows: [
        ['Tower', '15'],
        ['Gate', '10'],
        ['Section', 'its number'],
      ],
    },
    deadlock: {
      text: 'If all hands hold only towers and gates and there is no room for them, the round ends at once. The player whose turn it would have been is the first master builder of the next round.',
      reason: 'Nobody could build any more, so there is nothing left to decide.',
    },
    stalling: {
      text: 'If nothing is built for three turns per player in a row, the round is over. A gift doesn’t interrupt the count.',
      reason: 'A round in which everyone waits would never end.',
    },
  },
  end: {
    heading: 'End of the match',
    winner: 'After the last round, usually the fourth, the player with *the fewest penalty points* wins.',
    ties: {
      text: 'Tied players share the win.',
      reason: 'The original rules have no tie-breaker.',
    },
  },
  knowledge: {
    heading: 'What you can see',
    known:
      'Everyone sees the wall, the penalty points, who has chosen, every opened fist, how many blocks each player has, and who gave to whom. At the end of a round all hands are shown. Only you know your hand, your choice and the blocks you gave or received. *Who has what* shows what can be deduced.',
    memory: {
      text: 'If you’d rather remember for yourselves, turn off the memory aid: then nothing shows what the others certainly or possibly have.',
      reason: 'The original rules don’t say whether you may look back at what was built and shown.',
    },
  },
  tips: {
    heading: 'Tips for beginners',
    tips: [
      'Get rid of the tower and the gate early: they cost the most.',
      'Watch the ends of the wall. Where no tower fits, nobody needs to guess one.',
      'As a rival, guess what the master is most eager to lose, or what you want to lose yourself.',
      'An empty fist as the master is strong while nobody expects it, and weak as soon as somebody does.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Rounds*: one to ten, usually four.',
      '*Gift when both fists are empty*: required or optional.',
      '*Memory aid*: on or off. When it’s off, remember what the others still have.',
    ],
  },
  credits: {
    heading: 'Credits',
    credits:
      'Die Mauer is a game by Thomas Fackler, published by Zoch in 1999 and hard to find today. The texts and pictures here are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
