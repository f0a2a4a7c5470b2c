import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

/** What puzzles ask, what they count, and what they are about. */
export const puzzles = {
  task: 'Score as many points as you can this turn.',
  counts:
    'Your result is the points you score this turn, up to and including your cards. The dice are chance; after that, you’re assumed to make the best choices. Hidden cards don’t matter: nobody draws before then.',
  value: (value: number) => plural(value, { one: '# point', other: '# points' }),
  themes: {
    wall: 'Building the wall',
    towers: 'Towers',
    houses: 'Houses',
    joining: 'Joining cities',
    cards: 'Cards',
  },
};
export type PuzzleTexts = typeof puzzles;
