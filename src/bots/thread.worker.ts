import { workerData } from 'node:worker_threads';
import type { Game, View } from '../engine/game.ts';
import { gameCalled } from '../games/loaded.ts';
import { type Bout, type BoutResult, playBout } from './arena.ts';
import type { Finding } from './review/findings.ts';
import { MomentReviewer } from './review/moments.ts';
import type { ReviewJob } from './review/pool.ts';
import { type Advice, advise as adviseOn, type Cancelled, chooseMove, type Task } from './think.ts';

/** What threads can be asked for (`threads.ts`), each function by its name. */

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
  return playBout(known(game), bout);
}

let reviewer: Promise<MomentReviewer> | null = null;

/**
 * Reviews moments of the match that the thread was started with. It keeps its place in it from one moment to
 * the next.
 */
export async function review(moment: number): Promise<Finding> {
  const { record, level, seed }: ReviewJob = workerData;
  reviewer ??= MomentReviewer.withReasons(known(record.game), record, level, seed);
  return (await reviewer).review(moment);
}

function known(id: string): Game {
  const game = gameCalled(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

function stoppedBy(stop: Int32Array): Cancelled {
  return () => Atomics.load(stop, 0) !== 0;
}

/** By the processor time of this thread, however many others share the processor. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
