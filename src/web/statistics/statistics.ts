import { LEVELS } from '../../bots/levels.ts';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import type { PlayedMatch, ReviewedPlay } from '../storage/results.ts';

/** The statistics of many matches of one player. */
export interface Statistics {
  readonly all: Tally;
  /** The games that were played, in the order of the home page. */
  readonly byGame: readonly (Tally & { readonly game: GameId })[];
  readonly byOpponents: readonly (Tally & { readonly opponents: Opponents })[];
  /** The newest last. */
  readonly recent: readonly Outcome[];
  /** The current run. */
  readonly streak: { readonly isWon: boolean; readonly length: number } | null;
  readonly longestStreak: number;
  /** The matches that were reviewed. */
  readonly reviewed: readonly ReviewedMatch[];
}

export interface Tally {
  readonly matches: number;
  /** Shared wins count by their share. */
  readonly won: number;
  /** The expected wins if everybody at the table were equally likely to win. */
  readonly fair: number;
}

/** Who sat there besides me: only people, bots of one level, or anything else. */
const OPPONENTS = ['people', ...LEVELS, 'mixed'] as const;
type Opponents = (typeof OPPONENTS)[number];

export type Outcome = 'won' | 'shared' | 'lost';

interface ReviewedMatch extends ReviewedPlay {
  readonly game: GameId;
}

const RECENT = 20;

/** `matches` in any order; `reviews` by match and seat. */
export function statisticsOf(
  matches: readonly PlayedMatch[],
  reviews: ReadonlyMap<string, readonly ReviewedPlay[]>,
): Statistics {
  const inOrder = [...matches].sort((a, b) => a.when - b.when);
  const outcomes = inOrder.map(outcomeOf);
  return {
    all: tally(inOrder),
    byGame: GAME_IDS.map(game => ({ game, ...tally(inOrder.filter(match => match.game === game)) })).filter(
      ({ matches }) => matches > 0,
    ),
    byOpponents: OPPONENTS.map(opponents => ({
      opponents,
      ...tally(inOrder.filter(match => opponentsOf(match) === opponents)),
    })).filter(({ matches }) => matches > 0),
    recent: outcomes.slice(-RECENT),
    ...streaksOf(outcomes),
    reviewed: inOrder.flatMap(({ source, game, me }) => {
      const mine = reviews.get(source)?.[me];
      return mine && mine.decisions > 0 ? [{ game, ...mine }] : [];
    }),
  };
}

/** Where the true share of wins probably is: Wilson's 95 % interval. Shared wins vary less, so it is on the safe side. */
export function intervalOf({ matches, won }: Tally): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = won / matches;
  const weight = 1 + z ** 2 / matches;
  const centre = (share + z ** 2 / (2 * matches)) / weight;
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

function tally(matches: readonly PlayedMatch[]): Tally {
  let won = 0;
  let fair = 0;
  for (const { me, seats, winners } of matches) {
    if (winners.includes(me)) won += 1 / winners.length;
    fair += 1 / seats.length;
  }
  return { matches: matches.length, won, fair };
}

function outcomeOf({ me, winners }: PlayedMatch): Outcome {
  if (!winners.includes(me)) return 'lost';
  return winners.length === 1 ? 'won' : 'shared';
}

function opponentsOf({ me, seats }: PlayedMatch): Opponents {
  const others = new Set(seats.filter((_, seat) => seat !== me));
  const [first] = others;
  if (others.size !== 1 || first === undefined) return 'mixed';
  return first === 'person' ? 'people' : first;
}

/** A shared win continues a winning streak. */
function streaksOf(outcomes: readonly Outcome[]): Pick<Statistics, 'streak' | 'longestStreak'> {
  let isWon = false;
  let length = 0;
  let longestStreak = 0;
  for (const outcome of outcomes) {
    const wasWon = isWon;
    isWon = outcome !== 'lost';
    length = isWon === wasWon ? length + 1 : 1;
    if (isWon) longestStreak = Math.max(longestStreak, length);
  }
  return { streak: length === 0 ? null : { isWon, length }, longestStreak };
}
