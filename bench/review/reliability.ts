import { sharpened } from '../../src/bots/review/outlook.ts';

const THIRDS = ['first', 'second', 'last'] as const;
/** Chances are compared with wins in bins of this width. */
const BINS = 5;
/** A chance of 0 for a winner would be an infinite loss. */
const LEAST = 0.005;
/** Powers of the chances that are tried. */
const POWERS = Array.from({ length: 51 }, (_, n) => n / 20);

interface Forecast {
  readonly chances: readonly number[];
  /** By seat. */
  readonly shares: readonly number[];
}

/** How well chances predicted winners, by thirds of a match. */
export class Reliability {
  /** For every third, and in it for every match. */
  readonly #thirds: Forecast[][][] = THIRDS.map(() => []);

  /** The forecasts of a whole match, each with how much of it had been played then, from 0 to 1. */
  add(
    forecasts: readonly { readonly part: number; readonly chances: readonly number[] }[],
    winners: readonly number[],
  ): void {
    for (const third of this.#thirds) third.push([]);
    for (const { part, chances } of forecasts) {
      const shares = chances.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
      this.#thirds[Math.min(2, Math.floor(3 * part))].at(-1)?.push({ chances, shares });
    }
  }

  lines(): string[] {
    return THIRDS.flatMap((name, third) => {
      const matches = this.#thirds[third].filter(forecasts => forecasts.length > 0);
      if (matches.length < 2) return [];
      const loss = lossOf(matches, 1);
      const equal = lossOf(matches, 0);
      // Neighbouring moments say the same, so the matches are the sample.
      const gains = matches.map(match => lossOf([match], 0) - lossOf([match], 1));
      const best = POWERS.map(power => ({ power, loss: lossOf(matches, power) })).reduce((a, b) =>
        b.loss < a.loss ? b : a,
      );
      return [
        `${name} third, ${matches.flat().length} moments of ${matches.length} matches: ${curveOf(matches.flat())}`,
        `  log loss ${loss.toFixed(3)}, equal chances ${equal.toFixed(3)}: better by ${mean(gains).toFixed(3)} ± ${(1.96 * errorOf(gains)).toFixed(3)} per match`,
        `  to the power of ${best.power.toFixed(2)}: ${best.loss.toFixed(3)}`,
      ];
    });
  }
}

/** The mean log loss of the chances to this power. */
function lossOf(matches: readonly (readonly Forecast[])[], power: number): number {
  return mean(
    matches.flat().map(({ chances, shares }) => {
      const raised = sharpened(chances, power);
      return -shares.reduce((sum, share, seat) => sum + share * Math.log(Math.max(LEAST, raised[seat])), 0);
    }),
  );
}

/** What was predicted, what happened, and how often, in every bin. */
function curveOf(forecasts: readonly Forecast[]): string {
  const bins = Array.from({ length: BINS }, () => ({ chances: [] as number[], shares: [] as number[] }));
  for (const { chances, shares } of forecasts) {
    for (const [seat, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(BINS * chance))];
      bin.chances.push(chance);
      bin.shares.push(shares[seat]);
    }
  }
  return bins
    .filter(({ chances }) => chances.length > 0)
    .map(({ chances, shares }) => `${percent(mean(chances))} → ${percent(mean(shares))} (${chances.length})`)
    .join(', ');
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
