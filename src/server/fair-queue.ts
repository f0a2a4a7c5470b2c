interface Waiting {
  readonly at: number;
  begin(): void;
}

/** Work that waits for one of a few places, in the order of due times (`FairShares`). */
export class FairQueue {
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;

  /** `most` is how many run at once. */
  constructor(most: number) {
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(at: number, work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#most) {
      await new Promise<void>(begin => {
        insert(this.#waiting, { at, begin });
      });
    }
    this.#underWay++;
    try {
      return await work();
    } finally {
      this.#underWay--;
      this.#waiting.shift()?.begin();
    }
  }
}

/** After all that are due no later. */
export function insert<T extends { readonly at: number }>(waiting: T[], one: T): void {
  let from = 0;
  let to = waiting.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (waiting[middle].at <= one.at) from = middle + 1;
    else to = middle;
  }
  waiting.splice(from, 0, one);
}
