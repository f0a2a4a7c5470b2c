import type { outline } from '../../../src/games/die-mauer/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Die Mauer. The keys are those of `src/games/die-mauer/learn/outline.ts`. */
export const rules = {
  aim: {
    heading: 'What it is about',
    aim: 'All build *one wall*, and everybody wants to be rid of their blocks first. Each turn one player is the *master builder* and hides a block in a fist. The others, the rivals, try to guess it: whoever guesses right builds instead. What is left in your hand at the end costs you points.',
    wall: [
      'A wall after three turns: a tower between two sections. In front of you are the blocks you still have.',
    ],
  },
  blocks: {
    heading: 'The blocks',
    seven:
      'Everybody has the same *seven blocks*: sections of 1, 2, 3, 4 and 6, a tower and a gate. The number of a section is that of its battlements. By a gift you can come to have two of a kind.',
    hand: ['All seven blocks, and the fist beside them.'],
    numbers: {
      text: 'The sections are 1, 2, 3, 4 and 6; there is no 5.',
      reason:
        'One source says 1 to 5, but all examples and the scoring use a 6, and so do the other sources.',
    },
  },
  wall: {
    heading: 'The wall',
    ends: 'The wall is one row of blocks. You build only on its *left or right end*. The first block simply begins it.',
    beside:
      'A tower or gate may *not stand directly beside a tower or gate*. Sections may stand beside anything.',
    room: 'An end is *open* if the block there is a section: then a tower or gate fits. So for towers and gates there is room for two, for one or for none in a turn; on an empty wall for one. For sections there is always room, as many as you like.',
    openEnds: [
      'A tower stands alone: neither end is open. Only sections fit.',
      'Beside it a section has been built. Now the right end is open, and there is room for one tower or gate.',
    ],
  },
  plan: {
    heading: 'A turn: hide and guess',
    master:
      'One player is the master builder; at first it is Ada’s seat, the first. After every turn the role passes on clockwise.',
    passesOn: {
      text: 'It passes on after each turn, also from the last turn of a round to the first of the next.',
      reason: 'One source says “round” where it must mean turn, and none says how the next round begins.',
    },
    choose:
      'Then *all choose at once and in secret*: one of their blocks, or an empty fist. When everybody has chosen, all fists open together.',
    choosing: {
      heading: 'Three fists',
      captions: [
        'Ada is the master builder. She may hide any block, or nothing.',
        'She has closed her fist over the tower. Bruno and Carla are still thinking.',
        'All fists open: Ada shows a tower, Bruno a section of 6, Carla a section of 3. Nobody has guessed the tower.',
      ],
    },
  },
  build: {
    heading: 'Who builds',
    who: 'It depends on the master’s block and on how many rivals show *the same kind of block*, the guessers.',
    cases: [
      '*No room* for the block: nobody builds.',
      '*Nobody has guessed it*: the master builds.',
      '*Guessed, and there is room for all guessers*: every one of them builds, and the master does not.',
      '*Guessed by more than there is room for*: the master builds after all.',
    ],
    alone: {
      heading: 'Nobody guesses',
      captions: [
        'Six at the table. Ada, the master, shows a tower; nobody else does. She begins the wall with it.',
        'Next turn. Bruno shows a section of 3, the others 6, 4, 4, 6 and 6. He builds it beside the tower.',
        'So the wall is a tower and a section of 3.',
      ],
    },
    guessed: {
      heading: 'Guessed',
      captions: [
        'The wall is a tower. Bruno, the master, shows a section of 4, and so do Carla, Elena and Fabio.',
        'There is always room for sections: all three have built a 4, and Bruno nothing.',
        'Carla is the master and shows a gate. Dario and Elena have guessed it, and both ends are open: room for two.',
        'Both have built a gate. Carla keeps hers.',
      ],
    },
    oneEnd: {
      heading: 'One open end, one guesser',
      captions: [
        'Only the right end is open. Carla shows a gate, and only Dario has guessed it.',
        'He builds his gate there.',
      ],
    },
    tooMany: {
      heading: 'Too many guessers',
      captions: [
        'Both ends are open: room for two gates. Carla’s gate was guessed by Dario, Fabio and Ada, which is three.',
        'They are too many, so Carla builds.',
      ],
    },
    roomForOne: {
      heading: 'Room for only one',
      captions: [
        'At the right end stands a gate, so only the left end is open. Dario’s tower was guessed by Elena and Fabio.',
        'Two guessers, but room for one: Dario builds.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Too many at the very start',
      captions: [
        'On an empty wall there is room for just one tower. Ada’s was guessed by Bruno and by Carla.',
        'Ada builds.',
      ],
    },
    noRoom: {
      heading: 'No room',
      captions: [
        'A gate at one end and a tower at the other: neither is open. Dario shows a tower.',
        'There is no room for it, and nobody builds.',
      ],
    },
  },
  'which-end': {
    heading: 'Which end',
    order:
      'Builders build one after the other, clockwise from the master. You choose the end only where it makes a difference: when you build *a section* and one end is open while the other is not. Everything else is done for you.',
    ends: {
      heading: 'Left or right',
      captions: [
        'Bruno has guessed a section of 1. The right end is open, the left one is not. He may choose.',
        'He has built on the left, and now both ends are open.',
      ],
    },
    must: {
      text: 'Whoever may build must, in clockwise order, and chooses the end.',
      reason: 'The sources say “may”, and neither who chooses the end nor who goes first.',
    },
  },
  'empty-fist': {
    heading: 'The empty fist',
    empty: 'If the *master’s fist is empty*, it depends on how many rivals’ fists are empty too.',
    cases: [
      '*No rival’s*: the master builds any block that fits.',
      '*Exactly one*: nothing is built, and that rival gives the master one of their blocks, in secret.',
      '*Two or more*: nothing happens.',
    ],
    freeBuild: {
      heading: 'Alone with an empty fist',
      captions: [
        'Carla’s fist is empty, and nobody else’s is.',
        'She may build any of her blocks.',
        'She has chosen the tower: it would have cost most.',
      ],
    },
    gift: {
      heading: 'Two empty fists',
      captions: [
        'Carla, the master, and Elena have shown empty fists.',
        'Elena chooses which of her blocks to give. Only the two of them will know it.',
        'She has given away her tower.',
      ],
    },
    mustGive: {
      text: 'The gift must be made, unless you agree that it may be refused; then the giver may give nothing.',
      reason: 'The sources say both “gives” and “may give”, so you can choose.',
    },
    twoEmpty: {
      heading: 'Three empty fists',
      captions: [
        'Carla’s fist is empty, and so are Dario’s and Elena’s.',
        'Nothing happens; the next turn begins.',
      ],
    },
    rivals: 'A rival’s empty fist has no effect if the master shows a block.',
    notEmpty: {
      heading: 'The master shows a block',
      captions: [
        'Carla shows a section of 3. That Dario’s and Elena’s fists are empty does not matter.',
        'Nobody has guessed it, so she builds, and may choose the end.',
        'She has built on the right.',
      ],
    },
  },
  'round-end': {
    heading: 'The end of a round',
    out: 'A turn is always played to its end. If then *somebody has no block left*, the round is over.',
    together: {
      text: 'Several players can go out together, and one can also go out by giving away the last block.',
      reason: 'The sources speak only of building the last block.',
    },
    charge:
      'What is left in your hand *costs points*. Then everybody takes back all seven blocks, and the next round begins with a new wall.',
    charges: {
      head: ['Left in the hand', 'Costs'],
      rows: [
        ['Tower', '15'],
        ['Gate', '10'],
        ['Section', 'its number'],
      ],
    },
    deadlock: {
      text: 'If only towers and gates are left in all hands and there is no room for them, the round is over at once.',
      reason: 'Otherwise it would never end, since nobody could build any more.',
    },
    stalling: {
      text: 'If nothing is built for three turns of every player in a row, the round is over. A gift does not interrupt the count.',
      reason: 'Otherwise a round in which everybody waits would never end.',
    },
  },
  end: {
    heading: 'The end of the match',
    winner: 'After the last round, usually the fourth, whoever has been charged *the least* wins.',
    ties: {
      text: 'Players with equally little share the win.',
      reason: 'The sources name no way to decide between them.',
    },
  },
  knowledge: {
    heading: 'Who knows what',
    known:
      'Everybody knows the wall, the points, who has chosen, all opened fists, how many blocks each player has, and who gave to whom. At the end of a round all hands are shown. Only you know your hand, your choice and the blocks you gave or got. *Who has what* shows what can be worked out.',
  },
  options: {
    heading: 'Options',
    options: [
      '*Rounds*: from one to ten, usually four.',
      '*The gift to the master with an empty fist*: must be made, or may be refused.',
    ],
  },
  credits: {
    heading: 'Who made it',
    credits:
      'Die Mauer is a game by Thomas Fackler, published by Zoch in 1999 and out of print. These words and pictures are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
