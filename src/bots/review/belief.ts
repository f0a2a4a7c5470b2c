import type { Trust } from '../../engine/insight.ts';

/** What pairs of matches have shown so far: how much more the better move brought than the move made. */
export interface Tally {
  readonly count: number;
  readonly mean: number;
  /** The sum of the squared distances from the mean. */
  readonly squares: number;
}

export const NOTHING_PLAYED: Tally = { count: 0, mean: 0, squares: 0 };

export function counted({ count, mean, squares }: Tally, difference: number): Tally {
  const off = difference - mean;
  const next = mean + off / (count + 1);
  return { count: count + 1, mean: next, squares: squares + off * (difference - next) };
}

/**
 * What to believe about a loss: first what the search's figure has been worth in this game (`Trust`), then more and more what
 * playing on shows. Both are normal distributions, and so is the belief.
 */
export class Belief {
  readonly #expected: number;
  readonly #doubt: number;
  readonly #players: number;
  readonly #tally: Tally;

  /** `suspected` is the loss that the search found. */
  constructor(suspected: number, { share, spread, players }: Trust, tally: Tally) {
    this.#expected = share * suspected;
    this.#doubt = (spread * suspected) ** 2;
    this.#players = players ** 2;
    this.#tally = tally;
  }

  get loss(): number {
    return this.#with(this.#tally.mean, this.#tally.count).loss;
  }

  /** The standard deviation of the loss. */
  get error(): number {
    return this.#with(this.#tally.mean, this.#tally.count).error;
  }

  /** How likely it is that something was lost. */
  get sure(): number {
    return Math.min(MOST_SURE, normal(this.loss / this.error));
  }

  /**
   * Whether more matches would hardly change that something was lost. Merely being sure is not enough: whoever stops as soon as
   * matches have gone one way for a while stops where luck is greatest.
   */
  get isClear(): boolean {
    return this.loss > CLEAR * this.error;
  }

  /** How sure it can be, with some luck, after this many pairs altogether. */
  hopeAfter(count: number): number {
    const { count: played, mean } = this.#tally;
    if (played === 0) return 1;
    const { loss, error } = this.#with(mean + HOPE * Math.sqrt(this.#spread() / played), count);
    return normal(loss / error);
  }

  #with(mean: number, count: number): { readonly loss: number; readonly error: number } {
    if (count === 0) return { loss: this.#expected, error: Math.sqrt(this.#doubt) };
    const variance = this.#spread() / count + this.#players;
    const weight = this.#doubt / (this.#doubt + variance);
    return {
      loss: this.#expected + weight * (mean - this.#expected),
      error: Math.sqrt(weight * variance),
    };
  }

  /** The variance of the differences. */
  #spread(): number {
    const { count, squares } = this.#tally;
    return (squares + ASSUMED * SPREAD ** 2) / (Math.max(1, count) - 1 + ASSUMED);
  }
}

/** In standard deviations. */
const CLEAR = 3;
/** What playing on overlooks, it overlooks every time: no number of matches makes anything surer than this. */
const MOST_SURE = 0.99;
/** The mean may turn out this many standard errors higher than it looks now. */
const HOPE = 1.5;
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
