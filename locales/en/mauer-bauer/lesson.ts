/** The lesson of Mauer Bauer. The keys are those of `src/games/mauer-bauer/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Mauer Bauer! Everybody builds on the same land, and nothing on it is anybody’s. Yours are your *guild cards*. When a city is closed, they turn into points, and most points win.',
    },
    close: {
      say: 'On your turn you put one wall. In the middle two sides of a triangle stand already. With a wall on *every* side it becomes a city.',
      task: 'Put your wall on the third side, at the top of the triangle (b4 to b6).',
      wrong: {
        other:
          'You may build there as well, but no city is closed by it. The open side of the triangle in the middle is its upper one.',
      },
    },
    houses: {
      say: 'You rolled red and yellow: a house for each side of your wall. In a city *two houses of a colour become a palace*, and a red one is inside already.',
      task: 'Put red inside, below the wall: tap a house to change it. Then build.',
      wrong: {
        other: 'Then yellow would stand inside, and there would be no palace. Swap them.',
      },
    },
    score: {
      say: '*The city is closed!* Now everybody plays one or two cards for it. The number on each card is what it pays now.',
      task: 'Play your two best cards: red in the city and city of one plain.',
      wrong: {
        throw:
          'Throwing a card away brings no points, only new cards. You have good cards for this city: play the 3 and the 6.',
        one: 'One card is allowed, but together two pay more. Play the 3 and the 6.',
        cards: 'These two pay less than you could have. Play the 3 and the 6.',
      },
    },
    coast: {
      say: '9 points! You drew a card. Bruno threw one away, drew two and, being *furthest behind*, exchanged another. One of your cards pays for black towers *outside* …',
      task: 'Put a wall on the topmost line of the coast on the right (a9 to b10).',
      wrong: {
        other:
          'Nothing wrong with that line. But let us begin something new, far from the city, with two free ends.',
      },
    },
    towers: {
      say: 'Both ends of your wall are free, so it gets two towers. *One must be black*, as rolled; the colour of the other is up to you.',
      task: 'Make both towers black, then build.',
      wrong: {
        other: 'Allowed, but your card pays 2 for every black tower outside. Make the other one black too.',
      },
    },
    join: {
      say: 'Bruno built beside the city, and you closed the triangle above. Cities may be *joined*: the wall between them goes, and their houses count together.',
      task: 'Join the cities: your cards want two plains and four colours.',
      wrong: {
        other:
          'By itself the city has one plain, and you have no card for that. Joined it has two plains, four colours and another palace.',
      },
    },
    joined: {
      say: 'One city of two plains! Two green houses have become a palace. See how the numbers on your cards have gone up.',
      task: 'Play the two cards that pay 7 each.',
      wrong: {
        throw: 'You will hardly get better cards than these. Play the two that pay 7.',
        one: 'One card would give away points. Play the two that pay 7.',
        cards: 'These two pay less. Play the two that pay 7.',
      },
    },
    win: {
      say: '*Some turns later* Bruno has put the last tower: the match ends. In the last scoring everybody chooses *any* city. Bruno has 49 points, you have 26.',
      task: 'Choose a city and the two cards that win the match.',
      wrong: {
        one: 'One card is not enough to overtake Bruno. Play two: black towers outside and walls outside.',
        cards:
          'Not enough to overtake Bruno. Your black towers outside pay 20, the walls outside 12: together that is enough, for either city.',
      },
    },
    end: {
      say: '*58 to 49: you have won!* Build what your cards pay for, watch what others collect, and mind the supplies. You know all you need.',
    },
  },
};
export type Lesson = typeof lesson;
