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

/** The mean of numbers, and how far off it may be: from a single number nothing is known. */
export function meanOf(numbers: readonly number[]): Estimate {
  const count = Math.max(1, numbers.length);
  const value = numbers.reduce((sum, number) => sum + number, 0) / count;
  const squares = numbers.reduce((sum, number) => sum + (number - value) ** 2, 0);
  const half =
    count < 2 ? Number.POSITIVE_INFINITY : studentAt(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { value, low: value - half, high: value + half };
}

const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];

/** What Student's distribution takes in place of `Z`, by its degrees of freedom: a few matches can be far off. */
function studentAt(freedom: number): number {
  return STUDENT[freedom - 1] ?? Z + (Z ** 3 + Z) / (4 * freedom);
}
