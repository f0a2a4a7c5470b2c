import type { Insight } from '../../../engine/insight.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { brickAt, heightOf } from '../rules/wall.ts';
import { evaluate } from './evaluation.ts';

/** With more bricks in the pile, there is too much to work out. */
const LAST_BRICKS = 2;

/** What a bot should know about Muro contro muro: see `docs/bots/muro-contro-muro.md`. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 120, compare: 30, chances: 1 },
  playingOn: { iterations: 0, plays: 500 },
  trust: { share: 0.9, spread: 0.8, players: 0.03 },
  isOpen: true,

  evaluate,

  isNearlyOver: ({ bricksLeft }) => bricksLeft <= LAST_BRICKS,
  signature,

  reasons: () => import('./reasons.ts'),

  abilities: {
    // A good judge of positions soon sees enough: what sets the levels apart is how much they overlook.
    child: { insight: true, curiosity: 0.03, iterations: 12, overlooks: 0.79 },
    apprentice: { insight: true, curiosity: 0.03, iterations: 12, overlooks: 0.69 },
    journeyman: { curiosity: 0.03, iterations: 12, overlooks: 0.56 },
    expert: { curiosity: 0.03, iterations: 12, overlooks: 0.34 },
    /** Values are exact, so little has to be tried twice. */
    master: { curiosity: 0.03 },
  },
};

/** Whose turn it is, the pile and the wall: it does not matter how far the base has wandered. */
function signature(state: State): number {
  let first = state.seat;
  let second = 0x9e3779b9;
  const add = (part: number) => {
    first = Math.imul(first ^ part, 0x85ebca6b);
    first ^= first >>> 15;
    second = Math.imul(second ^ first, 0xc2b2ae35) + part;
    second ^= second >>> 13;
  };
  add(state.face);
  for (const count of state.pile) add(count);
  for (let column = 1; column <= state.width; column++) {
    const height = heightOf(state, column);
    let bricks = height;
    for (let row = 0; row < height; row++) bricks = (Math.imul(bricks, 10) + brickAt(state, row, column)) | 0;
    add(bricks);
  }
  return (first >>> 0) * 2 ** 20 + (second & 0xfffff);
}
