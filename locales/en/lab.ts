import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** A measured number and its interval. */
interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The texts of the house-rules lab. */
export const lab = {
  heading: 'House-rules lab',
  line: 'Bots play many matches, so you can see what a rule does to the game.',
  vary: 'Rule to compare',
  varyNothing: 'None: only the rules below',
  matches: 'Matches per value',
  matchCount: (n: number) => plural(n, { one: '# match', other: '# matches' }),
  seed: 'Seed',
  seedLine: 'The same seed always plays the same matches.',
  start: 'Start',
  startAnew: 'Start again',
  stop: 'Stop',
  working: 'Bots are playing…',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} matches`,
  done: 'All matches played.',
  stopped: 'Stopped. These are the results so far.',
  failed: 'Something went wrong. Try again.',
  found: (game: string) => `${game}: results`,
  seat: (n: number) => `Seat ${number(n)} wins`,
  luck: 'Luck',
  length: 'Moves per match',
  score: 'Score per player',
  spread: 'Points from first to last',
  share: ({ value, low, high }: Measured) =>
    `${number(Math.round(100 * value))}% (${number(Math.round(100 * low))}–${number(Math.round(100 * high))})`,
  number: ({ value, low, high }: Measured) => `${short(value)} (${short(low)} to ${short(high)})`,
  command: 'The same in a terminal',
  meaning:
    'In brackets: 95% intervals. The notch marks an equal share. Half of the matches are between journeymen; in the other half, one journeyman plays against apprentices. Luck is how often it still doesn’t win: 0% if it always wins, 100% if it wins no more often than the others.',
};
export type LabTexts = typeof lab;

/** One decimal is as much as the matches can tell. */
function short(value: number): string {
  return number(Math.round(10 * value) / 10);
}
