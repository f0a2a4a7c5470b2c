import type { Game, State, View } from '../engine/game.ts';
import type { Reason } from '../engine/insight.ts';
import { Random } from '../engine/random.ts';
import { chanceOf, confidenceIn } from './chance.ts';
import { abilityOf } from './levels.ts';
import { byTheClock, type Cancelled, never, seatOf, type Task, think, type Worked } from './think.ts';
import type { Candidate } from './thought.ts';
import { isSecretChoice } from './which-search.ts';

/** Advice for people. A table loads it when somebody asks: playing needs none of it. */

/** What a search has to say about a moment. */
export interface Advice {
  /** The best first. Their values are chances to win, as far as the game can say (`confidence`). */
  readonly candidates: readonly Candidate[];
  /** Why the best move is the best, if there is a reason that can be put into words. */
  readonly reason: Reason | null;
  /** Whether the first is proved to be the best, so that nobody needs to check. */
  readonly isProved: boolean;
}

/** The best moves, what the seat can expect from each, and the main reason. */
export async function advise(
  game: Game,
  view: View,
  task: Task,
  cancelled: Cancelled = never,
  worked: Worked = byTheClock,
): Promise<Advice> {
  const random = new Random(task.seed);
  // Advice misses nothing that is sure, and overlooks nothing, at any level.
  const ability = { ...abilityOf(task.level, game), careful: true, overlooks: 0 };
  const thought = await think(game, view, random, ability, task, cancelled, worked);
  const state = game.imagine(view, random);
  const confidence = confidenceIn(game, state);
  const candidates = thought.candidates().map(({ move, value, share }) => ({
    move,
    value: chanceOf(value, confidence, state.seats - 1).chance,
    share,
  }));
  const reason = await reasonFor(game, state, seatOf(view), candidates[0]?.move ?? '');
  return { candidates, reason, isProved: thought.isDone ?? false };
}

/** The main reason for a move of this seat; null if there is none, or no such move. */
export async function reasonFor(
  game: Game,
  state: State,
  seat: number,
  move: string,
): Promise<Reason | null> {
  const made = game.read(state, seat, move);
  const reasoning = await game.insight?.reasons?.();
  return made < 0 ? null : (reasoning?.reason(state, seat, made) ?? null);
}

/** The share of a hint's time that goes into the search; the rest goes into playing on. */
const SEARCHING = 0.6;

/**
 * Advice for somebody who is going to follow it: what the search says is checked by playing on. A mix of secret choices cannot
 * be checked one by one, and a task that counts iterations gets no check.
 */
export async function hint(...about: Parameters<typeof advise>): Promise<Advice> {
  const [game, view, task, cancelled = never, worked = byTheClock] = about;
  const { ms, seed } = task;
  const isSecret = isSecretChoice(game, game.imagine(view, new Random(seed)), seatOf(view));
  if (ms === undefined || isSecret) return advise(...about);
  const advice = await advise(game, view, { ...task, ms: SEARCHING * ms }, cancelled, worked);
  if (advice.isProved) return advice;
  const { secondLook } = await import('./review/second-look.ts');
  return secondLook(game, view, advice, { ms: (1 - SEARCHING) * ms, seed: seed + 1 }, cancelled, worked);
}
