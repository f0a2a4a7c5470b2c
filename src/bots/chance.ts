import type { Game, State } from '../engine/game.ts';

/** How far the game's values can be taken for chances to win. */
export function confidenceIn(game: Game, state: State): number {
  return game.insight?.confidence?.(state) ?? 1;
}

/**
 * A value as a chance to win, and how steeply the chance rises with the value there. The rivals' own values are
 * unknown: either the rest is shared equally among them, or they count as one rival.
 */
export function chanceOf(
  value: number,
  confidence: number,
  rivals = 1,
): { readonly chance: number; readonly slope: number } {
  const own = Math.min(1 - EDGE, Math.max(EDGE, value));
  const raised = own ** confidence;
  const chance = raised / (raised + rivals * ((1 - own) / rivals) ** confidence);
  return { chance, slope: (confidence * chance * (1 - chance)) / (own * (1 - own)) };
}

const EDGE = 1e-3;
