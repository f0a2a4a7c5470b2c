import type { outline } from '../../../src/games/burg-appenzell/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Burg Appenzell. The keys are those of `src/games/burg-appenzell/learn/outline.ts`. */
export const rules = {
  aim: {
    heading: 'What it is about',
    aim: 'Your mice run through an old castle, looking for cheese. Stand *two of your mice on the same kind of cheese* and that kind is yours. Whoever is first to have four different kinds wins.',
    castle: [
      'The castle at the start: every room has its roof on, each player has a mouse in a tower, and one tile, the spare, lies open beside the castle.',
    ],
  },
  castle: {
    heading: 'The castle',
    squares:
      'The castle has seven columns, a to g, and seven rows, 1 to 7. The four corners are the *towers*; the other 45 squares are rooms.',
    lines:
      'Rows 2, 4 and 6 and columns b, d and f are *sliding lines*. Each of their squares is a hole in the floor: through it you see the tile that lies underneath, and the tiles of a line can be pushed along. The other twelve squares are *solid floor*: they are safe, hold no cheese and never change.',
    whichLines: {
      text: 'The sliding lines are every second row and column.',
      reason:
        'The sources give only how many holes and how many solid squares there are, and these lines agree with both numbers.',
    },
    tiles: {
      head: ['Tile', 'How many'],
      rows: [
        [
          'Seven kinds of cheese: Appenzeller, Brie, Camembert, Danablu, Emmentaler, Feta and Gouda',
          '3 of each',
        ],
        ['Bare floor', '10'],
        ['Trap', '3'],
      ],
    },
    spare: 'Of these 34 tiles 33 lie in the castle. The last one is the *spare*, and everybody sees it.',
    floor: [
      'Two rooms without their roofs. On column b: a bare floor, a Brie and a trap. On row 2: an Emmentaler, and below it a square of solid floor.',
    ],
    rooms:
      'There are 18 rooms, each with a roof of its own: eleven of two squares, five of three in a row and two of two by two. There are no walls between rooms. A room is called by its first square, read from the top, row by row. At the start all roofs are on.',
    secondCastle: [
      'The second castle has the same rooms in other places. Choose it when you set up a match.',
    ],
    layouts: {
      text: 'Where the rooms of the two castles lie is our own design.',
      reason: 'The printed plans are lost; the numbers and shapes of the rooms are the original’s.',
    },
  },
  'set-up': {
    heading: 'Set-up',
    hidden:
      'The tiles lie shuffled under the roofs, and nobody has seen them. Only the spare is turned up. (Chance decides what a tile is when it is first seen, among those not seen yet, which is the same as shuffling before.)',
    firstMice:
      'You have *four mice*. In turn, each player puts a first mouse into a free tower. Then whoever was first begins.',
    setUp: [
      'Ada is first and may choose any tower.',
      'She has put her mouse into the tower at the top left. Now Bruno chooses.',
      'Bruno has taken the opposite corner. Ada begins with four actions.',
    ],
  },
  turn: {
    heading: 'A turn',
    actions:
      'On your turn you have *up to four actions*, in any order and any mixture. After each of them see whether somebody gets cheese.',
    kinds: [
      '*Bring in a mouse*: put one from your stock into a free tower.',
      '*Lift a roof* beside one of your mice, and see what lies under it.',
      '*Run* with a mouse, one action for each square.',
      '*Slide*: push the spare tile into a line. Only once a turn.',
    ],
    whole: {
      heading: 'A whole turn',
      captions: [
        'Ada’s turn begins. What she may do glows.',
        'First action: she lifts the roof beside her tower. A bare floor, a Brie and a trap come to light.',
        'Second action: her mouse runs from the tower onto the bare floor.',
        'Third action: one square further, onto the Brie. Onto the trap it could not run.',
        'Fourth action: a second mouse comes into the tower, which is free again. The turn is over; this roof stays off, because there is a mouse in the room.',
      ],
    },
  },
  'bring-in': {
    heading: 'Bring in a mouse',
    enter:
      'For one action you put a mouse from your stock into any *free tower*, not only the one you began in. There is never more than one mouse in a tower or on a square.',
  },
  lift: {
    heading: 'Lift a roof',
    lift: 'For one action you take off a roof that covers a square *beside one of your mice, in any of the eight directions*; a mouse in a tower will do. Everybody sees the tiles of the room.',
    lifting: {
      heading: 'Slantwise counts',
      captions: [
        'Ada’s mouse stands on b1. The square c2 touches it only at a corner.',
        'That is enough: she may lift the roof of that room.',
        'There was a trap close by, and a Danablu at the far end.',
      ],
    },
  },
  run: {
    heading: 'Run',
    step: 'A mouse runs to a square *beside it, not slantwise*: one action for each square. The square must be uncovered and free. No mouse runs onto a trap, and none goes back into a tower.',
    jump: 'On its way a mouse may *jump* over squares where mice are standing, its own or others’, and may turn as it does so. Each square costs one action, and the jump ends on a free square.',
    jumping: {
      heading: 'Over another mouse',
      captions: [
        'Ada has mice on b1 and b2. Behind them, on b3, lies a Feta.',
        'The mouse on b1 may jump over the one on b2. That is two squares, so it costs two actions.',
        'It has landed on the Feta.',
      ],
    },
  },
  slide: {
    heading: 'Slide',
    push: '*Once a turn*, for one action, you may push the spare tile into a sliding line, from either end. All tiles of the line move on by one square. The tile that falls out at the other end is the new spare.',
    stays:
      'Only tiles move. *Mice stay where they are*, and so do roofs and solid floor: suddenly a mouse has another tile under its feet. Tiles nobody has seen that come to lie in an uncovered hole are seen now, and so is the new spare.',
    sliding: {
      heading: 'A cheese under the feet',
      captions: [
        'Ada’s mouse stands on bare floor on b1. The spare is a Gouda.',
        'She pushes it into column b from the top.',
        'Everything in the column has gone down by one. Ada’s mouse now stands on the Gouda without having moved; the trap has gone under the next roof. What fell out at the bottom is an Appenzeller, the new spare.',
      ],
    },
    undoing: {
      text: 'A slide may push back what the slide before has pushed.',
      reason:
        'The original does not forbid it, and a position that goes to and fro is ended by the rule on stalling.',
    },
  },
  traps: {
    heading: 'Traps',
    fall: 'If after a slide a mouse stands on a hole with a trap, it *falls into the dungeon* and is out of the match. That goes for every mouse, also for those of whoever made the slide.',
    falling: {
      heading: 'The floor opens',
      captions: [
        'It is Bruno’s turn. Ada’s mouse stands on the Brie on b2, right beside the trap on b3.',
        'Bruno pushes column b from below. Everything goes up by one, the trap comes under Ada’s mouse, and it falls.',
      ],
    },
  },
  cheese: {
    heading: 'Cheese',
    take: 'Whoever has *two or more mice on the same kind of cheese* after an action gets that kind, once. The tiles stay where they are, so others can still get it too.',
    taking: {
      heading: 'Two on the Brie',
      captions: [
        'Ada has a mouse on the Brie on b2 and another one in the tower. On b1 lies a second Brie.',
        'The mouse from the tower runs there …',
        '… and Ada has the Brie, her first kind of cheese.',
      ],
    },
    anybody:
      'It need not be your turn: a slide by somebody else can bring you cheese. If several players get cheese at once, it goes in order: first whoever is on turn, then clockwise.',
    givenBySlide: {
      heading: 'A gift from Bruno',
      captions: [
        'Ada’s mice stand on a Brie and a Camembert. On b3 lies another Camembert. It is Bruno’s turn.',
        'Bruno pushes column b from below. Now both mice stand on Camembert, and Ada gets it, on Bruno’s turn.',
      ],
    },
    notAsked: {
      text: 'Cheese is given out at once; nobody has to claim it.',
      reason: 'There is never a reason to refuse it, and nobody should lose a cheese by not looking.',
    },
  },
  'turn-end': {
    heading: 'The end of a turn',
    roofs:
      'Your turn ends when all four actions are used, or earlier if you like, even without any action. Then *every uncovered room with no mouse in it gets its roof back*. Remember what you saw! The next player clockwise has the turn.',
    roofsBack: {
      heading: 'Roofs come back',
      captions: [
        'Ada has lifted two roofs and run into one of the rooms. She ends her turn with an action left.',
        'The room with her mouse stays open. The other one is empty: its roof is on again, and the Brie and the trap must be remembered.',
      ],
    },
  },
  end: {
    heading: 'The end of the match',
    cheeses:
      'As soon as somebody has *four kinds of cheese* (five or six, if that was agreed), the match is over and that player has won. If cheese is given out to several at once, whoever reaches the number first in that order wins, and those after get nothing more.',
    cheeseFirst: {
      text: 'If the same slide brings somebody the last kind they need and makes somebody’s third mouse fall, the cheese wins.',
      reason: 'Collecting cheese is what the game is about, and the sources do not say which comes first.',
    },
    falls:
      'The match is also over as soon as *the third mouse of one player* has fallen. Then whoever has the most kinds of cheese wins; cheese from that same slide counts. Among equals it is the one whose last turn is longest ago.',
    oneMouse: {
      text: 'A player who has lost three mice cannot win then, unless all have lost three.',
      reason:
        'The source says so for ties; we leave such a player out altogether, because with one mouse no more cheese could be had.',
    },
    stalling: {
      text: 'If nobody gets cheese and no mouse falls for as many as 20 turns of every player in a row, the match is over, and is decided in the same way.',
      reason: 'Otherwise a match in which everybody waits would never end.',
    },
  },
  knowledge: {
    heading: 'Who knows what',
    open: 'All players know the same: the mice, the roofs, the tiles that are uncovered, the spare, who has which cheese, and everything they have seen so far. Nobody knows a tile that nobody has seen.',
    remember:
      '*Remembering* what lies under the roofs is part of the game. During the match nothing shows you covered tiles, not even the log. If you would rather not have to, switch on the memory aid: then tiles that have been seen stay visible under their roofs, even when they slide.',
    memory: [
      'With the memory aid: Ada has looked into two rooms and ends her turn.',
      'The roof is back on the empty room, but the tiles that were seen are drawn on it.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Castle*: the first or the second one.',
      '*Cheeses to win*: four kinds, or for a longer match five or six.',
      '*Memory aid*: off, or on for everybody.',
    ],
  },
  credits: {
    heading: 'Who made it',
    credits:
      'Burg Appenzell, also known as Château Roquefort, is a game by Jens-Peter Schliemann and Bernhard Weber, published by Zoch in 2007 and out of print. These words and pictures are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
