import { grammar } from '../grammar.ts';

const { number, plural, range } = grammar('en');

function decimal(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value);
}

function percentOf(percent: number): string {
  return percent > 0 && percent < 1 ? 'under 1%' : `${number(Math.round(percent))}%`;
}

/** The texts of the explorer: what was played in a position before. */
export const explorer = {
  heading: 'Explorer',
  off: 'Shows what was played here before, how often, and with what result.',
  source: 'Whose matches',
  sources: { masters: 'Masters', people: 'On this server' },
  loading: 'Looking it up…',
  offline: 'The server can’t be reached. The masters’ matches work without it.',
  none: 'No matches got here yet.',
  over: 'The match is over.',
  position: (times: number) =>
    plural(times, { one: 'In this position: # time', other: 'In this position: # times' }),
  kind: (times: number) =>
    plural(times, { one: 'In similar positions: # time', other: 'In similar positions: # times' }),
  /** After a move, for others that count as the same. */
  alike: (others: number) => `+ ${number(others)} similar`,
  resultsOf: (name: string) => `Results of ${name}.`,
  /** How often, the share of wins with its interval, and the average score. */
  result: (times: number, percent: number, low: number, high: number, score: number) =>
    `${plural(times, { one: '# time', other: '# times' })} · won ${number(Math.round(percent))}% (${range(Math.round(low), Math.round(high))}%) · average score ${decimal(score)}`,
  percent: percentOf,
  play: (move: string, percent: number, result: string) =>
    `Play: ${move}. ${percentOf(percent)} of the time, ${result}`,
  all: (moves: number) => `All ${number(moves)}`,
  matches: 'Matches',
  matchesOf: (move: string) => `Matches with: ${move}`,
  match: (index: number) => `Match ${number(index)}`,
  /** A bot's name in a match of masters. */
  master: (seat: number) => `Master ${number(seat)}`,
  masters: (matches: number) =>
    plural(matches, {
      one: 'From # match of the master bot against itself.',
      other: 'From # matches of the master bot against itself.',
    }),
  people: 'From public matches finished on this server, including bots’ matches.',
};
