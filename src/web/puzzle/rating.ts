/** How strong a player is at puzzles, or how hard a puzzle is, and how certain that is: the two numbers of Glicko. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

export const NEWCOMER: Rating = { rating: 1400, deviation: 350 };
/** The deviation of a puzzle whose rating comes only from its features: people have yet to show how hard it is. */
export const UNTRIED = 150;

const LEAST_DEVIATION = 45;
const Q = Math.LN10 / 400;

/** One side's rating after meeting the other once. Solver and puzzle are rated like two players. */
export function ratedAfter(own: Rating, other: Rating, hasWon: boolean): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * other.deviation ** 2) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((weight * (other.rating - own.rating)) / 400));
  const certainty = 1 / own.deviation ** 2 + Q ** 2 * weight ** 2 * chance * (1 - chance);
  return {
    rating: own.rating + (Q / certainty) * weight * (Number(hasWon) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / certainty)),
  };
}
