import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** The texts of learning from one's mistakes after a review. `points` are percentage points of the chance to win. */
export const mistakes = {
  heading: 'Learn from your mistakes',
  headingOf: (name: string) => `Learn from ${name}’s mistakes`,
  leave: 'Back to the review',
  progress: (now: number, all: number) => `${number(now)} of ${number(all)}`,
  task: (move: string) => `You played: ${move}. Find something better.`,
  taskOf: (name: string, move: string) => `${name} played: ${move}. Find something better.`,
  answer: 'Task and answer',
  judging: 'Checking your move…',
  same: 'That’s the move from the match. Try something else.',
  worse: (move: string, points: number) =>
    `${move}: that costs about ${plural(points, { one: '# point', other: '# points' })} of win chance, too. Try something else.`,
  unknown: 'Your move couldn’t be checked. Try again.',
  found: 'That’s it!',
  alsoGood: 'That’s good, too!',
  tell: 'Show answer',
  next: 'Next mistake',
  again: 'Try again',
  done: 'Done',
  result: (solved: number, all: number) =>
    `You found ${number(solved)} of ${plural(all, { one: '# move', other: '# moves' })}.`,
  otherwise: 'With different luck',
  outcome: 'Outcome',
  likely: 'Likelihood',
  yours: 'Played',
  better: 'Better',
  counting: 'Win chance after each outcome',
};
export type MistakesTexts = typeof mistakes;
