import { type ReadonlySignal, signal } from '@preact/signals';
import { type Depth, type Finding, isSuspect, type Review, reviewFrom } from '../../bots/review/index.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import type { ReviewReport, ReviewRequest } from './protocol.ts';

/** The same match is always reviewed with the same luck. */
const SEED = 1;
/** More threads than this only heat the device. */
const MOST_WORKERS = 6;
/** The page is told about new findings at most this often. */
const TELL_MS = 250;

export type ReviewState = 'working' | 'done' | 'failed' | 'cancelled';

/** A review in progress, in its own threads. It goes on while the person looks at something else. */
export class Reviewing {
  readonly moments: number;
  readonly #state = signal<ReviewState>('working');
  readonly #findings = signal<readonly (Finding | undefined)[]>([]);
  readonly #count = signal(0);
  readonly #suspects = signal(0);
  readonly state: ReadonlySignal<ReviewState> = this.#state;
  /** By moment; missing ones are still to come. */
  readonly findings: ReadonlySignal<readonly (Finding | undefined)[]> = this.#findings;
  /** How many moments have been looked at, and what looked like a mistake confirmed or dropped, together. */
  readonly count: ReadonlySignal<number> = this.#count;
  /** How many moves looked like mistakes so far: they are played on from once all moments have been looked at. */
  readonly suspects: ReadonlySignal<number> = this.#suspects;
  readonly #found: (Finding | undefined)[] = [];
  readonly #workers: Worker[] = [];
  readonly #level: Depth;
  readonly #seats: number;
  readonly #onDone: (review: Review) => void;
  readonly #toConfirm: Finding[] = [];
  readonly #idle: Worker[] = [];
  #next = 0;
  #done = 0;
  #suspected = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameId, record: MatchRecord, level: Depth, onDone: (review: Review) => void) {
    this.moments = record.plays.length + 1;
    this.#level = level;
    this.#seats = record.seats;
    this.#onDone = onDone;
    const spare = (navigator.hardwareConcurrency ?? 2) - 1;
    const count = Math.min(Math.max(1, spare), MOST_WORKERS, this.moments);
    for (let i = 0; i < count; i++) this.#begin({ do: 'open', game, record, level, seed: SEED });
  }

  cancel(): void {
    if (this.#state.value === 'working') this.#end('cancelled');
  }

  #begin(open: ReviewRequest): void {
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.push(worker);
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) => {
      if (data.say === 'failed') this.#end('failed');
      else if (data.say === 'found') {
        this.#take(data.finding);
        this.#giveWork(worker);
      }
    });
    worker.addEventListener('error', () => this.#end('failed'));
    worker.postMessage(open);
    this.#giveWork(worker);
  }

  #giveWork(worker: Worker): void {
    const request = this.#nextRequest();
    if (request) worker.postMessage(request);
    else this.#idle.push(worker);
  }

  #nextRequest(): ReviewRequest | null {
    if (this.#next < this.moments) return { do: 'review', moment: this.#next++ };
    const finding = this.#toConfirm.shift();
    return finding ? { do: 'confirm', finding } : null;
  }

  #take(finding: Finding): void {
    this.#found[finding.moment] = finding;
    this.#done++;
    if (finding.judgement && isSuspect(finding.judgement)) this.#suspect(finding);
    if (this.#done === this.moments + this.#suspected) this.#end('done');
    else this.#timer ??= setTimeout(() => this.#tell(), TELL_MS);
  }

  /** The largest losses are confirmed first. */
  #suspect(finding: Finding): void {
    const lossOf = ({ judgement }: Finding) => judgement?.loss ?? 0;
    this.#suspected++;
    this.#toConfirm.push(finding);
    this.#toConfirm.sort((a, b) => lossOf(b) - lossOf(a));
    const worker = this.#idle.pop();
    if (worker) this.#giveWork(worker);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#count.value = this.#done;
    this.#suspects.value = this.#suspected;
    this.#findings.value = this.#found.slice();
  }

  #end(state: ReviewState): void {
    for (const worker of this.#workers) worker.terminate();
    this.#tell();
    if (state === 'done') {
      const review = reviewFrom(this.#found, this.moments, { level: this.#level, seats: this.#seats });
      if (review) this.#onDone(review);
    }
    this.#state.value = state;
  }
}
