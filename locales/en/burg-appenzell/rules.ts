import type { outline } from '../../../src/games/burg-appenzell/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Burg Appenzell. The keys are those of `src/games/burg-appenzell/learn/outline.ts`. */
export const rules = {
  glance: {
    heading: 'At a glance',
    quick: [
      '*Up to four actions* a turn, in any order:',
      '*Bring in* a mouse: from your reserve into a free tower.',
      '*Lift* a roof next to one of your mice, diagonally too.',
      '*Run* one square, not diagonally, onto a free, uncovered square without a trap. Jump over mice, one action per square.',
      '*Slide*, once per turn: push the spare tile into a line. Tiles move, mice stay.',
      '*Two of your mice on the same kind of cheese*: it’s yours.',
      '*A trap under a mouse after a slide*: it falls into the dungeon.',
      'At the end of a turn, *empty rooms* are covered again.',
      '*Four kinds* win. If anyone’s third mouse falls, whoever has the most kinds wins.',
    ],
  },
  castle: {
    heading: 'The castle',
    squares:
      'The castle has seven columns, a to g, and seven rows, 1 to 7. The four corners are the *towers*; the other 45 squares belong to rooms.',
    lines:
      'Rows 2, 4 and 6 and columns b, d and f are *sliding lines*. Each of their squares is a hole in the floor that shows the tile underneath, and the tiles of a line can be pushed along. The other twelve squares are *solid floor*: they are safe, hold no cheese and never change.',
    whichLines: {
      text: 'Every second row and column is a sliding line.',
      reason:
        'This matches the original’s number of holes and solid squares, which is all we know of its plan.',
    },
    tiles: {
      head: ['Tile', 'Number'],
      rows: [
        [
          'Seven kinds of cheese: Appenzeller, Brie, Camembert, Danablu, Emmentaler, Feta and Gouda',
          '3 of each',
        ],
        ['Bare floor', '10'],
        ['Trap', '3'],
      ],
    },
    spare: 'Of these 34 tiles, 33 lie in the castle. The last one is the *spare*, and everyone can see it.',
    floor: [
      'Two rooms without their roofs. In column b: a bare floor, a Brie and a trap. In row 2: an Emmentaler, with a square of solid floor below it.',
    ],
    rooms:
      'There are 18 rooms, each with its own roof: eleven of two squares, five of three in a row and two of two by two. There are no walls between rooms. A room is named after its first square, read from the top, row by row. At the start all roofs are on.',
    secondCastle: ['Castle 2 has the same rooms in other places. Choose it when you set up a match.'],
    layouts: {
      text: 'The two floor plans are our own design.',
      reason: 'The printed plans are lost; the number and shapes of the rooms are the original’s.',
    },
  },
  aim: {
    heading: 'Aim of the game',
    aim: 'For 2–4 players, about 25 minutes. Your mice run through an old castle in search of cheese. Get *two of your mice onto the same kind of cheese* and that kind is yours. The first player with four different kinds wins.',
    castle: [
      'The castle at the start: every room has its roof on, each player has a mouse in a tower, and one tile, the spare, lies face up beside the castle.',
    ],
  },
  'set-up': {
    heading: 'Set-up',
    hidden:
      'The tiles lie shuffled under the roofs, unseen by anyone. Only the spare is face up. (The app draws each tile at random when it is first seen, which amounts to the same as shuffling.)',
    firstMice:
      'You have *four mice*. In turn, each player puts a first mouse into a free tower. Then the first player begins.',
    setUp: [
      'Ada is first and may choose any tower.',
      'She put her mouse into the top left tower. Now Bruno chooses.',
      'Bruno took the opposite corner. Ada begins with four actions.',
    ],
  },
  turn: {
    heading: 'Your turn',
    actions:
      'On your turn you have *up to four actions*, in any order and combination. After each action, check whether anyone gets cheese.',
    kinds: [
      '*Bring in a mouse*: put one from your reserve into a free tower.',
      '*Lift a roof* next to one of your mice and see what’s under it.',
      '*Run* with a mouse, one action per square.',
      '*Slide*: push the spare tile into a line. Only once per turn.',
    ],
    whole: {
      heading: 'A whole turn',
      captions: [
        'Ada’s turn begins. Everything she may do glows.',
        'First action: she lifts the roof beside her tower and reveals a bare floor, a Brie and a trap.',
        'Second action: her mouse runs from the tower onto the bare floor.',
        'Third action: one square further, onto the Brie. It could not run onto the trap.',
        'Fourth action: a second mouse enters the tower, which is free again. The turn is over; this roof stays off, because there is a mouse in the room.',
      ],
    },
  },
  'bring-in': {
    heading: 'Bring in a mouse',
    enter:
      'For one action you put a mouse from your reserve into any *free tower*, not just the one you started in. A tower or square never holds more than one mouse.',
  },
  lift: {
    heading: 'Lift a roof',
    lift: 'For one action you take off a roof that covers a square *next to one of your mice, in any of the eight directions*; the mouse may be in a tower. Everyone sees the room’s tiles.',
    lifting: {
      heading: 'Diagonals count',
      captions: [
        'Ada’s mouse is on b1. The square c2 touches it only at a corner.',
        'That’s enough: she may lift the roof of that room.',
        'There was a trap close by, and a Danablu at the far end.',
      ],
    },
  },
  run: {
    heading: 'Run',
    step: 'A mouse runs to a square *beside it, not diagonally*: one action per square. The square must be uncovered and free. A mouse can’t run onto a trap or back into a tower.',
    jump: 'On the way a mouse may *jump* over squares occupied by mice, yours or others’, turning corners if it likes. Each square costs one action, and the jump must end on a free square.',
    jumping: {
      heading: 'Over another mouse',
      captions: [
        'Ada has mice on b1 and b2. Behind them, on b3, is a Feta.',
        'The mouse on b1 may jump over the one on b2. That’s two squares, so it costs two actions.',
        'It landed on the Feta.',
      ],
    },
    turning: {
      text: 'A jump may turn corners.',
      reason: 'The original rules only say that mice may pass over mice.',
    },
  },
  slide: {
    heading: 'Slide',
    push: '*Once per turn*, for one action, you may push the spare tile into a sliding line, from either end. All tiles in the line move along one square. The tile that falls out at the other end is the new spare.',
    stays:
      'Only tiles move. *Mice stay where they are*, and so do roofs and solid floor: suddenly a mouse has a different tile under its feet. Unseen tiles that move into an uncovered hole are revealed, and so is the new spare.',
    sliding: {
      heading: 'Cheese underfoot',
      captions: [
        'Ada’s mouse is on bare floor on b1. The spare is a Gouda.',
        'She pushes it into column b from the top.',
        'Everything in the column moved down by one. Ada’s mouse is now on the Gouda without having moved; the trap has gone under the next roof. What fell out at the bottom is an Appenzeller, the new spare.',
      ],
    },
    undoing: {
      text: 'A slide may reverse the slide before it.',
      reason: 'The original rules don’t forbid it, and the rule on stalling ends endless back and forth.',
    },
  },
  traps: {
    heading: 'Traps',
    fall: 'If a mouse is on a hole with a trap after a slide, it *falls into the dungeon* and is out of the match. That goes for every mouse, including those of the player who made the slide.',
    falling: {
      heading: 'The floor opens',
      captions: [
        'It’s Bruno’s turn. Ada’s mouse is on the Brie on b2, right beside the trap on b3.',
        'Bruno slides column b from below. Everything moves up by one, the trap comes under Ada’s mouse, and it falls.',
      ],
    },
  },
  cheese: {
    heading: 'Cheese',
    take: 'A player with *two or more mice on the same kind of cheese* after an action gets that kind, once. The tiles stay where they are, so others can still get it too.',
    taking: {
      heading: 'Two on the Brie',
      captions: [
        'Ada has a mouse on the Brie on b2 and another in the tower. There is a second Brie on b1.',
        'The mouse from the tower runs there…',
        '…and Ada has the Brie, her first kind of cheese.',
      ],
    },
    anybody:
      'It needn’t be your turn: another player’s slide can bring you cheese. If several players get cheese at once, the player whose turn it is goes first, then the others clockwise.',
    givenBySlide: {
      heading: 'A gift from Bruno',
      captions: [
        'Ada’s mice are on a Brie and a Camembert. There is another Camembert on b3. It’s Bruno’s turn.',
        'Bruno slides column b from below. Now both mice are on Camembert, and Ada gets it on Bruno’s turn.',
      ],
    },
    notAsked: {
      text: 'You get cheese at once; nobody has to claim it.',
      reason: 'There is never a reason to refuse it, and nobody should miss out by not looking.',
    },
  },
  'turn-end': {
    heading: 'End of your turn',
    roofs:
      'Your turn ends when all four actions are used. You may also end it earlier, even without any action. Then *every uncovered room with no mouse in it gets its roof back*. Remember what you saw! The next player clockwise takes their turn.',
    roofsBack: {
      heading: 'Roofs come back',
      captions: [
        'Ada has lifted two roofs and run into one of the rooms. She ends her turn with one action left.',
        'The room with her mouse stays open. The other is empty: its roof is back on, and the Brie and the trap must be remembered.',
      ],
    },
  },
  end: {
    heading: 'End of the match',
    cheeses:
      'As soon as a player has *four kinds of cheese* (or five or six, if you chose so), that player wins. If several players get cheese at once, the first to reach the target in the order above wins, and those after get nothing more.',
    cheeseFirst: {
      text: 'If the same slide completes one player’s cheeses and drops another’s third mouse, the cheese wins.',
      reason: 'Collecting cheese is what the game is about; the original rules don’t say which comes first.',
    },
    falls:
      'The match also ends as soon as *a player’s third mouse* has fallen. Then the player with the most kinds of cheese wins; cheese from that same slide counts. If tied, the player whose last turn was longest ago wins.',
    oneMouse: {
      text: 'A player who has lost three mice can’t win then, unless everyone has. An option lets such a player win with the most kinds of cheese, and rules them out only in a tie.',
      reason:
        'Sources disagree: some rule such a player out altogether, others only in a tie. Otherwise a leader could end the match by dropping their own mice.',
    },
    stalling: {
      text: 'If no player gets cheese and no mouse falls for 20 turns per player in a row, the match ends and is decided in the same way.',
      reason: 'A match in which everyone waits would never end.',
    },
  },
  knowledge: {
    heading: 'What you can see',
    open: 'All players know the same: the mice, the roofs, the uncovered tiles, the spare, who has which cheese, and everything seen so far. Nobody knows a tile that has never been seen.',
    remember:
      '*Remembering* what’s under the roofs is part of the game. During the match nothing shows you covered tiles, not even the log. If you’d rather not memorise them, turn on the memory aid: tiles that have been seen stay visible under their roofs, even when they slide.',
    memory: [
      'With the memory aid: Ada has looked into two rooms and ends her turn.',
      'The roof is back on the empty room, but the tiles that were seen are drawn on it.',
    ],
  },
  tips: {
    heading: 'Tips for beginners',
    tips: [
      'Bring in more mice soon: you need two for every cheese.',
      'Remember what lies under the roofs. That’s worth more than any single run.',
      'A slide is an action too: it can bring cheese under your mouse, or a trap under someone else’s.',
      'Check where the traps are before you end your turn, the spare included. A mouse on solid floor is always safe.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Castle*: 1 or 2.',
      '*Cheeses to win*: four kinds, or five or six for a longer match. With two or three players, the original recommends five or six; the app then suggests five.',
      '*Memory aid*: off, or on for everyone.',
      '*Player with one mouse left*: can’t win when a match ends by falls, or can with the most kinds.',
    ],
  },
  credits: {
    heading: 'Credits',
    credits:
      'Burg Appenzell, also known as Château Roquefort, is a game by Jens-Peter Schliemann and Bernhard Weber, published by Zoch in 2007 and reissued in 2022. The texts and pictures here are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
