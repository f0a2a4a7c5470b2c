import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoutResult } from '../../bots/arena.ts';
import { boutOf, type LabFindings, labFindings, type Trial } from '../../bots/lab.ts';
import type { GameId } from '../../games/index.ts';
import type { LabJob, LabReport } from './lab.worker.ts';

/** More threads than this only heat the device. */
const MOST_WORKERS = 6;
/** The page is told about new results at most this often. */
const TELL_MS = 300;

export type ExperimentState = 'working' | 'done' | 'stopped' | 'failed';

/** Bot matches in progress, in their own threads. Results so far stay when it is stopped. */
export class Experiment {
  readonly all: number;
  readonly #state = signal<ExperimentState>('working');
  readonly #findings = signal<readonly LabFindings[]>([]);
  readonly #count = signal(0);
  readonly state: ReadonlySignal<ExperimentState> = this.#state;
  /** By trial. */
  readonly findings: ReadonlySignal<readonly LabFindings[]> = this.#findings;
  /** How many matches have been played. */
  readonly count: ReadonlySignal<number> = this.#count;
  readonly #game: GameId;
  readonly #trials: readonly Trial[];
  readonly #results: readonly (BoutResult | undefined)[][];
  readonly #workers: Worker[] = [];
  #next = 0;
  #done = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** All trials have the same number of matches. */
  constructor(game: GameId, trials: readonly Trial[]) {
    this.#game = game;
    this.#trials = trials;
    this.#results = trials.map(() => []);
    this.all = trials.reduce((sum, { matches }) => sum + matches, 0);
    const spare = (navigator.hardwareConcurrency ?? 2) - 1;
    const count = Math.min(Math.max(1, spare), MOST_WORKERS, this.all);
    for (let i = 0; i < count; i++) this.#begin();
  }

  stop(): void {
    if (this.#state.value === 'working') this.#end('stopped');
  }

  #begin(): void {
    const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.push(worker);
    let job = this.#takeJob();
    const give = () => {
      if (!job) return;
      const message: LabJob = { game: this.#game, bout: boutOf(this.#trials[job.trial], job.number) };
      worker.postMessage(message);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<LabReport>) => {
      if ('failed' in data) this.#end('failed');
      else if (job) {
        this.#take(job.trial, job.number, data.result);
        job = this.#takeJob();
        give();
      }
    });
    worker.addEventListener('error', () => this.#end('failed'));
    give();
  }

  /** Takes the trials in turn, so that all of them grow together. */
  #takeJob(): { readonly trial: number; readonly number: number } | null {
    if (this.#next >= this.all) return null;
    const next = this.#next++;
    return { trial: next % this.#trials.length, number: Math.floor(next / this.#trials.length) };
  }

  #take(trial: number, number: number, result: BoutResult): void {
    if (this.#state.value !== 'working') return;
    this.#results[trial][number] = result;
    this.#done++;
    if (this.#done === this.all) this.#end('done');
    else this.#timer ??= setTimeout(() => this.#tell(), TELL_MS);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#count.value = this.#done;
    this.#findings.value = this.#trials.map((trial, i) => labFindings(trial, this.#results[i]));
  }

  #end(state: ExperimentState): void {
    for (const worker of this.#workers) worker.terminate();
    this.#tell();
    this.#state.value = state;
  }
}
