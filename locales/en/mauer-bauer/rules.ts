import type { outline } from '../../../src/games/mauer-bauer/learn/outline.ts';
import type { RulesTexts } from '../../../src/web/learn/outline.ts';

/** The rules of Mauer Bauer. The keys are those of `src/games/mauer-bauer/learn/outline.ts`. */
export const rules = {
  glance: {
    heading: 'At a glance',
    quick: [
      '*Build a wall* on any free line outside the cities.',
      '*Towers*: each end of the wall needs one. One has the rolled colour; if both ends were free, choose the other.',
      '*Houses*: one on each plain beside the wall, as rolled. “?” is any colour. On the rim, only one.',
      '*A ring of walls is closed*: a city. Two houses of a colour become a palace; you may join one neighbouring city.',
      '*Everyone scores it*: play one or two cards and draw one, or discard one and draw two.',
      '*The player in last place* may exchange cards.',
      '*The last wall, tower, house or palace is built*: the turn is finished, and a final scoring ends the match. *Most points* wins.',
    ],
  },
  pieces: {
    heading: 'The pieces',
    pieces: {
      head: ['Piece', 'Number'],
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
      'Pieces not on the land form the *supply*. Pieces removed from the land return there and can be used again. Beside the land you see how many of each are left.',
  },
  aim: {
    heading: 'Aim of the game',
    aim: 'For 2–4 players, about 30 minutes. Together you build walls and cities on one land. Whenever a city is completed, *everyone* plays guild cards to score it, and each card scores something different: red houses, black towers, many plains, walls out in the country. The player with the most points wins.',
    match: [
      'It’s Ada’s turn. Two sides of a triangle have walls; a wall on the third would complete a city.',
      'She built it, and the triangle is a city. Two red houses in it became a red palace.',
      'Now everyone plays cards. Ada scores 3 points for the red palace and 6 for a city of one plain.',
    ],
    nobodys:
      'Nothing on the land belongs to anyone: no wall, no tower, no house. Only the cards in your hand are yours, so build what *your cards* score.',
  },
  land: {
    heading: 'The land',
    plains:
      'The land is made of 45 triangles, the *plains*. Walls go on the sides of the triangles, the *wall lines*; towers go on their corners, the *points*; houses go on the plains.',
    land: [
      'The empty land, with the sea on the left and on the right. Dotted lines divide the three regions, each with its own shields: waves in the west, a tree in the centre, a rising sun in the east.',
    ],
    regions:
      'There are three *regions* of 15 plains each: west, centre and east. The points along the left and right edges are on the *coast*, twelve in all; the top and bottom edges are not coast. A wall line on the rim has a plain on one side only; every other has one on both sides.',
    names:
      'The log names places. The points lie in six lines, a (at the top) to f, numbered from the left in half sides of a triangle: a, c and e have the points 1, 3, 5, 7 and 9; b, d and f have 0, 2, 4, 6, 8 and 10. A wall line is named after its two ends, such as “from a1 to b0”. The plains lie in five rows, A to E, numbered 1 to 9 from the left. A city is named after its first plain.',
    lostBoard: {
      text: 'This land is our own drawing, and so are its numbers of plains, points and wall lines.',
      reason:
        'Pictures of the original board are lost; the shape and the coast agree with all that is known of it.',
    },
  },
  'set-up': {
    heading: 'Set-up',
    deal: 'The land is empty. Everyone is dealt *six guild cards*, hidden from the others; the rest form the deck. Every player starts with 1 point.',
    setUp: [
      'Ada’s first turn. Her six cards are in front of her; the number on each is what it would score now.',
    ],
  },
  turn: {
    heading: 'Your turn',
    order: 'A turn always follows this order:',
    steps: [
      'Build a *wall* on a free wall line.',
      'Roll the *dice*: build the towers, then the houses.',
      'If your wall completed a *city*, you may join it to a neighbouring one. Then everyone scores it and draws cards, and the player in last place may exchange cards.',
      'The next player clockwise takes their turn.',
    ],
    whole: {
      heading: 'A whole turn',
      captions: [
        'Ada may build anywhere. She chooses a line in the middle.',
        'The wall is up. Now the dice are rolled.',
        'A black tower, red, and a question mark. Both ends of the wall are free: one tower must be black, the other may be any colour.',
        'She put the black one on the right and a grey one on the left. Now the houses: red, and any colour.',
        'She put the red house below the wall and a green one above it. No city is complete, so it’s Bruno’s turn.',
      ],
    },
  },
  wall: {
    heading: 'The wall',
    anywhere:
      'You *must* build one wall, on any free wall line. It needn’t touch another wall. Only the inside of a completed city is closed to everyone.',
    where: ['Bruno may build on every marked line. Those inside the city aren’t marked.'],
  },
  towers: {
    heading: 'The towers',
    die: 'Every end of a wall has a tower. The *tower die*, with two faces each of white, grey and black, decides the colour. It counts only if an end of your new wall has no tower yet.',
    ends: [
      '*Both ends free*: one gets a tower of the rolled colour, the other a tower of any colour. You choose which.',
      '*One end free*: it gets a tower of the rolled colour.',
      '*No end free*: no tower is built, and the tower die doesn’t count.',
    ],
    oneEnd: {
      heading: 'One end is free',
      captions: [
        'Ada extends an existing wall. One end has a tower, the other is free.',
        'She rolled black: the free end gets a black tower. There was nothing to choose.',
      ],
    },
    usedUp:
      'If no tower of the rolled colour is left, take any other colour instead. If only one tower is left at all and both ends are free, put it on either end.',
    lastTower: {
      text: 'Each colour is on two faces of the tower die. The last tower goes on the end you choose.',
      reason: 'The original rules say neither what is on the dice nor what happens to a last tower.',
    },
  },
  houses: {
    heading: 'The houses',
    dice: 'The two *house dice* give each of the two plains beside your wall a house. You choose which house goes on which side. Each die has the five colours and a *question mark*, which stands for any colour.',
    rim: 'On the rim there is only one plain beside the wall. Choose *one of the two dice*; only that one gives a house.',
    onTheRim: {
      heading: 'On the rim',
      captions: [
        'Ada built on the upper rim and rolled red and yellow. There is only one plain beside the wall, so she chooses one of the two.',
        'She took red.',
      ],
    },
    many: 'A plain can hold any number of houses.',
    usedUp:
      'If no house of a rolled colour is left, take any other colour instead. If both dice show red and one red house is left, one plain gets it and the other gets a house of another colour. If only one house is left at all, it goes on either plain.',
    lastHouse: {
      text: 'The last house goes on the plain you choose.',
      reason: 'The original rules don’t say.',
    },
  },
  cities: {
    heading: 'Cities',
    closed:
      'Plains connected without a wall between them form an area. If *every* wall line around an area has a wall, it becomes a city. A city can have one plain or many.',
    coast: {
      heading: 'The rim needs walls too',
      captions: [
        'The triangle on the west coast has two walls. Its third side is the coast. It’s not a city yet: the rim needs a wall too.',
        'Ada builds there…',
        '…and now it’s a city.',
      ],
    },
    when: 'The turn’s towers and houses are built first; then the city is complete. One wall never completes two cities at once.',
  },
  palaces: {
    heading: 'Palaces',
    two: 'In a city, *two houses of the same colour* become a palace of that colour; the houses return to the supply. This goes on until no pair is left. If there are no palaces of that colour left, the houses stay. From then on, houses and palaces belong to the city as a whole, whichever plain they stand on.',
    palace: {
      heading: 'Two red houses',
      captions: [
        'There are a red house and a green one in the triangle. Its upper side is open.',
        'Ada built there and rolled red and yellow. She wants the red house inside.',
        'The city is complete, with two red houses in it.',
        'They become a red palace, and that is what scores.',
      ],
    },
  },
  clearing: {
    heading: 'Clearing up',
    inside:
      'Walls with the same city on both sides return to the supply, and so do towers no longer touched by a wall. This happens as soon as a city is completed, and again when cities are joined.',
    clearing: {
      heading: 'A wall left over',
      captions: [
        'Ada can enclose six plains at once. There is a wall inside, with a tower in the middle.',
        'The city is complete. The wall inside is no longer needed…',
        '…nor is the tower in the middle. Both return to the supply.',
      ],
    },
  },
  joining: {
    heading: 'Joining cities',
    may: 'If your new city shares a wall with an older city, you *may* join the two: all walls between them return to the supply, and houses of both can now become palaces together. You may join only one neighbour, or none. Cities that touch only at a corner can’t be joined.',
    two: {
      heading: 'Joining the larger neighbour',
      captions: [
        'Ada can enclose the two plains between two cities. One city, of four plains, is to the left and below; the other, of one plain, is to the right.',
        'The new city shares two walls with the large one and one wall with the small one. Ada may join either, or neither.',
        'She joined the large one: both walls between them are gone, and so is the tower that stood there. Now it’s one city of six plains, with new palaces.',
      ],
    },
    one: {
      heading: 'Joining the smaller neighbour',
      captions: [
        'If she joins the small one instead, only the wall to the right goes. The city has three plains.',
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
      'When a city has been completed, *everyone scores it in turn*: first the player who completed it, then the others clockwise. You do one of two things:',
    either: [
      '*Play one or two cards* and score what they say for this city. You may play two of the same kind.',
      '*Discard one card* and score nothing. In return you draw two.',
    ],
    throwing: {
      heading: 'Discarding a card',
      captions: [
        'Ada has completed a city, but her best card scores a single point for it.',
        'She would rather discard a card. She scores nothing, and will draw two cards afterwards.',
      ],
    },
    asItIs:
      'Cards score the land as it is now and change nothing on it. Joined cities are scored as one city.',
  },
  cards: {
    heading: 'The guild cards',
    sixty:
      'There are 30 different cards, two of each. Some score the completed city, the others what is *outside all cities*.',
    city: {
      head: ['For the city', 'Points'],
      rows: [
        ['It has exactly one plain', '6'],
        ['It has exactly two plains', '7'],
        ['It has exactly three plains', '8'],
        ['It has seven or more plains', '9'],
        ['Its houses and palaces have two or three colours; four or five colours', '4; 7'],
        ['White towers, grey towers or black towers (three cards)', '2 each'],
        ['Towers of any colour', '1 each'],
        ['Palaces of any colour', '1 each'],
        [
          'Red, green, blue, yellow or pink (five cards): palaces and houses of that colour',
          '3 per palace, 1 per house',
        ],
      ],
    },
    outside: {
      head: ['For the land', 'Points'],
      rows: [
        ['Red, green, blue, yellow or pink houses outside (five cards)', '1 each'],
        ['Houses outside in the west, in the centre or in the east (three cards)', '1 each'],
        ['Towers of any colour outside', '1 each'],
        ['White, grey or black towers outside (three cards)', '2 each'],
        ['Towers on the coast, outside', '2 each'],
        ['Walls outside', '1 each'],
        ['Completed cities on the board', '1 each'],
      ],
    },
    belongs: [
      'A *tower* belongs to a city if it touches a wall around it; it can belong to several. It’s outside if it belongs to none.',
      'A *wall* is outside if it isn’t around a city.',
      'A *house* is outside if its plain is in no city.',
    ],
    counting: {
      heading: 'A large city',
      captions: [
        'Ada has completed a city of seven plains with seven towers around it, and hasn’t joined it to another. Everyone scores it, Ada first.',
        'Ada: seven or more plains, 9 points. And five towers outside on the coast, all in the west: 10 points.',
        'Bruno plays only one card: six walls outside, 6 points.',
        'Carla: four cities on the board, 4 points. And six pink houses outside, 6 points.',
        'Dario: seven towers around the city, 7 points. And six houses in the west, 6 points.',
      ],
    },
    copies: {
      text: 'There are two of each card; the four sizes are four different cards, and the largest counts from seven plains.',
      reason:
        'The original number of each isn’t known. Its rules say “more than 7”, but score seven plains in their own example.',
    },
  },
  'new-cards': {
    heading: 'Drawing cards',
    draw: 'When all have scored or discarded, everyone draws in the same order: *one card* if you played one or two, *two cards* if you discarded. So playing two cards shrinks your hand by one.',
    deck: 'As soon as the last card of the deck is drawn, the played and discarded cards are shuffled into a new deck. (If there are none at that moment, this happens when the next card is due. If there are no cards at all, none is drawn.)',
    emptyHand: {
      text: 'If you have no cards, you sit out that scoring and draw again as soon as there is a card.',
      reason: 'The original rules don’t cover this, and it hardly ever happens.',
    },
  },
  exchange: {
    heading: 'Exchange for last place',
    behind:
      'After drawing, the player with *the fewest points* may exchange cards: discard as many as you like, then draw the same number. If several are tied, all of them may, clockwise from the player whose turn it is.',
    exchanging: {
      heading: 'In last place',
      captions: [
        'Ada scored one point for the city and Bruno nine. Both have drawn a card. Ada has the fewest points and may exchange.',
        'She discards two cards she has no use for…',
        '…and draws two new ones. Now it’s Bruno’s turn.',
      ],
    },
  },
  end: {
    heading: 'End of the match',
    when: 'The match ends with the turn in which *the last wall, the last tower, the last house or the last palace* in the supply is built, whatever its colour. It also ends when a player’s turn begins and there is no line left to build on.',
    exactly: {
      text: 'It ends even if pieces return to the supply in the same turn. If there is no line left, the final scoring follows at once, starting with the player who should have built.',
      reason: 'The original rules say only that the match ends as soon as a last piece is built.',
    },
    last: [
      '*If this turn completed a city*, everyone scores that city as usual, but nobody may discard, and no cards are drawn.',
      '*If not*, everyone in turn, starting with the player whose turn it is, chooses *any city on the board* and plays one or two cards for it. Cards that don’t concern the city are fine too. If there is no city at all, city cards score nothing.',
      'Nobody exchanges cards any more.',
    ],
    lastScoring: {
      heading: 'The last tower',
      captions: [
        'It’s Bruno’s turn. Two towers are left in the supply.',
        'He built at the bottom, and both towers are used up. No city was completed: everyone chooses a city.',
        'Bruno begins: 23 towers outside and seven houses outside in the centre, 30 points.',
        'Ada may choose either city. Her two best cards score what is outside, so it doesn’t matter which.',
        'Ten black towers outside and twelve walls: 32 points. Ada wins 58 to 49.',
      ],
    },
    noNewCards: {
      text: 'In the final scoring nobody discards, draws or exchanges cards.',
      reason: 'New cards would be of no use; the original rules don’t mention it.',
    },
  },
  winner: {
    heading: 'Who wins',
    winner:
      'The player with the *most points* wins. If tied, the one with more cards left in hand wins. If that’s tied too, they share the win.',
  },
  knowledge: {
    heading: 'What you can see',
    open: 'Everyone sees the land, the supply, the points, how many cards each player and the deck have, and all cards that were played or discarded.',
    hidden:
      'Only you know your cards. Nobody knows which of the other cards are in the deck and which are in the other players’ hands.',
    thrown: {
      text: 'Discards are face up, in the exchange too.',
      reason: 'The original rules don’t say; face-up cards need no trust, and played cards are open anyway.',
    },
  },
  tips: {
    heading: 'Tips for beginners',
    tips: [
      'Build what your cards score. Walls, towers and houses belong to nobody.',
      'Close a city when your own cards score most for it: you score first, but everyone scores.',
      'If a city brings you next to nothing, discard a weak card and draw two.',
      'Cards for what is outside gain value during the match. Keep two good ones for the final scoring.',
    ],
  },
  options: {
    heading: 'Options',
    options: [
      '*Rolling too early*: not allowed, or allowed. If allowed, you may roll once per turn before you have built your wall. It costs you a point (you never drop below 1), the roll doesn’t count, and then you build and roll as usual. In the original, this is the penalty for being hasty.',
    ],
    early: {
      text: 'By default it isn’t allowed, and never more than once per turn.',
      reason: 'The original rules only name the penalty.',
    },
  },
  credits: {
    heading: 'Credits',
    credits:
      'Mauer Bauer, also known as Masons, is a game by Leo Colovini, published by Hans im Glück in 2006 and hard to find today. The texts and pictures here are our own.',
  },
} satisfies RulesTexts<typeof outline>;

export type Rules = typeof rules;
