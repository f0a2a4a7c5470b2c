const THIRDS = ['first', 'second', 'last'];
/** Chances are compared with wins in bins of this width. */
const BINS = 5;
/** A chance of 0 for a winner would be an infinite loss. */
const LEAST = 0.005;

/** How well chances predicted winners, by thirds of a match. */
export class Reliability {
  readonly #thirds = THIRDS.map(name => ({
    name,
    moments: 0,
    loss: 0,
    equal: 0,
    bins: Array.from({ length: BINS }, () => ({ count: 0, chances: 0, wins: 0 })),
  }));

  /** `part` is how much of the match had been played, from 0 to 1. */
  add(part: number, chances: readonly number[], winners: readonly number[]): void {
    const third = this.#thirds[Math.min(2, Math.floor(3 * part))];
    third.moments++;
    for (const [seat, chance] of chances.entries()) {
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      third.loss -= share * Math.log(Math.max(LEAST, chance));
      third.equal += share * Math.log(chances.length);
      const bin = third.bins[Math.min(BINS - 1, Math.floor(BINS * chance))];
      bin.count++;
      bin.chances += chance;
      bin.wins += share;
    }
  }

  lines(): string[] {
    return this.#thirds
      .filter(({ moments }) => moments > 0)
      .map(({ name, moments, loss, equal, bins }) => {
        const curve = bins
          .filter(({ count }) => count > 0)
          .map(({ count, chances, wins }) => `${mean(chances, count)} → ${mean(wins, count)} (${count})`);
        return `${name} third, ${moments} moments: log loss ${mean(loss, moments)}, equal chances ${mean(equal, moments)}; chance → won: ${curve.join(', ')}`;
      });
  }
}

function mean(sum: number, count: number): string {
  return (sum / count).toFixed(2);
}
