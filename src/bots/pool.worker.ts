import { gameCalled } from '../games/index.ts';
import type { Job } from './pool.ts';
import { advise, chooseMove } from './think.ts';

/** What a thread of the pool runs. Of the match it gets the view of one seat, and nothing else. */
export default async function work({ kind, game: id, view, task, stop }: Job): Promise<unknown> {
  const game = gameCalled(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const cancelled = () => Atomics.load(stop, 0) !== 0;
  return kind === 'choose'
    ? chooseMove(game, view, task, cancelled, worked)
    : advise(game, view, task, cancelled, worked);
}

/** By the processor time of this thread, however many others share the processor. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
