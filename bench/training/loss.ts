/** How surprising the results of matches were, by thirds of a match. */
export class Loss {
  #sums = [0, 0, 0];
  #counts = [0, 0, 0];

  /** For two seats: what one of them could expect, and what it got. */
  add(value: number, won: number, progress: number): void {
    const chance = Math.min(0.9999, Math.max(0.0001, value));
    this.#note(-won * Math.log(chance) - (1 - won) * Math.log(1 - chance), progress);
  }

  /** For any number of seats, divided by the loss of equal chances. */
  addSeats(chances: Float64Array, won: readonly number[], progress: number): void {
    const loss = won.reduce((sum, share, seat) => sum - share * Math.log(Math.max(0.0001, chances[seat])), 0);
    this.#note(loss / Math.log(won.length), progress);
  }

  #note(loss: number, progress: number): void {
    const third = Math.min(2, Math.floor(3 * progress));
    this.#sums[third] += loss;
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
