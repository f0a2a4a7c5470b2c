import { grammar } from '../grammar.ts';
import type { Who } from '../words.ts';

const { number, plural, and } = grammar('en');

const PLACES: Readonly<Record<number, string>> = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
};

/** The texts of the result of a match. */
export const result = {
  youWon: 'You won!',
  /** Under it. */
  ahead: (points: number) => plural(points, { one: 'By a single point', other: 'By # points' }),
  youShare: (others: readonly string[]) => `You share the win with ${and(others)}`,
  /** Against one opponent; `points` is null if points didn't decide. */
  youLost: (points: number | null) =>
    points === null
      ? 'You lost'
      : plural(points, { one: 'You lost by # point', other: 'You lost by # points' }),
  /** `behind` is null if points didn't decide. */
  youCame: (place: number, behind: number | null) => {
    const came = `You came ${PLACES[place] ?? number(place)}`;
    return behind === null ? came : `${came}, ${number(behind)} behind`;
  },
  won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} won` : `${and(names)} share the win`),
  /** Why the match ended before its rules ended it. */
  decided: {
    resigned: (seat: number, who: Who) => who(seat, '# resigned.', 'You resigned.'),
    time: (seat: number, who: Who) => who(seat, '# ran out of time.', 'You ran out of time.'),
  },
  forfeited: 'didn’t finish',
  points: 'Points',
  player: 'Player',
  number,
  race: 'Score over time',
  raceOf: (name: string, scores: string) => `${name}: ${scores}`,
  raceInWords: (lines: readonly string[]) =>
    `Scores at the start, after each quarter and at the end. ${lines.join('. ')}.`,
  how: 'Score breakdown',
  compare: 'Compare with everyone',
  rematch: 'Rematch',
  review: 'Review',
  share: 'Share',
  look: 'View board',
  replay: 'Replay',
};
