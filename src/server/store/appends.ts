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

/**
 * Commits in groups: appends that arrive while commits are running share the next one. A group has at most one append
 * per match, and no match is in two groups at once.
 */
export class Appends {
  readonly #write: (group: readonly Append[]) => Promise<readonly Outcome[]>;
  readonly #matches = new Set<string>();
  #waiting: Waiting[] = [];
  #lanes = 0;
  #isDue = false;

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

  /** Everything from this turn of the loop goes together. */
  #soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      while (this.#lanes < LANES && this.#send()) {}
    });
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
