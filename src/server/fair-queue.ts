interface Waiting {
  readonly at: number;
  begin(): void;
  refuse(): void;
}

/** So much waits already for others who have asked for less. */
export class QueueFull extends Error {}

/** Work that waits for one of a few places, in the order of due times (`FairShares`). */
export class FairQueue {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;

  /** `most` is how many run at once. If more than `mostWaiting` wait, the last of them is refused with `QueueFull`. */
  constructor(most: number, mostWaiting = Number.POSITIVE_INFINITY) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(at: number, work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#most) {
      await new Promise<void>((begin, reject) => {
        insert(this.#waiting, { at, begin, refuse: () => reject(new QueueFull('too much waits')) });
        if (this.#waiting.length > this.#mostWaiting) this.#waiting.pop()?.refuse();
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

/** Inserts an entry after all that are due no later. */
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
