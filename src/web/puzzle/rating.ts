/** How strong somebody is at puzzles, or how hard a puzzle is, and how sure that is: the two numbers of Glicko. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

export const NEWCOMER: Rating = { rating: 1400, deviation: 350 };
/** The deviation of a puzzle whose rating comes from its features alone: people have yet to say how hard it is. */
export const UNTRIED = 150;

const LEAST_DEVIATION = 45;
const Q = Math.LN10 / 400;

/** The rating of one side after it has met the other once. Solver and puzzle are rated as two players are. */
export function ratedAfter(own: Rating, other: Rating, hasWon: boolean): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * other.deviation ** 2) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((weight * (other.rating - own.rating)) / 400));
  const certainty = 1 / own.deviation ** 2 + Q ** 2 * weight ** 2 * chance * (1 - chance);
  return {
    rating: own.rating + (Q / certainty) * weight * (Number(hasWon) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / certainty)),
  };
}
