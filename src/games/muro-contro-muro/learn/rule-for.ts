import type { View } from '../game.ts';
import type { outline } from './outline.ts';

/** The section that a person who asks for the rules now wants to see. */
export function ruleFor(view: View, moves: readonly string[]): (typeof outline)[number]['id'] {
  if (view.turn.kind === 'over') return 'scoring';
  if (view.phase === 'choose-colour' || view.phase === 'first-roll') return 'set-up';
  if (moves.length > 0 && moves.every(move => move.includes('>'))) return 'move';
  return 'turn';
}
