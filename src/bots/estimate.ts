/** A number that was measured, and its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval of a share of wins. A match with shared wins varies less than it assumes, so it is on the safe side. */
export function shareOf(share: number, matches: number): Estimate {
  if (matches === 0) return { value: 0, low: 0, high: 1 };
  const centre = (share + Z ** 2 / (2 * matches)) / (1 + Z ** 2 / matches);
  const half =
    (Z / (1 + Z ** 2 / matches)) * Math.sqrt((share * (1 - share)) / matches + Z ** 2 / (4 * matches ** 2));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The mean of numbers, and how far off it may be. */
export function meanOf(numbers: readonly number[]): Estimate {
  const count = Math.max(1, numbers.length);
  const value = numbers.reduce((sum, number) => sum + number, 0) / count;
  const squares = numbers.reduce((sum, number) => sum + (number - value) ** 2, 0);
  const half = Z * Math.sqrt(squares / Math.max(1, count - 1) / count);
  return { value, low: value - half, high: value + half };
}
