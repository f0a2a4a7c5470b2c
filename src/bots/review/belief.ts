/**
 * What playing on makes one believe about a loss. The search's figure says only how large a loss may be, not that there is
 * one: before anything is played, a gain of that size is as likely as a loss.
 */
export class Belief {
  readonly #scale: number;
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** `suspected` is the loss that the search found. */
  constructor(suspected: number) {
    this.#scale = suspected;
  }

  /** Takes how much more the better move brought than the move made. */
  add(difference: number): void {
    this.#count++;
    const off = difference - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (difference - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  /** The loss to expect, which is closer to 0 than the mean as long as little has been played. */
  get loss(): number {
    return this.#mean * this.#trust(this.#variance(this.#count));
  }

  /** The standard deviation of the loss. */
  get error(): number {
    const variance = this.#variance(this.#count);
    return Math.sqrt(variance * this.#trust(variance));
  }

  /** How likely it is that something was lost. */
  get sure(): number {
    return normal(this.loss / this.error);
  }

  /** How sure it can be, with some luck, after so many differences altogether. */
  hopeAfter(count: number): number {
    const mean = this.#mean + HOPE * Math.sqrt(this.#spread() / this.#count);
    const variance = this.#variance(Math.max(count, this.#count));
    const trust = this.#trust(variance);
    return normal((mean * trust) / Math.sqrt(variance * trust));
  }

  /** How far off the mean of so many differences may be, squared. */
  #variance(count: number): number {
    return this.#spread() / Math.max(1, count) + OTHER_PLAYERS ** 2;
  }

  #spread(): number {
    return (this.#squares + ASSUMED * SPREAD ** 2) / (this.#count - 1 + ASSUMED);
  }

  #trust(variance: number): number {
    return this.#scale ** 2 / (this.#scale ** 2 + variance);
  }
}

/** The mean may turn out this many standard errors higher than it looks now. */
const HOPE = 1.5;
/** The mean depends on who plays on: others, who play as well, would find it different by about this much. */
const OTHER_PLAYERS = 0.03;
/** Matches that all went the same way may go another way next: as if this many differences had been spread this widely. */
const ASSUMED = 3;
const SPREAD = 0.3;

/** The standard normal distribution up to z, good to 7 digits (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) *
    t *
    Math.exp((-z * z) / 2) *
    0.3989422804;
  return z > 0 ? 1 - tail : tail;
}
