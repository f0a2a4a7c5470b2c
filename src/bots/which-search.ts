import { type Game, NATURE_DUE, type State } from '../engine/game.ts';

/** Whether a moment is one for a mixed search: the seat chooses at the same time as others, or they already have. */
export function isSecretChoice(game: Game, state: State, seat: number): boolean {
  const due = game.due(state);
  return due !== NATURE_DUE && game.knownTo(state, seat) === 1 << seat;
}

/**
 * Whether positions of a game can be evaluated directly: two seats, nothing hidden, and an evaluation to
 * build on.
 */
export function canBeJudged(game: Game): boolean {
  const { insight, seats } = game;
  return insight?.isOpen === true && insight.evaluate !== undefined && seats.max === 2;
}
