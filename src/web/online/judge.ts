import type { GameId } from '../../games/index.ts';
import type { Report, WorkerRequest } from '../table/table-protocol.ts';
import type { Judged } from './remote-table.ts';

/** Replays a record in its own thread: every move, every outcome of chance, the commitment, the result. */
export function judge(game: GameId, record: unknown): Promise<Judged> {
  const worker = new Worker(new URL('../table/table.worker.ts', import.meta.url), { type: 'module' });
  const request: WorkerRequest = { do: 'judge', game, record };
  const judged = new Promise<Judged>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.say === 'judged') resolve(data);
      else if (data.say === 'failed') reject(new Error(data.message));
    });
    worker.addEventListener('error', event => reject(new Error(event.message)));
    worker.postMessage(request);
  });
  return judged.finally(() => worker.terminate());
}
