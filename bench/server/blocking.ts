import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../../tests/server/process.ts';

const TIMES = 3;
/** Until everything that a request has caused is done. */
const AFTER_MS = 150;

export type Measure = (what: string, work: () => Promise<unknown>, times?: number) => Promise<void>;

/** Tells how long a server that writes its longest block to this file (`longest-block.ts`) was blocked by some work. */
export function measuring(
  server: RunningServer,
  file: string,
  tell: (what: string, ms: number) => void,
): Measure {
  return async (what, work, times = TIMES) => {
    for (let time = 0; time < times; time++) {
      process.kill(server.pid, 'SIGUSR2');
      await sleep(20);
      await work();
      await sleep(AFTER_MS);
      tell(what, Number(readFileSync(file, 'utf8')));
    }
  };
}
