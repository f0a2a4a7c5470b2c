import type { View } from '../game.ts';
import { imagine } from '../rules/imagine.ts';
import { read } from '../rules/notation.ts';
import { play } from '../rules/rules.ts';
import { view as viewOf } from '../rules/view.ts';

/** The view after a legal move of the seat to move, by the game's own rules: what a preview shows. */
export function foresee(view: View, move: string): View {
  if (view.seat === null) return view;
  const state = imagine(view);
  play(state, view.seat, read(state, view.seat, move), () => {});
  return viewOf(state, view.viewer);
}
