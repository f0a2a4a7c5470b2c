import { Worker } from 'node:worker_threads';
import type { Answer, Check, MeasuredCheck, Order, TrialData } from './trial.ts';

/** Modules are never freed: by then a thread holds about a gigabyte. */
const TRIALS_PER_THREAD = 150;

/** While the thread starts. */
const NOT_YET = -1;

/** A test that takes more processor time than this, with all that it loads, is in an endless loop. */
const patience = (check: MeasuredCheck) => 1_000 + 3 * check.ms;

/** Runs the tests of a game against one broken file of rules after the other, in a thread that can be ended. */
export class Tester {
  readonly #data: TrialData;
  #thread: Worker | null = null;
  #trials = 0;

  constructor(root: string, game: string) {
    this.#data = { root, game, running: new Int32Array(new SharedArrayBuffer(4)) };
  }

  /** All tests of these files, with the time that each takes. Throws if one fails. */
  async measure(files: readonly string[]): Promise<readonly MeasuredCheck[]> {
    const answer = await this.#answerTo({ measure: files });
    if (!answer || 'noticed' in answer) throw new Error('nothing was measured');
    return answer.measured;
  }

  /** Which of these tests notices that a file has another text: the first of them, in this order. */
  async noticer(
    file: string,
    source: string,
    checks: readonly MeasuredCheck[],
  ): Promise<MeasuredCheck | null> {
    const plain = checks.map(({ file, name }): Check => ({ file, name }));
    const answer = await this.#answerTo({ file, source, checks: plain }, checks);
    if (!answer) return checks[this.#data.running[0]];
    if ('measured' in answer) throw new Error('nothing was tried');
    return answer.noticed === null ? null : checks[answer.noticed];
  }

  async end(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = null;
  }

  /** Null if the thread broke down or had to be ended. */
  async #answerTo(order: Order, checks: readonly MeasuredCheck[] = []): Promise<Answer | null> {
    if (++this.#trials % TRIALS_PER_THREAD === 0) await this.end();
    this.#thread ??= new Worker(new URL('./trial.ts', import.meta.url), {
      workerData: this.#data,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 2_000 },
    });
    const thread = this.#thread;
    this.#data.running[0] = NOT_YET;
    const watch = setInterval(endIfEndless, 250, thread, this.#data.running, checks, {
      check: NOT_YET,
      ms: 0,
    });
    const answered = Promise.withResolvers<Answer | null>();
    const fail = (error: Error) => ('measure' in order ? answered.reject(error) : answered.resolve(null));
    const leave = () => answered.resolve(null);
    thread.on('message', answered.resolve).on('error', fail).on('exit', leave);
    thread.postMessage(order);
    try {
      const answer = await answered.promise;
      if (!answer) await this.end();
      return answer;
    } finally {
      clearInterval(watch);
      thread.off('message', answered.resolve).off('error', fail).off('exit', leave);
    }
  }
}

/** Ends a thread that has been at the same test for too long: since when is kept in `since`. */
async function endIfEndless(
  thread: Worker,
  [check]: Int32Array,
  checks: readonly MeasuredCheck[],
  since: { check: number; ms: number },
): Promise<void> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  const ms = (user + system) / 1000;
  if (check !== since.check) Object.assign(since, { check, ms });
  else if (check !== NOT_YET && ms - since.ms > patience(checks[check])) await thread.terminate();
}
