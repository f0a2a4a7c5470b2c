import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

/** What puzzles ask, what they count, and what they are about. */
export const puzzles = {
  task: 'Be as far ahead as you can after your rival’s next turn.',
  counts:
    'Your result is your points minus your rival’s, as if the match ended after your rival’s next turn. Every face of the die is equally likely, and your rival then makes the move that is worst for you.',
  value: (value: number) => `${value > 0 ? '+' : ''}${plural(value, { one: '# point', other: '# points' })}`,
  themes: {
    laying: 'Laying bricks',
    moving: 'Moving bricks',
    end: 'Last bricks',
  },
};
export type PuzzleTexts = typeof puzzles;
