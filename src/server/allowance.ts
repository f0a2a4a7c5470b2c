interface Spent {
  points: number;
  /** When these stop counting. */
  readonly until: number;
}

/** How many clients are remembered; beyond that, those whose window has passed are forgotten. */
const MOST = 10_000;

/** How much a client may do within a window of time, counted in memory, so that refusing the rest costs next to nothing. */
export class Allowance {
  readonly #points: number;
  readonly #ms: number;
  /** Milliseconds of a clock that does not jump. */
  readonly #now: () => number;
  readonly #spent = new Map<string, Spent>();
  #forgetAt = MOST;

  constructor(points: number, seconds: number, now: () => number = () => performance.now()) {
    this.#points = points;
    this.#ms = seconds * 1000;
    this.#now = now;
  }

  /** Counts the cost. Returns 0, or, if that is too much, in how many seconds to try again. */
  spend(who: string, cost: number): number {
    const now = this.#now();
    const before = this.#spent.get(who);
    if (!before || before.until <= now) {
      if (this.#spent.size >= this.#forgetAt) this.#forget(now);
      this.#spent.set(who, { points: cost, until: now + this.#ms });
      return cost > this.#points ? Math.ceil(this.#ms / 1000) : 0;
    }
    before.points += cost;
    return before.points > this.#points ? Math.ceil((before.until - now) / 1000) : 0;
  }

  /** In how many seconds a client that has used up everything may go on; 0 if something is left. */
  secondsOver(who: string): number {
    const spent = this.#spent.get(who);
    if (!spent || spent.points < this.#points) return 0;
    return Math.max(0, Math.ceil((spent.until - this.#now()) / 1000));
  }

  /** Whether a client has spent twice its allowance in the current window. */
  isFarOver(who: string): boolean {
    const spent = this.#spent.get(who);
    return spent !== undefined && spent.points > 2 * this.#points && spent.until > this.#now();
  }

  /** Flooding with other clients gains nothing: clients whose window has not passed are kept. */
  #forget(now: number): void {
    for (const [who, { until }] of this.#spent) if (until <= now) this.#spent.delete(who);
    this.#forgetAt = Math.max(MOST, 2 * this.#spent.size);
  }
}
