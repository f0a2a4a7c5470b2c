import { Piscina } from 'piscina';
import type * as worker from './thread.worker.ts';
import { LESS_URGENT } from './urgency.ts';

type Work = typeof worker;

/** How long a thread beyond the least number waits for more to do: starting one takes longer than most jobs. */
const IDLE_MS = 10_000;

/** Threads that think, play and review, for Node, so that the caller is never blocked. */
export class Threads {
  readonly #pool: Piscina;

  /** `about` is what the worker's functions need to know beforehand. */
  constructor({
    min = 1,
    max,
    about,
  }: { readonly min?: number; readonly max?: number; readonly about?: object }) {
    this.#pool = new Piscina({
      filename: new URL('./thread.worker.ts', import.meta.url).href,
      niceIncrement: LESS_URGENT,
      minThreads: min,
      idleTimeout: IDLE_MS,
      ...(max !== undefined && { maxThreads: max }),
      ...(about && { workerData: about }),
    });
    // A thread that dies at work fails its job, and another takes its place; one that dies idle is no loss.
    this.#pool.on('error', () => {});
  }

  run<K extends keyof Work>(
    name: K,
    job: Parameters<Work[K]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Work[K]>>> {
    return this.#pool.run(job, { name, ...(signal && { signal }) });
  }

  /** Jobs that wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
