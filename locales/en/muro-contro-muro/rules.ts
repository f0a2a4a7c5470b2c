import type { outline } from '../../../src/games/muro-contro-muro/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Muro contro muro. The keys are those of `src/games/muro-contro-muro/learn/outline.ts`. */
export const rules = {
  glance: {
    heading: 'At a glance',
    quick: [
      '*Roll*, then make one move.',
      '*A colour*: lay a brick with that colour on it.',
      '*Not your colour*: lay a brick without your own colour.',
      '*Move*: take a free brick and lay it elsewhere, or turn it round.',
      '*Free choice*: any of these.',
      '*Places*: at either end of the base (ten bricks at most), or resting on two bricks.',
      '*The pile is empty*: the match ends.',
      '*Your colour on your side* scores: longest diagonal 10, longest row 8, largest connection 6. Ties split the points.',
    ],
  },
  bricks: {
    heading: 'The bricks',
    kinds:
      'There are three colours: green, fuchsia and light blue. A brick has *two coloured faces*. There are six kinds: all green, all fuchsia, all light blue, green and fuchsia, green and light blue, fuchsia and light blue. The open pile has the same number of each, usually six.',
    sides:
      'You can lay a brick *either way round*: one face towards you, the other towards your rival. Your left is your rival’s right. Tap *Other side* to see the wall from behind.',
    twoSides: [
      'A brick that shows green to Ada and fuchsia to Bruno: good for both.',
      'Bruno laid an all-fuchsia brick beside it. Ada sees fuchsia, which is worth nothing to her.',
    ],
    howMany: {
      text: 'There are six bricks of each kind, unless you choose another number.',
      reason: 'The original number isn’t known. Any number from four to nine of each kind fits in the wall.',
    },
  },
  aim: {
    heading: 'Aim of the game',
    aim: 'For 2 players, about 15 minutes. You build *one brick wall between you*, each seeing a different side. Every brick shows one colour to each side. You want *your colour on your side*: the longest diagonal, the longest row and the largest connection score points.',
    wall: [
      'A wall in mid-match, seen from Ada’s side. Ada is green. Bruno, who is fuchsia, sees it from behind.',
    ],
  },
  wall: {
    heading: 'The wall',
    base: 'The first brick starts the *base*, the bottom row. Every other base brick goes next to one of its ends, so the base never has a gap. It is at most *ten bricks wide*.',
    upper:
      'Above the base, a brick rests *half on one brick and half on the next*, as in a real wall: both must be there. Upper rows may have gaps.',
    growing: {
      heading: 'The first bricks',
      captions: [
        'Ada lays the first brick; there is only one place for it.',
        'Bruno may lay his to the left or to the right of it.',
        'He chose the right. Now two bricks are side by side, and a third could rest on both.',
        'Ada lays it there.',
        'Bruno has made the base longer. Another brick could now rest beside Ada’s.',
      ],
    },
    tenWide: ['This base is ten wide. From here the wall only grows upwards.'],
    free: 'A brick is *free* if nothing rests on it. Only free bricks can be taken from the wall.',
    freeBricks: [
      'The upper brick and the right end of the base are free. The two bricks under the upper one aren’t.',
    ],
  },
  'set-up': {
    heading: 'Set-up',
    colour:
      'One player chooses a colour, then the other chooses one of the remaining two. The third colour belongs to nobody.',
    first:
      'Then both players take turns rolling the die until one rolls *their own colour*. That player goes first.',
    rollAgain: {
      text: 'The first player rolls again for the turn itself.',
      reason: 'The original rules leave open whether the deciding roll counts; a fresh roll is fair to both.',
    },
    beginning: {
      heading: 'Who goes first',
      captions: [
        'Ada may choose any of the three colours.',
        'She chose green.',
        'Bruno chose fuchsia. Light blue is nobody’s.',
        'Ada rolls light blue: not her colour.',
        'Bruno rolls fuchsia, his own colour. He goes first.',
      ],
    },
  },
  turn: {
    heading: 'Your turn',
    roll: 'The die is rolled. It tells you what to do: *lay a brick* from the pile, or *move a brick* in the wall. You make exactly one move.',
    faces: {
      head: ['The die shows', 'You'],
      rows: [
        ['Green, fuchsia or light blue', 'lay a brick with at least one face of that colour'],
        ['Not your colour', 'lay a brick with no face of your own colour'],
        ['Move', 'take a free brick from the wall and lay it elsewhere, or turn it round'],
        ['Free choice', 'do anything that one of the other faces allows'],
      ],
    },
    next: 'Then it’s the other player’s turn.',
  },
  lay: {
    heading: 'Laying a brick',
    lay: 'Choose a brick that the die allows, turn it as you like, and lay it anywhere it can rest.',
    laying: {
      heading: 'Light blue',
      captions: [
        'The die shows light blue: Ada needs a brick with a light blue face. The places where she may lay it glow.',
        'The green and light blue brick will do, and she can turn its green face to her side.',
        'Her two greens climb diagonally: a diagonal of two. Bruno sees only light blue.',
      ],
    },
    neutral: {
      heading: 'Not your colour',
      captions: [
        'The die doesn’t let Ada use green. On the other side, Bruno has two fuchsia bricks side by side, at the right end.',
        'So she lays an all-light-blue brick at that end…',
        '…and Bruno’s row can’t grow there any more.',
      ],
    },
  },
  move: {
    heading: 'Moving a brick',
    move: 'Take a *free* brick and lay it elsewhere, either way round; or leave it where it is and just *turn it round*. The new place must be possible in the wall without that brick.',
    turning: {
      heading: 'Turned against Bruno',
      captions: [
        'The die shows *move*. The upper brick shows Bruno fuchsia and gives him a diagonal of two.',
        'Ada may turn it round on the spot.',
        'Now Bruno sees light blue there, and his diagonal is gone.',
      ],
    },
    realMove: {
      text: 'You may turn a brick as you move it. Something must change: turning a one-coloured brick on the spot, or putting a brick back as it was, is not a move. An option allows the first, as a pass.',
      reason: 'The original rules speak of moving or turning, and don’t say whether you may do both.',
    },
    base: 'A base brick may be taken away only *from an end of the base*. A free base brick in the middle can only be turned. If the wall is a single brick, it can only be turned.',
    noGap: {
      text: 'No base brick is taken out of the middle.',
      reason: 'It would leave a gap, and the base never has one.',
    },
    leftEnd: {
      heading: 'The end of a full base',
      captions: [
        'The base is ten wide and the die shows *move*. Nothing rests on the left end.',
        'It may go into an upper row…',
        '…or to the right end.',
        'There it is. The base is still ten wide, but has shifted one place to the right.',
      ],
    },
    single: {
      heading: 'One brick, two colours',
      captions: [
        'The wall is a single brick, seen from Bruno’s side, and he rolled *move*. All he can do is turn it.',
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
    pass: 'If the die allows no move, you *pass* and the other player rolls. Otherwise you must move. You pass only when the pile has no brick of the colour left, or when no brick in the wall can be moved.',
    noBrick: {
      heading: 'No fuchsia left',
      captions: [
        'Every brick with a fuchsia face is in the wall.',
        'The die shows fuchsia: the turn passes at once.',
      ],
    },
    noWall: {
      heading: 'No wall yet',
      captions: ['No brick has been laid yet.', 'Ada rolls *move*. There is nothing to move, so she passes.'],
    },
  },
  scoring: {
    heading: 'End of the match and scoring',
    end: 'The match is over as soon as *the pile is empty*.',
    count:
      'On each side, only the colour of the player sitting there counts. There are three awards, and the larger number takes all the points. *Ties split* the points equally.',
    awards: {
      head: ['Award', 'What counts', 'Points'],
      rows: [
        ['Longest diagonal', 'bricks in a straight slanting line, each resting on the one before', '10'],
        ['Longest row', 'bricks side by side in one row, without a gap', '8'],
        ['Largest connection', 'bricks that touch, sideways or diagonally', '6'],
      ],
    },
    lines: [
      'Ada has a diagonal of three that climbs to the right from the second brick of the base, a row of three in the base, and a connection of five.',
    ],
    alone:
      'A brick on its own counts as one for each award. None at all counts as zero, and zero to zero is a tie too.',
    shapes: {
      text: 'A diagonal always leans the same way, and a connection runs sideways and diagonally, through up to six neighbours.',
      reason: 'The original rules show the three shapes only in pictures, which are lost.',
    },
    neighbours: {
      heading: 'Six neighbours',
      captions: [
        'A brick in the middle of a wall touches up to six others: one on either side, two above and two below.',
        'With the last one laid, all six are green: a connection of seven.',
      ],
    },
    shared: {
      heading: 'Tied connections',
      captions: [
        'One brick is left. Both largest connections have eight bricks, and both longest diagonals three.',
        'The last brick changes nothing. The diagonal is split, five points each, and so is the connection, three each. The row is Ada’s: eight points.',
      ],
    },
    winner: 'The player with more points wins.',
    sharedWin: {
      text: 'Twelve to twelve is a shared win.',
      reason: 'The original rules have no tie-breaker.',
    },
  },
  knowledge: {
    heading: 'What you can see',
    open: 'Everything is open: the wall from both sides, the pile and the die.',
  },
  tips: {
    heading: 'Tips for beginners',
    tips: [
      'The diagonal is worth the most. Start one early and keep the place above it for yourself.',
      'Turn a two-coloured brick so that it helps you and shows your rival a colour that is worth nothing.',
      'When you roll “not your colour”, get in the way: lay a brick where your rival’s line would go on.',
      'One brick can lengthen a row, a diagonal and a connection at once. Look for places like that.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Bricks of each kind*: from four (24 bricks, a quick match) to nine (54 bricks, a long one).',
      '*Turning a one-coloured brick*: not allowed, or allowed on the spot instead of a move. That’s a pass.',
    ],
  },
  credits: {
    heading: 'Credits',
    credits:
      'Muro contro muro, also known as Wall to Wall, was published by Milaniwood in 2015 and is hard to find today. The texts and pictures here are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
