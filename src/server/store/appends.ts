import type { Row } from '../../engine/runner.ts';

export interface Append {
  readonly match: string;
  readonly rows: readonly Row[];
}

export type Outcome = 'added' | 'lost' | { readonly failed: unknown };

interface Waiting extends Append {
  readonly resolve: (outcome: 'added' | 'lost') => void;
  readonly reject: (error: unknown) => void;
}

/** How many commits run at once. While one waits for the disk, the other is being sent. */
const LANES = 2;
/** The most appends in one commit. */
const MOST = 500;
/** Plays of this time share a commit. Nobody notices it, and a commit costs as much as ten plays. */
export const GATHERING_MS = 4;

/**
 * Commits in groups: appends that arrive while commits are running, or just after one was sent, share the next one; one that
 * comes after a pause is committed at once. A group has at most one append per match, and no match is in two groups at once.
 */
export class Appends {
  readonly #write: (group: readonly Append[]) => Promise<readonly Outcome[]>;
  readonly #matches = new Set<string>();
  #waiting: Waiting[] = [];
  #lanes = 0;
  #isDue = false;
  #sentAt = Number.NEGATIVE_INFINITY;

  /** `write` returns the outcomes in the order of the group, and never rejects. */
  constructor(write: (group: readonly Append[]) => Promise<readonly Outcome[]>) {
    this.#write = write;
  }

  add(match: string, rows: readonly Row[]): Promise<'added' | 'lost'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ match, rows, resolve, reject });
      this.#soon();
    });
  }

  /** Everything from this turn of the loop goes together, at the least. */
  #soon(): void {
    if (this.#isDue || this.#lanes === LANES) return;
    this.#isDue = true;
    const send = () => {
      this.#isDue = false;
      this.#sentAt = performance.now();
      while (this.#lanes < LANES && this.#send()) {}
    };
    const ms = this.#sentAt + GATHERING_MS - performance.now();
    if (ms <= 0) setImmediate(send);
    else setTimeout(send, ms);
  }

  #send(): boolean {
    const group: Waiting[] = [];
    this.#waiting = this.#waiting.filter(one => {
      if (group.length === MOST || this.#matches.has(one.match)) return true;
      this.#matches.add(one.match);
      group.push(one);
      return false;
    });
    if (group.length === 0) return false;
    this.#lanes++;
    void this.#write(group).then(outcomes => {
      this.#lanes--;
      for (const [index, outcome] of outcomes.entries()) {
        const { match, resolve, reject } = group[index];
        this.#matches.delete(match);
        if (typeof outcome === 'string') resolve(outcome);
        else reject(outcome.failed);
      }
      if (this.#waiting.length > 0) this.#soon();
    });
    return true;
  }
}
