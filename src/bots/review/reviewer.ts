import { type Game, OVER, type State } from '../../engine/game.ts';
import type { Ability } from '../../engine/insight.ts';
import { abilityOf } from '../levels.ts';

/** The reviewer knows all that the master knows; the effort says how long it thinks. */
export function reviewer(game: Game): Ability {
  return abilityOf('master', game);
}

/** The chance given to a seat that is sure to win (`foregone`): people may still miss the win. */
export const SURE = 0.97;

/** The seat that is sure to win from here on; −1 if the game cannot say, or the match is over. */
export function foregoneIn(game: Game, state: State): number {
  return game.due(state) === OVER ? -1 : (game.insight?.foregone?.(state) ?? -1);
}
