/** A larger change between two readings is a jump; a smaller one is a clock being corrected gradually. */
const TOLERANCE_MS = 2000;
/** How often to read the clock, so that it is known when it jumped. */
const LOOK_MS = 5000;
/** A clock that has jumped and stays there for this long was wrong before. */
const BELIEVED_AFTER_MS = 60_000;
const MOST_JUMPS = 100;

export interface Sources {
  /** Milliseconds since 1970; may jump. */
  readonly wall: () => number;
  /** Milliseconds since some moment; never jumps, and stops while the machine sleeps. */
  readonly steady: () => number;
}

/**
 * Tells the time, and how long ago something was. It follows a jump only after the jump has lasted, and skipped time
 * never counts. Other processes rely on the times written here.
 */
export class Clock {
  readonly #sources: Sources;
  readonly #timer: NodeJS.Timeout;
  #jumps: { readonly from: number; readonly to: number }[] = [];
  /** The difference between the time and the steady clock. */
  #ahead: number;
  /** The same difference since the wall clock jumped. */
  #doubted: { readonly ahead: number; readonly since: number } | null = null;

  constructor(sources: Sources = { wall: Date.now, steady: () => performance.now() }) {
    this.#sources = sources;
    this.#ahead = sources.wall() - sources.steady();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.round(this.#look());

  /** Milliseconds since then. Time that a jump skipped does not count. */
  readonly since = (then: number): number => {
    const now = this.now();
    const skipped = this.#jumps.map(({ from, to }) => Math.max(0, to - Math.max(from, then)));
    return now - then - skipped.reduce((sum, ms) => sum + ms, 0);
  };

  /** Time from then until now does not count: nobody was served, or the clock was wrong when this process began. */
  restedSince(then: number): void {
    this.#jump(then, this.now());
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): number {
    const steady = this.#sources.steady();
    const ahead = this.#sources.wall() - steady;
    if (isNear(ahead, this.#ahead)) {
      this.#ahead = ahead;
      this.#doubted = null;
    } else if (!this.#doubted || !isNear(ahead, this.#doubted.ahead)) {
      this.#doubted = { ahead, since: steady };
    } else if (steady - this.#doubted.since >= BELIEVED_AFTER_MS) {
      this.#jump(steady + this.#ahead, steady + ahead);
      this.#ahead = ahead;
      this.#doubted = null;
    }
    return steady + this.#ahead;
  }

  #jump(from: number, to: number): void {
    // Skipped time that then really passes does count.
    this.#jumps = this.#jumps
      .map(jump => ({ ...jump, to: Math.min(jump.to, to) }))
      .filter(jump => jump.from < jump.to);
    if (to > from) this.#jumps.push({ from, to });
    if (this.#jumps.length > MOST_JUMPS) this.#jumps.shift();
  }
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE_MS;
}
