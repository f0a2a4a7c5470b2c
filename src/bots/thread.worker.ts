import { workerData } from 'node:worker_threads';
import type { Game, View } from '../engine/game.ts';
import type { MatchRecord } from '../engine/record.ts';
import type { Result } from '../engine/result.ts';
import type { GameId } from '../games/index.ts';
import { gameCalled, simplePlayersOf } from '../games/loaded.ts';
import { type Advice, advise as adviseOn } from './advising.ts';
import { type Bout, type BoutResult, playBout } from './arena.ts';
import { dealOf, masterOf, playDeal } from './deal.ts';
import type { Finding } from './review/findings.ts';
import type { Checked, Suspect } from './review/inquiry.ts';
import { MomentReviewer } from './review/moments.ts';
import type { ReviewJob } from './review/pool.ts';
import { type Cancelled, chooseMove, type Task } from './think.ts';

/** What threads can be asked to do (`threads.ts`): each function is called by its name. */

/** A bot gets only the view of its seat. */
export interface Thinking {
  readonly game: string;
  readonly view: View;
  readonly task: Task;
  /** Shared memory: anything but 0 stops at the best so far. */
  readonly stop: Int32Array;
}

export function choose({ game, view, task, stop }: Thinking): Promise<string> {
  return chooseMove(known(game), view, task, stoppedBy(stop), worked);
}

export function advise({ game, view, task, stop }: Thinking): Promise<Advice> {
  return adviseOn(known(game), view, task, stoppedBy(stop), worked);
}

export function play({ game, bout }: { readonly game: string; readonly bout: Bout }): Promise<BoutResult> {
  return playBout(known(game), bout, { worked, simple: simplePlayersOf(game) });
}

/** Plays a deal with these moves for its seat, or with the master there (null). */
export async function deal(job: {
  readonly id: string;
  readonly game: GameId;
  readonly seed: string;
  readonly moves: readonly string[] | null;
}): Promise<Result<{ readonly record: MatchRecord; readonly seat: number }>> {
  const { id, game, seed, moves } = job;
  const dealt = dealOf(id, game, seed);
  const outcome = await (moves ? playDeal(known(game), dealt, moves) : masterOf(known(game), dealt));
  return outcome.ok ? { ok: true, record: outcome.record, seat: dealt.seat } : outcome;
}

let reviewer: Promise<MomentReviewer> | null = null;

/** Reviews moments of the match that the thread was started with, and keeps its place in the match between calls. */
export async function review(moment: number): Promise<Finding> {
  return (await reviewing()).review(moment);
}

/** Plays on for a while from what looks like a mistake in the same match. */
export async function check(suspect: Suspect): Promise<Checked> {
  return (await reviewing()).check(suspect);
}

function reviewing(): Promise<MomentReviewer> {
  const { record, level, seed }: ReviewJob = workerData;
  reviewer ??= MomentReviewer.withReasons(known(record.game), record, level, seed);
  return reviewer;
}

function known(id: string): Game {
  const game = gameCalled(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

function stoppedBy(stop: Int32Array): Cancelled {
  return () => Atomics.load(stop, 0) !== 0;
}

/** Measures the processor time of this thread, however many others share the processor. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
