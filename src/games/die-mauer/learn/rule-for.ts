import type { View } from '../game.ts';
import type { outline } from './outline.ts';

/** The section that a person who asks for the rules now wants to see. */
export function ruleFor(view: View, moves: readonly string[]): (typeof outline)[number]['id'] {
  if (view.turn.kind === 'over') return 'end';
  if (view.giver !== null) return 'empty-fist';
  // A block and an end together: the master may build anything.
  if (moves.some(move => move.length === 2)) return 'empty-fist';
  if (moves.includes('L')) return 'which-end';
  return 'plan';
}
