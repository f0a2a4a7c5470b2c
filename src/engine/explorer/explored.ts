import type { Game, View } from '../game.ts';
import { Match } from '../match.ts';
import type { RecordedPlay } from '../record.ts';
import { sha256 } from '../sha256.ts';
import type { Turn } from '../turn.ts';
import type { Ending, Likeness } from './likeness.ts';

/** What was played at one place of one match, and how it ended for the seat. */
export interface Step extends Ending {
  /** By `placeCalled`. */
  readonly place: string;
  /** As `Place.alike` gives it. */
  readonly move: string;
  /** The number of the play. */
  readonly play: number;
}

/** What was played at a place in all matches together, and what came of it. */
export interface Played {
  /** As `Place.alike` gives it. */
  readonly move: string;
  readonly times: number;
  /** The sums of all endings. */
  readonly wins: number;
  readonly score: number;
  /** Some of the matches, the latest first. */
  readonly matches: readonly string[];
}

/** How many plays of a match are looked at: the opening, and more. */
const PLAYS = 64;
/** How many matches are named with a move, at most. */
export const MOST_MATCHES = 5;

/** Raise it when places change their meaning: all of them then get new names. */
const VERSION = 1;
const BYTES = 12;

/** The name of a place: 24 hexadecimal digits, the same for the same key. */
export function placeCalled(game: string, key: string): string {
  const hash = sha256(new TextEncoder().encode(`${VERSION} ${game} ${key}`));
  return Array.from(hash.subarray(0, BYTES), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** What was played in a match that ended by its rules, place by place. Throws if a play is not legal. */
export function stepsOf(
  game: Game,
  likeness: Likeness,
  rules: Pick<Match, 'seats' | 'options'>,
  plays: Iterable<RecordedPlay>,
): Step[] {
  const match = new Match(game, rules.seats, rules.options);
  const found: (Omit<Step, keyof Ending> & { readonly view: View; readonly seat: number })[] = [];
  for (const [by, move] of plays) {
    const view = match.plays.length < PLAYS ? match.view('spectator', true) : null;
    for (const { key, seat, alike } of view ? likeness.places(view, by) : []) {
      const play = match.plays.length;
      if (view) found.push({ view, seat, place: placeCalled(game.id, key), move: alike(move), play });
    }
    const played = match.play(by, move);
    if (!played.ok) throw new Error(played.error.message);
  }
  const turn = match.turn();
  if (turn.kind !== 'over') throw new Error('the match goes on');
  const end = match.view('spectator', true);
  return found.map(({ view, seat, ...step }) => ({
    ...step,
    ...(likeness.ending?.(view, end, seat) ?? endingOf(turn, seat)),
  }));
}

function endingOf({ scores, winners }: Extract<Turn, { readonly kind: 'over' }>, seat: number): Ending {
  return { share: winners.includes(seat) ? 1 / winners.length : 0, score: scores[seat] };
}

/** What was played in some matches, in memory. */
export class Explored {
  readonly #places = new Map<string, Map<string, Played>>();

  add(match: string, steps: readonly Step[]): void {
    for (const { place, move, share, score } of steps) {
      const moves = this.#places.get(place) ?? new Map<string, Played>();
      const before = moves.get(move) ?? { times: 0, wins: 0, score: 0, matches: [] };
      moves.set(move, {
        move,
        times: before.times + 1,
        wins: before.wins + share,
        score: before.score + score,
        matches: [...new Set([match, ...before.matches])].slice(0, MOST_MATCHES),
      });
      this.#places.set(place, moves);
    }
  }

  /** The most often played first. */
  at(place: string): readonly Played[] {
    return [...(this.#places.get(place)?.values() ?? [])].sort((a, b) => b.times - a.times);
  }

  /** Everything, place by place. */
  all(): (Played & { readonly place: string })[] {
    return [...this.#places].flatMap(([place, moves]) =>
      [...moves.values()].map(played => ({ ...played, place })),
    );
  }
}
