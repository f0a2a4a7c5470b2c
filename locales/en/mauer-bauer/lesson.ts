/** The lesson of Mauer Bauer. The keys are those of `src/games/mauer-bauer/learn/lesson.ts`. */
export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to Mauer Bauer! Everyone builds on the same land, made of triangles called *plains*. Nothing on it belongs to anyone. What’s yours are your secret *guild cards*: whenever a city is completed, you play cards to score it. The most points win.',
    },
    close: {
      say: 'On your turn you build one wall along a side of a plain. When an area has walls *all the way round*, it’s a *city*. The plain in the middle already has walls on two sides.',
      task: 'Build a wall on its third side, the top of the triangle.',
      wrong: {
        other:
          'You may build there, but it doesn’t complete a city. The open side of the triangle in the middle is the top.',
      },
    },
    houses: {
      say: 'After the wall you roll dice for the houses: one for the plain on each side of your wall. You rolled red and yellow. In a city, *two houses of the same colour become a palace*, and there’s a red one inside already.',
      task: 'Put red inside, below the wall: tap a house to change it. Then build.',
      wrong: {
        other: 'That puts yellow inside, and there’s no palace. Swap them.',
      },
    },
    score: {
      say: '*The city is complete!* Now everyone plays one or two cards for it. The number on each card is what it scores right now.',
      task: 'Play the two cards that score most: red in the city and city of one plain.',
      wrong: {
        throw:
          'That scores nothing now, but you draw two cards, and early in a match this can be just as good. To see how scoring works, play the 3 and the 6.',
        one: 'You may play just one, but two score more. Play the 3 and the 6.',
        cards: 'You can score more than that. Play the 3 and the 6.',
      },
    },
    coast: {
      say: '9 points, and you drew a card! Bruno discarded a card instead and drew two. Being in *last place*, he also exchanged one. Some cards score what’s *outside*, which means part of no city. One of yours wants black towers outside…',
      task: 'Build a wall on the topmost line of the coast, the right edge of the land.',
      wrong: {
        other:
          'Nothing wrong with that line. But start something new far from the city: the topmost line of the coast on the right.',
      },
    },
    towers: {
      say: 'Every end of a wall needs a tower. Both ends of your new wall are free, so you build two. *One must be black*, as rolled; you choose the colour of the other.',
      task: 'Make both towers black, then build.',
      wrong: {
        other: 'Allowed, but your card scores 2 for every black tower outside. Make the other one black too.',
      },
    },
    join: {
      say: 'Bruno built beside the city, and you completed the triangle above it. Neighbouring cities may be *joined*: the wall between them is removed, and they count as one.',
      task: 'Join the cities: your cards want two plains and four colours.',
      wrong: {
        other:
          'On its own the city has one plain, and you have no card for that. Joined, it has two plains, four colours and another palace.',
      },
    },
    joined: {
      say: 'One city of two plains! Two green houses became a palace. See how the numbers on your cards went up.',
      task: 'Play the two cards that score 7 each.',
      wrong: {
        throw: 'You won’t get better cards than these. Play the two that score 7.',
        one: 'One card would give away points. Play the two that score 7.',
        cards: 'These two score less. Play the two that score 7.',
      },
    },
    win: {
      say: 'When walls, towers, houses or palaces run out, the match ends. *Some turns later* Bruno has built the last tower. In the final scoring everyone chooses *any* city. Bruno has 49 points, you have 26.',
      task: 'Choose a city and the two cards that win the match.',
      wrong: {
        one: 'One card isn’t enough to overtake Bruno. Play two: black towers outside and walls outside.',
        cards:
          'Not enough to overtake Bruno. Your black towers outside score 20 and the walls outside 12: play both, for either city.',
      },
    },
    end: {
      say: '*58 to 49: you win!* Three things to remember: *build what your cards score*; *discard when your cards score little: you draw two*; *watch the supply beside the land, for when something runs out, it’s over*.',
    },
  },
};
export type Lesson = typeof lesson;
