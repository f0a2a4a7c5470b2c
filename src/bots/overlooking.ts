import type { Random } from '../engine/random.ts';

/** Whoever has a choice compares at least so many moves: overlooking is not moving at random. */
const LEAST_SEEN = 2;

/**
 * Makes 0 the weight of every move that a player overlooks who overlooks this share of them, as people do: of what is left the
 * best is still sought. Moves of weight 0 are not considered anyway, and at least two are left, if there are two.
 */
export function overlook(weights: Float64Array, count: number, share: number, random: Random): void {
  if (share <= 0) return;
  let seen = 0;
  for (let i = 0; i < count; i++) if (weights[i] > 0) seen++;
  // In an order of its own, so that those left are not always the last.
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
