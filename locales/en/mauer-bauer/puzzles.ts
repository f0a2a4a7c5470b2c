import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

/** What puzzles ask, what they count, and what they are about. */
export const puzzles = {
  task: 'Make as many points as you can this turn.',
  counts:
    'Counted: the points you make until you have played your cards this turn. Dice are chance; after them you choose the best yourself. Nothing hidden matters: nobody draws a card before that.',
  value: (value: number) => plural(value, { one: '# point', other: '# points' }),
  themes: {
    wall: 'Placing the wall',
    towers: 'Towers',
    houses: 'Houses',
    joining: 'Joining cities',
    cards: 'Cards',
  },
};
export type PuzzleTexts = typeof puzzles;
