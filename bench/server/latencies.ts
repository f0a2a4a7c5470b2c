/** All latencies, for percentiles and the slowest. */
export class Latencies {
  readonly #all: number[] = [];
  #isSorted = true;

  add(ms: number): void {
    this.#all.push(ms);
    this.#isSorted = false;
  }

  get count(): number {
    return this.#all.length;
  }

  /** The latency that this share of them did not exceed, in milliseconds with one decimal. */
  at(share: number): number {
    if (!this.#isSorted) this.#all.sort((a, b) => a - b);
    this.#isSorted = true;
    const index = Math.min(this.#all.length - 1, Math.floor(share * this.#all.length));
    return index < 0 ? 0 : Math.round(this.#all[index] * 10) / 10;
  }
}
