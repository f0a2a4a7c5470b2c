import type { MuroView } from '../../../games/muro-contro-muro/index.ts';
import { read } from '../../../games/muro-contro-muro/notation.ts';
import { play } from '../../../games/muro-contro-muro/rules.ts';
import { imagine, view as viewOf } from '../../../games/muro-contro-muro/view.ts';

/** The view after a legal move of the seat on turn, by the game's own rules: what a preview shows. */
export function foresee(view: MuroView, move: string): MuroView {
  if (view.seat === null) return view;
  const state = imagine(view);
  play(state, view.seat, read(state, view.seat, move), () => {});
  return viewOf(state, view.viewer);
}
