import { BRICKS_OF_KIND, brickOf, COLOURS, FACES, KINDS } from './pieces.ts';
import { ENDED, NONE, newState, PHASES, type State } from './state.ts';
import type { View } from './view.ts';
import { columnForPeople, lay } from './wall.ts';

/** The state itself: nothing is hidden from any viewer. */
export function imagine(seen: View): State {
  const state = newState(seen.options);
  state.phase = PHASES.indexOf(seen.phase);
  state.seat = seen.seat ?? NONE;
  seen.colours.forEach((colour, seat) => {
    state.colours[seat] = colour === null ? NONE : COLOURS.indexOf(colour);
  });
  state.face = seen.die === null ? NONE : FACES.indexOf(seen.die);
  state.left = seen.base.left;
  for (const { column, front, back } of seen.wall) {
    const brick = brickOf(COLOURS.indexOf(front), COLOURS.indexOf(back));
    lay(state, column - columnForPeople(state, 0), brick);
  }
  KINDS.forEach((kind, index) => {
    state.pile[index] = seen.pile[kind];
    if (seen.pile[kind] === 0) state.onOffer &= ~BRICKS_OF_KIND[index];
  });
  state.bricksLeft = seen.bricksLeft;
  if (state.phase === ENDED) state.points.set(seen.points);
  return state;
}
