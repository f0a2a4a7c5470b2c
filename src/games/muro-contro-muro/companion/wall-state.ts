import { BRICKS, BRICKS_OF_KIND, COLOURS, type Colour, FACES, KIND_OF, positionIn } from '../rules/pieces.ts';
import { newState, type State, TO_MOVE } from '../rules/state.ts';
import { columnForPeople, columnsForABrick, heightOf, lay } from '../rules/wall.ts';

/** A wall on a real table: the bricks, in an order in which they can have been laid. */
export interface StandingWall {
  /** Of seats 0 and 1. */
  readonly colours: readonly [Colour, Colour];
  /** As moves that lay them: `FB@2,-1`. */
  readonly bricks: readonly string[];
}

/** As many of every kind as the largest pile has. */
const COPIES = 6;

/** The wall as the rules see it, with any brick to lay next; null if the bricks cannot stand like that. */
export function wallOf({ colours, bricks }: StandingWall): State | null {
  const state = newState({ copies: COPIES, pass: false });
  colours.forEach((colour, seat) => {
    state.colours[seat] = positionIn(COLOURS, colour);
  });
  for (const text of bricks) {
    const [, letters, row, column] = /^([GFB]{2})@(\d+),(-?\d+)$/.exec(text) ?? [];
    const brick = positionIn(BRICKS, letters ?? '');
    const at = Number(column) - columnForPeople(state, 0);
    const fits = at >= 0 && at < 31 && (columnsForABrick(state) & (1 << at)) !== 0;
    if (brick < 1 || !fits || heightOf(state, at) !== Number(row)) return null;
    lay(state, at, brick);
    const kind = KIND_OF[brick];
    if (--state.pile[kind] === 0) state.onOffer &= ~BRICKS_OF_KIND[kind];
    state.bricksLeft--;
  }
  state.seat = 0;
  state.phase = TO_MOVE;
  state.face = FACES.indexOf('C');
  return state;
}
