import type { Random } from '../engine/random.ts';

/** A bot that has a choice always compares at least this many moves: overlooking is not moving at random. */
const LEAST_SEEN = 2;

/**
 * Sets the weight of overlooked moves to 0, for a player who overlooks this share of them, as people do; the
 * best of the rest is still sought. Moves of weight 0 are not considered anyway. At least two moves are left,
 * if there are two.
 */
export function overlook(weights: Float64Array, count: number, share: number, random: Random): void {
  if (share <= 0) return;
  let seen = 0;
  for (let i = 0; i < count; i++) if (weights[i] > 0) seen++;
  // In random order, so that the moves left are not always the last ones.
  const order = shuffled(count, random);
  for (const i of order) {
    if (seen <= LEAST_SEEN) return;
    if (weights[i] === 0 || random.fraction() >= share) continue;
    weights[i] = 0;
    seen--;
  }
}

function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
  return order;
}
