import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type Checked,
  type Depth,
  type Finding,
  Inquiry,
  type Review,
  reviewFrom,
  type Suspect,
  slicesFor,
} from '../../bots/review/index.ts';
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
  readonly state: ReadonlySignal<ReviewState> = this.#state;
  /** By moment; missing ones are still to come. */
  readonly findings: ReadonlySignal<readonly (Finding | undefined)[]> = this.#findings;
  /** How many moments have been looked at, and how often it has played on since, together. */
  readonly count: ReadonlySignal<number> = this.#count;
  /** How often it may play on. */
  readonly slices: number;
  readonly #found: (Finding | undefined)[] = [];
  readonly #workers: Worker[] = [];
  readonly #level: Depth;
  readonly #seats: number;
  readonly #onDone: (review: Review) => void;
  readonly #idle: Worker[] = [];
  /** Once all moments have been looked at. */
  #inquiry: Inquiry | null = null;
  #toCheck: Suspect[] = [];
  #checking = 0;
  #next = 0;
  #done = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameId, record: MatchRecord, level: Depth, onDone: (review: Review) => void) {
    this.moments = record.plays.length + 1;
    this.slices = slicesFor(level, this.moments);
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
      else if (data.say !== 'plays') {
        this.#idle.push(worker);
        if (data.say === 'found') this.#take(data.finding);
        else this.#takeChecked(data.checked);
        this.#giveWork();
      }
    });
    worker.addEventListener('error', () => this.#end('failed'));
    worker.postMessage(open);
    this.#idle.push(worker);
    this.#giveWork();
  }

  #giveWork(): void {
    for (let worker = this.#idle.at(-1); worker; worker = this.#idle.at(-1)) {
      const request = this.#nextRequest();
      if (!request) return;
      this.#idle.pop();
      worker.postMessage(request);
    }
  }

  #nextRequest(): ReviewRequest | null {
    if (this.#next < this.moments) return { do: 'review', moment: this.#next++ };
    const suspect = this.#toCheck.shift();
    return suspect ? { do: 'check', suspect } : null;
  }

  #take(finding: Finding): void {
    this.#found[finding.moment] = finding;
    this.#done++;
    if (this.#done < this.moments) this.#tellSoon();
    else this.#checkOn(new Inquiry(this.#found, this.#level));
  }

  #takeChecked(checked: Checked): void {
    this.#inquiry?.take(checked);
    this.#found[checked.finding.moment] = checked.finding;
    this.#done++;
    this.#checking--;
    if (this.#inquiry && this.#checking === 0) this.#checkOn(this.#inquiry);
    else this.#tellSoon();
  }

  /** Plays on from what looks worst now, or ends. */
  #checkOn(inquiry: Inquiry): void {
    this.#inquiry = inquiry;
    this.#toCheck = inquiry.next();
    this.#checking = this.#toCheck.length;
    if (this.#checking === 0) this.#end('done');
    else this.#tellSoon();
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tell(), TELL_MS);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#count.value = this.#done;
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
