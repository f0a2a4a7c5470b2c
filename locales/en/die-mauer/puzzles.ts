import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

/** What puzzles ask, what they count, and what they are about. */
export const puzzles = {
  task: 'Get rid of as many points as you can this turn.',
  counts:
    'Your result is the penalty points of the blocks you get rid of this turn, minus those of a gift you must take. Everyone chooses at once: all of a rival’s choices count as equally likely, and so does every gift. All hands are known.',
  value: (value: number) => plural(value, { one: '# point', other: '# points' }),
  themes: {
    master: 'You are the master builder',
    guessing: 'Guessing',
    empty: 'Empty fist',
  },
};
export type PuzzleTexts = typeof puzzles;
