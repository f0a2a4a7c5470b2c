import { lowest } from '../../../engine/bits.ts';
import { brickOfMove, columnOfMove, FROM_PILE, originOfMove } from '../rules/codes.ts';
import type { Award, AwardGiven } from '../rules/happenings.ts';
import { MOST_MOVES, moves } from '../rules/moves.ts';
import { BACK, brickOf, FRONT } from '../rules/pieces.ts';
import { play } from '../rules/rules.ts';
import { awards, winners } from '../rules/scoring.ts';
import { clone, ENDED, type State, TO_MOVE } from '../rules/state.ts';
import { columnsForABrick, lay } from '../rules/wall.ts';

/** Why a move is good. `size` is how many bricks the seat's own longest or largest has after it. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'takes-lead'; readonly award: Award; readonly size: number }
  | { readonly kind: 'draws-level'; readonly award: Award; readonly size: number }
  /** After it, the rival's longest or largest has only `size`. */
  | { readonly kind: 'breaks'; readonly award: Award; readonly size: number }
  | { readonly kind: 'lengthens'; readonly award: Award; readonly size: number }
  /** The rival could have made it `size` there. */
  | { readonly kind: 'blocks'; readonly award: Award; readonly size: number }
  /** Before anything is laid all colours are alike. */
  | { readonly kind: 'any-colour' }
  /** After other moves the rival's next brick could make it `size`. */
  | { readonly kind: 'keeps-down'; readonly award: Award; readonly size: number }
  /** The seat's own next brick can make it `size`, which it could not before. */
  | { readonly kind: 'prepares'; readonly award: Award; readonly size: number }
  /** The rival's next brick can score nothing. */
  | { readonly kind: 'gives-nothing' };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (state.phase !== TO_MOVE) return { kind: 'any-colour' };
  const after = clone(state);
  play(after, seat, move, null);
  if (after.phase === ENDED && winners(after) === 1 << seat) return { kind: 'wins' };
  const before = awards(state);
  const now = awards(after);
  return (
    whatChanges(before, now, seat) ??
    whatItPrevents(state, before, seat, move) ??
    whatFollows(state, after, seat)
  );
}

/** The most valuable award comes first, and for each award the best that a move does. */
function whatChanges(before: readonly AwardGiven[], now: readonly AwardGiven[], seat: number): Reason | null {
  const rival = 1 - seat;
  for (const [i, { award, sizes, points }] of now.entries()) {
    if (points[seat] <= before[i].points[seat]) continue;
    if (sizes[rival] < before[i].sizes[rival]) return { kind: 'breaks', award, size: sizes[rival] };
    return { kind: sizes[seat] > sizes[rival] ? 'takes-lead' : 'draws-level', award, size: sizes[seat] };
  }
  for (const [i, { award, sizes }] of now.entries()) {
    if (sizes[rival] < before[i].sizes[rival]) return { kind: 'breaks', award, size: sizes[rival] };
    // A connection grows with nearly every brick: that is not a reason.
    if (sizes[seat] > before[i].sizes[seat] && award !== 'connection')
      return { kind: 'lengthens', award, size: sizes[seat] };
  }
  return null;
}

/**
 * What the rival could have reached with a brick of its own colour, if the seat lays one from the pile there that hides
 * it.
 */
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

/** What either seat's next brick could bring, compared with what it could bring after the seat's other moves. */
function whatFollows(state: State, after: State, seat: number): Reason | null {
  const rival = 1 - seat;
  const feared = nextBest(after, rival);
  const worst = others(state, seat).reduce<Prospect | null>((worst, other) => {
    const prospect = nextBest(other, rival);
    return worst === null || prospect.gain > worst.gain ? prospect : worst;
  }, null);
  if (worst && worst.gain > feared.gain) return { kind: 'keeps-down', award: worst.award, size: worst.size };
  const hoped = nextBest(after, seat);
  if (hoped.gain > nextBest(state, seat).gain)
    return { kind: 'prepares', award: hoped.award, size: hoped.size };
  return feared.gain === 0 ? { kind: 'gives-nothing' } : null;
}

interface Prospect {
  readonly award: Award;
  readonly size: number;
  /** In points. */
  readonly gain: number;
}

/** The most that a seat could gain with one brick of its colour, wherever one can be laid. */
function nextBest(state: State, seat: number): Prospect {
  const before = awards(state);
  let best: Prospect = { award: before[0].award, size: before[0].sizes[seat], gain: 0 };
  for (let columns = columnsForABrick(state); columns !== 0; columns &= columns - 1) {
    const then = clone(state);
    lay(then, lowest(columns), brickOf(state.colours[seat], state.colours[seat]));
    for (const [i, { award, sizes, points }] of awards(then).entries()) {
      const gain = points[seat] - before[i].points[seat];
      if (gain > best.gain) best = { award, size: sizes[seat], gain };
    }
  }
  return best;
}

/** The states after the seat's other legal moves: if there are many, only some, as they are much alike. */
function others(state: State, seat: number): State[] {
  const legal = new Int32Array(MOST_MOVES);
  const count = moves(state, seat, legal);
  const step = Math.max(1, Math.floor(count / MOST_COMPARED));
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => {
    const other = clone(state);
    play(other, seat, legal[i * step], null);
    return other;
  });
}

const MOST_COMPARED = 40;
