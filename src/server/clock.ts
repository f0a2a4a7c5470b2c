/** More than this between two looks is a jump; less is a clock that is being set right slowly. */
const TOLERANCE_MS = 2000;
/** How often it is looked, so that the moment of a jump is known. */
const LOOK_MS = 5000;
const MOST_JUMPS = 100;

interface Sources {
  /** Milliseconds since 1970; may jump. */
  readonly wall: () => number;
  /** Milliseconds since some moment; never jumps, and stands still while the machine sleeps. */
  readonly steady: () => number;
}

/** Tells the time, and how long ago something was without counting what the clock has jumped over since. */
export class Clock {
  readonly #sources: Sources;
  readonly #timer: NodeJS.Timeout;
  readonly #jumps: { readonly from: number; readonly to: number }[] = [];
  #wall: number;
  #steady: number;

  constructor(sources: Sources = { wall: Date.now, steady: () => performance.now() }) {
    this.#sources = sources;
    this.#wall = sources.wall();
    this.#steady = sources.steady();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  readonly now = (): number => this.#sources.wall();

  /** Milliseconds since then. Nobody was awaited while the clock jumped forward. */
  readonly since = (then: number): number => {
    const now = this.#look();
    const skipped = this.#jumps.map(({ from, to }) => Math.max(0, to - Math.max(from, then)));
    return now - then - skipped.reduce((sum, ms) => sum + ms, 0);
  };

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): number {
    const [wall, steady] = [this.#sources.wall(), this.#sources.steady()];
    const expected = this.#wall + steady - this.#steady;
    if (wall - expected > TOLERANCE_MS) this.#jumps.push({ from: expected, to: wall });
    if (this.#jumps.length > MOST_JUMPS) this.#jumps.shift();
    this.#wall = wall;
    this.#steady = steady;
    return wall;
  }
}
