import type { outline } from '../../../src/games/mauer-bauer/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Mauer Bauer. The keys are those of `src/games/mauer-bauer/learn/outline.ts`. */
export const rules = {
  aim: {
    heading: 'What it is about',
    aim: 'Together you wall in cities on one land. Whenever a city is closed, *everybody* plays guild cards for it, and each card pays for something else: red houses, black towers, many plains, walls out in the country. Whoever has the most points in the end wins.',
    match: [
      'It is Ada’s turn. Two sides of a triangle have walls; a wall on the third would close it.',
      'She has built it, and the triangle is a city. Two red houses in it have become a red palace.',
      'Now everybody plays cards. Ada gets 3 points for the red palace and 6 for a city of one plain.',
    ],
    nobodys:
      'Nothing on the land belongs to anybody: not the walls, not the towers, not the houses. Yours are only the cards in your hand, so build what *your cards* pay for.',
  },
  land: {
    heading: 'The land',
    plains:
      'The land consists of 45 triangles, the *plains*. On the sides of the triangles, the *wall lines*, walls are put; on their corners, the *points*, stand towers; on the plains stand houses.',
    land: [
      'The empty land. On the left and on the right is the sea. Dotted lines divide the three regions, each with shields of its own: waves in the west, a tree in the centre, a rising sun in the east.',
    ],
    regions:
      'There are three *regions* of 15 plains each: west, centre and east. The points along the left and the right edge lie on the *coast*, twelve in all; the top and the bottom edge are no coast. A wall line on the rim has a plain on one side only, every other has one on both sides.',
    names:
      'In the log, places have names. The points lie in six lines, a (at the top) to f, and are numbered from the left in half sides of a triangle: a, c and e have the points 1, 3, 5, 7 and 9; b, d and f have 0, 2, 4, 6, 8 and 10. A wall line is called by its two ends, such as “from a1 to b0”. The plains lie in five rows, A to E, and are numbered 1 to 9 from the left. A city is called by its first plain.',
    lostBoard: {
      text: 'This land is our own drawing.',
      reason:
        'The pictures of the original board are lost; the shape, the numbers of plains, points and wall lines and the coast agree with all that is known of it.',
    },
  },
  pieces: {
    heading: 'The pieces',
    pieces: {
      head: ['Piece', 'How many'],
      rows: [
        ['Walls', '33'],
        ['Towers: white, grey and black', '10 of each'],
        ['Houses: red, green, blue, yellow and pink', '12 of each'],
        ['Palaces in the same five colours', '3 of each'],
        ['Guild cards', '60'],
        ['Dice: one for towers, two for houses', '3'],
      ],
    },
    supply:
      'What is not on the land lies in the *supply*. Pieces that are taken off the land go back there and can be used again. Beside the land you see how many of each are left.',
  },
  'set-up': {
    heading: 'Set-up',
    deal: 'The land is empty. Everybody is dealt *six guild cards*, which nobody else sees; the rest are the deck. Every score begins at 1.',
    setUp: [
      'Ada’s first turn. Her six cards are in front of her; the number on each is what it would score now.',
    ],
  },
  turn: {
    heading: 'A turn',
    order: 'A turn always goes in this order:',
    steps: [
      'Put a *wall* on a free wall line.',
      'Roll the *dice*: put the towers, then the houses.',
      'If your wall has closed a *city*, you may join it to a neighbouring one. Then everybody scores it, draws cards, and those furthest behind may exchange cards.',
      'The next player clockwise has the turn.',
    ],
    whole: {
      heading: 'A whole turn',
      captions: [
        'Ada may build anywhere. She chooses a line in the middle.',
        'The wall stands. Now the dice are rolled.',
        'A black tower, red, and a question mark. Both ends of the wall are free: one tower must be black, the other may have any colour.',
        'She has put the black one on the right and a grey one on the left. Now the houses: red, and any colour.',
        'She has put the red house below the wall and a green one above it. No city is closed, so Bruno has the next turn.',
      ],
    },
  },
  wall: {
    heading: 'The wall',
    anywhere:
      'You *must* put one wall, on any free wall line of the land. It need not touch another wall. Only inside a completed city nobody may build any more.',
    where: ['Bruno may build on every line that is marked. Those inside the city are not.'],
  },
  towers: {
    heading: 'The towers',
    die: 'At every end of a wall stands a tower. The *tower die* has two faces each of white, grey and black and says which colour comes now. It counts only if an end of your new wall has no tower yet.',
    ends: [
      '*Both ends free*: one gets a tower of the rolled colour, the other a tower of any colour. You choose both.',
      '*One end free*: it gets a tower of the rolled colour.',
      '*No end free*: no tower is put, and the tower die does not count.',
    ],
    oneEnd: {
      heading: 'One end is free',
      captions: [
        'Ada builds on from a wall that is there already. At one end stands a tower, the other is free.',
        'She has rolled black: the free end gets a black tower. There was nothing to choose.',
      ],
    },
    usedUp:
      'If no tower of the rolled colour is left, you take any other colour instead. If only one tower is left in all and both ends are free, you put it on either end.',
  },
  houses: {
    heading: 'The houses',
    dice: 'The two *house dice* give the two plains beside your wall a house each. Which house goes on which side is up to you. Each die has the five colours and a *question mark*, which is any colour you like.',
    rim: 'On the rim there is only one plain beside the wall. Then you choose *one of the two dice*, and only that one gives a house.',
    onTheRim: {
      heading: 'On the rim',
      captions: [
        'Ada has built on the upper rim and rolled red and yellow. Only one plain lies beside the wall, so she may choose one of the two.',
        'She has taken red.',
      ],
    },
    many: 'A plain can hold any number of houses.',
    usedUp:
      'If no house of a rolled colour is left, you take any other colour instead. With two red on the dice and one red house left, one plain gets it and the other a house of another colour. If only one house is left in all, it goes on either plain.',
  },
  cities: {
    heading: 'Cities',
    closed:
      'Plains that hang together without a wall between them are an area. If *every* wall line around it has a wall, the area is closed and becomes a city. A city can have one plain or many.',
    coast: {
      heading: 'The rim does not close',
      captions: [
        'The triangle on the west coast has two walls. Its third side is the coast. It is not closed yet: the rim needs a wall as well.',
        'Ada builds there …',
        '… and now it is a city.',
      ],
    },
    when: 'Towers and houses of the turn are put first; then the city is there. One wall never closes two cities at once.',
  },
  palaces: {
    heading: 'Palaces',
    two: 'In a city, *two houses of the same colour* become a palace of that colour; the houses go back to the supply. That goes on until no two are left. If there is no palace of that colour any more, the houses stay. From now on houses and palaces belong to the city as a whole, and it does not matter on which plain they stand.',
    palace: {
      heading: 'Two red houses',
      captions: [
        'In the triangle stand a red house and a green one. Its upper side is open.',
        'Ada has built there and rolled red and yellow. She wants the red house inside.',
        'The city is closed, and there are two red houses in it.',
        'They become a red palace, and that is what is scored.',
      ],
    },
  },
  clearing: {
    heading: 'Clearing up',
    inside:
      'Walls that have the same city on both sides go back to the supply, and so do towers that no wall touches any more. That happens at once when a city is closed, and again when cities are joined.',
    clearing: {
      heading: 'A wall left over',
      captions: [
        'Ada can close six plains at once. A wall stands inside, with a tower in the middle.',
        'The city is closed. The wall inside is not needed any more …',
        '… nor is the tower in the middle. Both are back in the supply.',
      ],
    },
  },
  joining: {
    heading: 'Joining cities',
    may: 'If your new city shares a wall with a city completed earlier, you *may* join the two: all walls between them go back to the supply, and houses of both can now become palaces together. You may join only one neighbour, or none. Cities that touch only at a corner cannot be joined.',
    two: {
      heading: 'Joining the larger neighbour',
      captions: [
        'Ada can close the two plains between two cities. One city, of four plains, lies to the left of them and below; the other, of one plain, to the right.',
        'The new city shares two walls with the large one and one wall with the small one. Ada may join either, or neither.',
        'She has joined the large one: both walls between them are gone, and so is the tower that stood there. Now it is one city of six plains, with new palaces.',
      ],
    },
    one: {
      heading: 'Joining the smaller neighbour',
      captions: [
        'If she joins the small one instead, only the one wall to the right goes. The city has three plains.',
      ],
    },
    none: {
      heading: 'Joining neither',
      captions: ['If she joins neither, all walls stay, and the new city has two plains.'],
    },
  },
  scoring: {
    heading: 'Scoring',
    everybody:
      'When a city has been completed, it is scored, *by everybody in turn*, first by whoever completed it, then clockwise. You do one of two things:',
    either: [
      '*Play one or two cards* and score what they pay for this city. Two of the same kind may be played together.',
      '*Throw one card away* and score nothing. For that you draw two.',
    ],
    throwing: {
      heading: 'Throwing a card away',
      captions: [
        'Ada has closed a city, but her best card pays a single point for it.',
        'She would rather throw a card away. She scores nothing, and will draw two cards in the end.',
      ],
    },
    asItIs:
      'Cards count the land as it is now and change nothing on it. Joined cities are scored as the one city that they are.',
  },
  cards: {
    heading: 'The guild cards',
    sixty:
      'There are 30 different cards, two of each. Some pay for the city that is being scored, the others for what stands *outside all cities*.',
    city: {
      head: ['For the city', 'Points'],
      rows: [
        ['It has exactly one plain', '6'],
        ['It has exactly two plains', '7'],
        ['It has exactly three plains', '8'],
        ['It has seven plains or more', '9'],
        ['Its houses and palaces have two or three colours; four or five colours', '4; 7'],
        ['White towers, grey towers or black towers (three cards)', '2 each'],
        ['Towers of any colour', '1 each'],
        ['Palaces of any colour', '1 each'],
        [
          'Red, green, blue, yellow or pink (five cards): palaces and houses of that colour',
          '3 each palace, 1 each house',
        ],
      ],
    },
    outside: {
      head: ['For the land', 'Points'],
      rows: [
        ['Red, green, blue, yellow or pink houses outside (five cards)', '1 each'],
        ['Houses outside in the west, in the centre or in the east (three cards)', '1 each'],
        ['Towers of any colour outside', '1 each'],
        ['White, grey or black towers outside (three cards)', '2 each'],
        ['Towers on the coast, outside', '2 each'],
        ['Walls outside', '1 each'],
        ['Completed cities on the board', '1 each'],
      ],
    },
    belongs: [
      'A *tower* belongs to a city if it touches a wall around it; it can belong to several. It is outside if it belongs to none.',
      'A *wall* is outside if it stands around no city.',
      'A *house* is outside if its plain is in no city.',
    ],
    counting: {
      heading: 'A large city',
      captions: [
        'Ada has closed a city of seven plains with seven towers around it, and has not joined it to another. Everybody scores it, Ada first.',
        'Ada: seven plains or more, 9 points. And five towers stand outside on the coast, all in the west: 10 points.',
        'Bruno plays one card only: six walls stand outside, 6 points.',
        'Carla: there are four cities on the board, 4 points. And six pink houses stand outside, 6 points.',
        'Dario: seven towers of the city, 7 points. And six houses in the west, 6 points.',
      ],
    },
    copies: {
      text: 'There are two of each card; the sizes are four different cards, and the largest pays from seven plains on.',
      reason:
        'No source says how many there are of each, and the source that says “more than 7” pays for seven in its own example.',
    },
  },
  'new-cards': {
    heading: 'New cards',
    draw: 'When all have had their go, everybody draws in the same order: *one card* if you played one or two, *two cards* if you threw one away. So playing two cards costs you one card of your hand.',
    deck: 'As soon as the last card of the deck is drawn, the cards played and thrown away are shuffled and become the new deck. (If there are none at that moment, that happens when the next card is due. If there is no card at all, none is drawn.)',
  },
  exchange: {
    heading: 'Exchange for those behind',
    behind:
      'After drawing, whoever has *the fewest points* may exchange cards: throw away as many as you like, then draw as many. If several have equally few, all of them may, one after the other, beginning with whoever is on turn and going clockwise.',
    exchanging: {
      heading: 'From last place',
      captions: [
        'Ada got one point for the city and Bruno nine. Both have drawn a card. Ada has the fewest points and may exchange.',
        'She throws away two cards that she sees no use for …',
        '… and draws two new ones. Now it is Bruno’s turn.',
      ],
    },
  },
  end: {
    heading: 'The end of the match',
    when: 'The match ends with the turn in which *the last wall, the last tower, the last house or the last palace* of the supply is put on the land, of whatever colour. It also ends when somebody whose turn begins finds no line to build on.',
    exactly: {
      text: 'It ends even if pieces come back to the supply in the same turn. If there is no line left, the last scoring follows at once, begun by whoever should have built.',
      reason:
        'The sources say only that the match ends as soon as a last piece is put; they do not mention pieces that come back or a land that is full.',
    },
    last: [
      '*If this turn has completed a city*, everybody scores it once more as usual, but nobody may throw a card away, and no cards are drawn.',
      '*If not*, everybody in turn, beginning with whoever is on turn, chooses *any city on the board* and plays one or two cards for it. Cards that have nothing to do with the city are fine too. If there is no city at all, cards for a city pay nothing.',
      'Nobody exchanges cards any more.',
    ],
    lastScoring: {
      heading: 'The last tower',
      captions: [
        'It is Bruno’s turn. Two towers are left in the supply.',
        'He has built at the bottom, and both towers are used up. No city is closed: everybody chooses a city.',
        'Bruno begins: 23 towers outside and seven houses outside in the centre, 30 points.',
        'Ada may choose either city. Her best two cards count what stands outside, so it does not matter which.',
        'Ten black towers outside and twelve walls: 32 points. Ada wins with 58 to 49.',
      ],
    },
  },
  winner: {
    heading: 'Who wins',
    winner:
      'Whoever has the *most points* wins. Among equals, it is whoever has more cards left in hand. If that is equal too, they win together.',
  },
  knowledge: {
    heading: 'Who knows what',
    open: 'Everybody sees the land, the supply, the points, how many cards each player and the deck have, and all cards that have been played or thrown away.',
    hidden:
      'Your cards are known only to you. Nobody knows which of the other cards are in the deck and which in the hands of others.',
    thrown: {
      text: 'Cards that are thrown away are seen by all, in the exchange too.',
      reason:
        'The sources do not say whether they lie face up; open cards need no trust, and the pile of played cards is open anyway.',
    },
  },
  options: {
    heading: 'Options',
    options: [
      '*Rolling too early*: not allowed, or allowed. If it is allowed, you may, once in your turn, roll before you have put your wall. It costs you a point (your score never goes below 1), the roll does not count, and then you put your wall and roll as usual. In the original that is the penalty for being hasty.',
    ],
  },
  credits: {
    heading: 'Who made it',
    credits:
      'Mauer Bauer, also known as Masons, is a game by Leo Colovini, published by Hans im Glück in 2006 and out of print. These words and pictures are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
