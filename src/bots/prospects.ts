/** A search plays on from every new state this many times, */
const ALWAYS = 128;
/** then only once in this many times, */
const SELDOM = 4;
/** until it knows enough. */
const ENOUGH = 4096;

/** What a search has found out about states, by their signature. */
export class Prospects {
  readonly #seats: number;
  readonly #bySignature = new Map<number, Prospect>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  of(signature: number): Prospect {
    let prospect = this.#bySignature.get(signature);
    if (!prospect) {
      prospect = new Prospect(this.#seats);
      this.#bySignature.set(signature, prospect);
    }
    return prospect;
  }
}

/** What every seat can expect from a state, averaged over all playouts from there. */
export class Prospect {
  readonly #totals: Float64Array;
  #asked = 0;
  #learnt = 0;

  constructor(seats: number) {
    this.#totals = new Float64Array(seats);
  }

  /** Whether another playout from there is worthwhile. */
  isDue(): boolean {
    const asked = this.#asked++;
    return asked < ALWAYS || (asked % SELDOM === 0 && this.#learnt < ENOUGH);
  }

  learn(values: Float64Array): void {
    this.#learnt++;
    for (let seat = 0; seat < this.#totals.length; seat++) this.#totals[seat] += values[seat];
  }

  valueOf(seat: number): number {
    return this.#totals[seat] / this.#learnt;
  }
}
