import type { outline } from '../../../src/games/muro-contro-muro/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Muro contro muro. The keys are those of `src/games/muro-contro-muro/learn/outline.ts`. */
export const rules = {
  aim: {
    heading: 'What it is about',
    aim: 'Two players build *one brick wall between them*, each looking at a side of their own. Every brick shows a colour to each side. You want long lines of *your colour on your side*: the longest diagonal, the longest row and the largest connection score.',
    wall: [
      'A wall in the middle of a match, seen from Ada’s side. Ada is green. Bruno, who is fuchsia, sees the back of it.',
    ],
  },
  bricks: {
    heading: 'The bricks',
    kinds:
      'There are three colours: green, fuchsia and light blue. A brick has *two coloured faces*. There are six kinds: all green, all fuchsia, all light blue, green and fuchsia, green and light blue, fuchsia and light blue. There are equally many of each, usually six, in an open pile.',
    sides:
      'A brick can be laid *either way round*: one face to you, the other to your rival. Left for you is right for your rival. Tap *Other side* to walk round the table.',
    twoSides: [
      'A brick that shows green to Ada and fuchsia to Bruno: good for both.',
      'Bruno has laid an all-fuchsia brick beside it. Ada sees fuchsia, which is worth nothing to her.',
    ],
    howMany: {
      text: 'There are six bricks of each kind, unless you choose otherwise.',
      reason:
        'No source says how many there are; any number from four to nine of each kind fits on the wall.',
    },
  },
  wall: {
    heading: 'The wall',
    base: 'The first brick begins the *base*. Every other base brick goes beside either end of it, so the base never has a gap. It is at most *ten bricks wide*.',
    upper:
      'Higher up, a brick rests *half on one brick and half on the next*, as in a real wall: both must be there. Upper rows may have gaps.',
    growing: {
      heading: 'The first bricks',
      captions: [
        'Ada lays the first brick; there is only one place for it.',
        'Bruno may lay on the left or on the right of it.',
        'He has laid on the right. Now there are two bricks side by side, and a third could rest on both.',
        'Ada has done just that.',
        'Bruno has made the base longer. Another brick could now rest beside Ada’s.',
      ],
    },
    tenWide: ['This base is ten wide. From here the wall only grows upwards.'],
    free: 'A brick is *free* if nothing rests on it. Only free bricks can ever be taken from the wall.',
    freeBricks: [
      'Free are the upper brick and the right end of the base. The two bricks under the upper one are not.',
    ],
  },
  'set-up': {
    heading: 'Set-up',
    colour:
      'One player chooses a colour, then the other one of the two that are left. The third colour belongs to nobody.',
    first:
      'Then both roll the die in turn until somebody rolls *their own colour*. That player has the first turn.',
    rollAgain: {
      text: 'Whoever begins rolls once more for the turn itself.',
      reason: 'The sources do not say whether the roll that decided it counts; a fresh roll is fair to both.',
    },
    beginning: {
      heading: 'Who begins',
      captions: [
        'Ada may choose any of the three colours.',
        'She has taken green.',
        'Bruno has taken fuchsia. Light blue is nobody’s.',
        'Ada rolls light blue: that is not her colour.',
        'Bruno rolls fuchsia, his own colour. He begins.',
      ],
    },
  },
  turn: {
    heading: 'A turn',
    roll: 'The die is rolled. It says what you do: *lay a brick* from the pile, or *move a brick* of the wall. You make exactly one move.',
    faces: {
      head: ['The die shows', 'You'],
      rows: [
        ['Green, fuchsia or light blue', 'lay a brick with at least one face of that colour'],
        ['Not your colour', 'lay a brick without any face of your own colour'],
        ['Move', 'take a free brick of the wall and lay it elsewhere, or turn it round'],
        ['Free choice', 'do anything that one of the other faces allows'],
      ],
    },
    next: 'Then it is the other player’s turn.',
  },
  lay: {
    heading: 'Laying a brick',
    lay: 'Choose a brick that the die allows, turn it the way you like, and put it in any place where it can stand.',
    laying: {
      heading: 'Light blue',
      captions: [
        'The die shows light blue: Ada needs a brick with a light blue face. Where she may lay glows.',
        'Green and light blue is such a brick, and she can turn the green to her side.',
        'Her two greens slant upwards: a diagonal of two. Bruno gets nothing but light blue.',
      ],
    },
    neutral: {
      heading: 'Not your colour',
      captions: [
        'The die does not let Ada use green. On the back, Bruno has two fuchsia bricks side by side, at the right end.',
        'So she lays all light blue at that end …',
        '… and Bruno’s row can no longer grow there.',
      ],
    },
  },
  move: {
    heading: 'Moving a brick',
    move: 'Take a *free* brick and lay it in another place, turned round or not; or leave it where it is and only *turn it round*. The new place must be a proper one in the wall as it is without that brick.',
    turning: {
      heading: 'Turned against Bruno',
      captions: [
        'The die shows *move*. The upper brick shows Bruno fuchsia and gives him a diagonal of two.',
        'Ada may turn it round on the spot.',
        'Now Bruno sees light blue there, and his diagonal is gone.',
      ],
    },
    realMove: {
      text: 'A brick may be turned as it is moved. Afterwards something must be different: putting it back the same way is no move.',
      reason: 'The sources speak of moving or turning and leave open whether both go together.',
    },
    base: 'A base brick may leave its place only *from an end of the base*. A free base brick in the middle can only be turned. If the wall is a single brick, it can only be turned.',
    noGap: {
      text: 'No base brick is taken out of the middle.',
      reason: 'The base must not have a gap, and the sources do not say what would happen to it.',
    },
    leftEnd: {
      heading: 'The end of a full base',
      captions: [
        'The base is ten wide and the die shows *move*. Nothing rests on the left end.',
        'It may go into an upper row …',
        '… or to the right end.',
        'There it is. The base is still ten wide, but has wandered one place to the right.',
      ],
    },
    single: {
      heading: 'One brick, two colours',
      captions: [
        'The wall is a single brick, seen from Bruno’s side, and he has rolled *move*. All he can do is turn it.',
        'Now he sees fuchsia, his colour, and Ada sees green.',
      ],
    },
    singlePlain: {
      heading: 'One brick, one colour',
      captions: [
        'The wall is one all-green brick.',
        'Bruno rolls *move*. Turning it would change nothing, so he passes.',
      ],
    },
  },
  pass: {
    heading: 'Passing',
    pass: 'If the die allows no move at all, you *pass* and the other player rolls. Otherwise you must move. This happens only when no brick of the colour is left in the pile, or when there is nothing in the wall that could be moved.',
    noBrick: {
      heading: 'No fuchsia left',
      captions: [
        'Every brick with a fuchsia face is on the wall.',
        'The die shows fuchsia: the turn passes at once.',
      ],
    },
    noWall: {
      heading: 'No wall yet',
      captions: [
        'The wall has not been begun.',
        'Ada rolls *move*. There is nothing to move, so she passes.',
      ],
    },
  },
  scoring: {
    heading: 'The end and the points',
    end: 'The match is over as soon as *the pile is empty*.',
    count:
      'On each side only the colour of the player sitting there counts. For each of three awards, the larger number takes all its points. *Equal numbers share* them half and half.',
    awards: {
      head: ['Award', 'What is counted', 'Points'],
      rows: [
        [
          'Longest diagonal',
          'bricks in a slanting line, each resting on the one before, always leaning the same way',
          '10',
        ],
        ['Longest row', 'bricks side by side in one row, without a gap', '8'],
        ['Largest connection', 'bricks joined through neighbours, sideways and slantwise', '6'],
      ],
    },
    lines: [
      'Ada has a diagonal of three that climbs to the right from the second brick of the base, a row of three in the base, and a connection of five.',
    ],
    alone:
      'A brick alone counts one in each. None at all counts nought, and nought against nought is shared too.',
    neighbours: {
      heading: 'Six neighbours',
      captions: [
        'A brick in the middle of a wall touches up to six others: one on either side, two above and two below.',
        'With the last one laid all six are green: a connection of seven.',
      ],
    },
    shared: {
      heading: 'Equal connections',
      captions: [
        'One brick is left. Both largest connections have eight bricks, and both longest diagonals three.',
        'The last brick changes nothing. The diagonal is shared, five points each, and so is the connection, three each. The row is Ada’s: eight points.',
      ],
    },
    winner: 'Whoever has more points wins.',
    sharedWin: {
      text: 'Twelve to twelve is a shared win.',
      reason: 'The sources name no further way to decide it.',
    },
  },
  knowledge: {
    heading: 'Who knows what',
    open: 'Everything is open: the wall from both sides, the pile and the die.',
  },
  options: {
    heading: 'Options',
    options: [
      '*Bricks of each kind*: from four, for a quick match of 24 bricks, to nine, for a long one of 54.',
    ],
  },
  credits: {
    heading: 'Who made it',
    credits:
      'Muro contro muro, also known as Wall to Wall, was published by Milaniwood in 2015 and is out of print. These words and pictures are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
