import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

/** What puzzles ask, what they count, and what they are about. */
export const puzzles = {
  task: 'Get as many cheeses as you can this turn.',
  counts:
    'Your result is the number of kinds of cheese you get before your turn ends. Tiles nobody has seen are chance; tiles that have been seen are shown.',
  value: (value: number) => plural(value, { one: '# cheese', other: '# cheeses' }),
  themes: {
    winning: 'Winning move',
    sliding: 'Sliding tiles',
    uncovering: 'Lifting roofs',
    running: 'Running',
  },
};
export type PuzzleTexts = typeof puzzles;
