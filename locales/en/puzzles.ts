import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** A rating, without a thousands separator. */
const whole = (rating: number) => String(Math.round(rating));

/** The texts of puzzles; what a game counts, and what its puzzles are about, is in its own `puzzles.ts`. */
export const puzzles = {
  heading: 'Puzzles',
  line: 'One move is clearly the best: find it. Every puzzle comes with a proof of what each move is worth, counting every outcome of chance and every reply.',
  daily: 'Puzzle of the day',
  dailyLine: 'The same for everyone, new every day.',
  dailyDone: 'Solved today',
  training: 'Train',
  streak: 'Streak',
  streakLine: 'They get harder and harder. One mistake ends it.',
  timed: 'Three minutes',
  timedLine: 'Solve as many as you can. Three mistakes end it.',
  own: 'From your matches',
  ownLine: 'Positions from the matches you have finished, on this device and online.',
  ownSearching: 'Looking for puzzles in your matches…',
  ownNone: 'There are no puzzles in your finished matches yet. Play another one.',
  themes: 'By theme',
  counted: 'What counts',
  leave: 'Back to the puzzles',
  answer: 'Task and answer',
  right: 'That’s it!',
  tell: 'Show answer',
  next: 'Next puzzle',
  again: 'Try again',
  analyse: 'Analyse',
  all: 'Every move',
  move: 'Move',
  worth: 'Worth',
  spread: 'Possible outcomes',
  result: 'Result',
  best: 'Best',
  yours: 'Yours',
  checking: 'Checking the proof on this device…',
  unchecked: 'The proof couldn’t be checked here.',
  refuted: 'The proof doesn’t hold. Please report this puzzle.',
  clock: 'Time left',
  notFound: 'There’s no such puzzle.',
  none: 'This game has no puzzles yet.',
  trainingLine: (puzzles: number) =>
    `${plural(puzzles, { one: '# puzzle', other: '# puzzles' })}, matched to your rating.`,
  days: (days: number) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  rating: (rating: number) => `Your rating: ${whole(rating)}`,
  puzzleRating: (rating: number) => `Rated ${whole(rating)}`,
  change: (rating: number, change: number) => `${whole(rating)} (${change < 0 ? '' : '+'}${number(change)})`,
  record: (solved: number, tried: number) => `${number(solved)} of ${number(tried)} solved on the first try`,
  bestSoFar: (count: number) => `Best so far: ${number(count)}`,
  solved: (count: number) => `${number(count)} solved`,
  mistakes: (count: number, most: number) => `${number(count)} of ${number(most)} mistakes`,
  missed: 'There was a better move. Next one:',
  over: (count: number) => `Finished: you solved ${plural(count, { one: '# puzzle', other: '# puzzles' })}.`,
  task: (name: string, task: string) => `You are ${name}. ${task}`,
  wrong: (move: string, value: string) => `${move}: ${value}. There’s a better move.`,
  bestIs: (move: string, value: string) => `Best: ${move}. Worth ${value}.`,
  checked: (moves: number) =>
    `Proof checked on this device: ${plural(moves, { one: '# move', other: 'all # moves' })}.`,
  percent: (percent: number) => (percent > 0 && percent < 1 ? 'under 1%' : `${number(Math.round(percent))}%`),
  ofGame: (what: string, game: string) => `${what}: ${game}`,
  /** What puzzles of any game can be about. */
  anyThemes: {
    sure: 'Nothing left to chance',
    odds: 'Odds',
    patience: 'Patience',
  } as Readonly<Record<string, string>>,
};
export type PuzzlesTexts = typeof puzzles;
