import { type Game, OVER, type State } from '../../engine/game.ts';
import type { Ability } from '../../engine/insight.ts';
import { abilityOf } from '../levels.ts';

/** The reviewer knows all that the master knows; its effort is how long it thinks. */
export function reviewer(game: Game): Ability {
  return abilityOf('master', game);
}

/** How far the game's values can be taken for chances to win. */
export function confidenceIn(game: Game, state: State): number {
  return game.insight?.confidence?.(state) ?? 1;
}

/**
 * A value as a chance to win, and how steeply the one goes with the other there. The other seats together are taken for
 * one rival: what each of them has is not known.
 */
export function chanceOf(
  value: number,
  confidence: number,
): { readonly chance: number; readonly slope: number } {
  const own = Math.min(1 - EDGE, Math.max(EDGE, value));
  const raised = own ** confidence;
  const chance = raised / (raised + (1 - own) ** confidence);
  return { chance, slope: (confidence * chance * (1 - chance)) / (own * (1 - own)) };
}

const EDGE = 1e-3;

/** The chance of a seat that is sure to win (`foregone`): nobody is sure to see it. */
export const SURE = 0.97;

/** The seat that is sure to win from here on; −1 if the game cannot say, or the match is over. */
export function foregoneIn(game: Game, state: State): number {
  return game.due(state) === OVER ? -1 : (game.insight?.foregone?.(state) ?? -1);
}
