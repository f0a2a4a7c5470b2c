/** How surprising the results of matches were, by thirds of a match. */
export class Loss {
  #sums = [0, 0, 0];
  #counts = [0, 0, 0];

  add(value: number, won: number, progress: number): void {
    const third = Math.min(2, Math.floor(3 * progress));
    const chance = Math.min(0.9999, Math.max(0.0001, value));
    this.#sums[third] -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
    this.#counts[third]++;
  }

  /** The mean log loss of each third; then starts over. */
  report(): string {
    const means = this.#sums.map((sum, i) => (sum / this.#counts[i]).toFixed(4));
    this.#sums = [0, 0, 0];
    this.#counts = [0, 0, 0];
    return `log loss ${means.join(' ')}`;
  }
}

/** The same for any number of seats, divided by the loss of equal chances. */
export class LossOfSeats {
  #sums = [0, 0, 0];
  #counts = [0, 0, 0];

  add(chances: Float64Array, won: readonly number[], progress: number): void {
    const third = Math.min(2, Math.floor(3 * progress));
    won.forEach((share, seat) => {
      const chance = Math.max(0.0001, chances[seat]);
      this.#sums[third] -= (share * Math.log(chance)) / Math.log(won.length);
    });
    this.#counts[third]++;
  }

  /** The mean of each third; then starts over. */
  report(): string {
    const means = this.#sums.map((sum, i) => (sum / this.#counts[i]).toFixed(4));
    this.#sums = [0, 0, 0];
    this.#counts = [0, 0, 0];
    return `log loss ${means.join(' ')}`;
  }
}
