import { brickOfMove, columnOfMove, FROM_PILE, originOfMove } from '../rules/codes.ts';
import type { Award, AwardGiven } from '../rules/happenings.ts';
import { BACK, brickOf, FRONT } from '../rules/pieces.ts';
import { play } from '../rules/rules.ts';
import { awards, winners } from '../rules/scoring.ts';
import { clone, ENDED, type State, TO_MOVE } from '../rules/state.ts';
import { lay } from '../rules/wall.ts';

/** Why a move is good. `size` is how many bricks the seat's own longest or largest then has. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'takes-lead'; readonly award: Award; readonly size: number }
  | { readonly kind: 'draws-level'; readonly award: Award; readonly size: number }
  /** The rival's longest or largest then has only `size`. */
  | { readonly kind: 'breaks'; readonly award: Award; readonly size: number }
  | { readonly kind: 'lengthens'; readonly award: Award; readonly size: number }
  /** The rival could have made it `size` there. */
  | { readonly kind: 'blocks'; readonly award: Award; readonly size: number };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (state.phase !== TO_MOVE) return null;
  const after = clone(state);
  play(after, seat, move, null);
  if (after.phase === ENDED && winners(after) === 1 << seat) return { kind: 'wins' };
  const before = awards(state);
  const now = awards(after);
  return whatChanges(before, now, seat) ?? whatItPrevents(state, before, seat, move);
}

/** The dearest award first, and of what a move does the best first. */
function whatChanges(before: readonly AwardGiven[], now: readonly AwardGiven[], seat: number): Reason | null {
  const rival = 1 - seat;
  for (const [i, { award, sizes, points }] of now.entries()) {
    if (points[seat] <= before[i].points[seat]) continue;
    if (sizes[rival] < before[i].sizes[rival]) return { kind: 'breaks', award, size: sizes[rival] };
    return { kind: sizes[seat] > sizes[rival] ? 'takes-lead' : 'draws-level', award, size: sizes[seat] };
  }
  for (const [i, { award, sizes }] of now.entries()) {
    if (sizes[rival] < before[i].sizes[rival]) return { kind: 'breaks', award, size: sizes[rival] };
    // A connection grows with nearly every brick: that is no reason.
    if (sizes[seat] > before[i].sizes[seat] && award !== 'connection')
      return { kind: 'lengthens', award, size: sizes[seat] };
  }
  return null;
}

/** What the rival could have reached with a brick of its own colour where the seat lays one from the pile that hides it. */
function whatItPrevents(
  state: State,
  before: readonly AwardGiven[],
  seat: number,
  move: number,
): Reason | null {
  const rival = 1 - seat;
  const colour = state.colours[rival];
  const shown = (rival === 0 ? FRONT : BACK)[brickOfMove(move)];
  if (originOfMove(move) !== FROM_PILE || shown === colour) return null;
  const feared = clone(state);
  lay(feared, columnOfMove(move), brickOf(colour, colour));
  for (const [i, { award, sizes }] of awards(feared).entries()) {
    if (award !== 'connection' && sizes[rival] > Math.max(2, before[i].sizes[rival]))
      return { kind: 'blocks', award, size: sizes[rival] };
  }
  return null;
}
