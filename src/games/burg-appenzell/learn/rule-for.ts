import type { View } from '../game.ts';
import type { outline } from './outline.ts';

/** The section that a person who asks for the rules now wants to see. */
export function ruleFor(view: View, moves: readonly string[]): (typeof outline)[number]['id'] {
  if (view.turn.kind === 'over') return 'end';
  if (view.phase === 'set-up') return 'set-up';
  // Nothing is left to do but end the turn.
  if (moves.length === 1) return 'turn-end';
  return 'turn';
}
