import { Random } from '../../../engine/random.ts';
import type { View } from '../game.ts';
import { completeCity } from '../rules/cities.ts';
import { imagine } from '../rules/imagine.ts';
import { read } from '../rules/notation.ts';
import { parse } from '../rules/parse.ts';
import { play } from '../rules/rules.ts';
import { closes } from '../rules/state.ts';
import { view as viewOf } from '../rules/view.ts';

/**
 * The view after a legal move of the viewer, by the game's own rules: what a preview shows. After a wall, it includes
 * the city that the wall would close, without what the dice bring. What is hidden is imagined, and does not affect what
 * is drawn.
 */
export function foresee(view: View, move: string): View {
  const state = imagine(view, new Random(1));
  play(state, view.actor, read(state, view.actor, move), null);
  if (parse(move)?.kind === 'wall' && closes(state, state.wall)) completeCity(state, null);
  return viewOf(state, view.viewer);
}
