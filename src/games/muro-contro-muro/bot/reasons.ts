import { lowest, size } from '../../../engine/bits.ts';
import { brickOfMove, columnOfMove, FROM_PILE, originOfMove } from '../rules/codes.ts';
import type { Award, AwardGiven } from '../rules/happenings.ts';
import { MOST_MOVES, moves } from '../rules/moves.ts';
import { BACK, brickOf, FRONT } from '../rules/pieces.ts';
import { play } from '../rules/rules.ts';
import { awards, winners } from '../rules/scoring.ts';
import { clone, ENDED, type State, TO_MOVE } from '../rules/state.ts';
import { columnsForABrick, freeTops, heightOf, lay, topBrick } from '../rules/wall.ts';

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
  /** Other moves leave the seat fewer points than it has after this one. */
  | { readonly kind: 'keeps-points'; readonly points: number }
  /** How many bricks that show the seat its colour can no longer be moved or turned, because it rests on them. */
  | { readonly kind: 'secures'; readonly bricks: number }
  /** It shows the rival another colour than its own, which other moves would not. */
  | { readonly kind: 'hides-colour' }
  /** It shows the seat its own colour, which other moves would not. */
  | { readonly kind: 'shows-colour' }
  /** Other moves make more places for the rival's next brick. */
  | { readonly kind: 'opens-less'; readonly places: number }
  /** No move changes the points, which stand at `own` to `rival`. */
  | { readonly kind: 'moves-alike'; readonly own: number; readonly rival: number }
  /** The points stay as they are. */
  | { readonly kind: 'keeps-score'; readonly own: number; readonly rival: number };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (state.phase !== TO_MOVE) return { kind: 'any-colour' };
  const after = afterMove(state, seat, move);
  if (after.phase === ENDED && winners(after) === 1 << seat) return { kind: 'wins' };
  const before = awards(state);
  const change = (other: State) => whatChanges(before, awards(other), seat);
  const changed = change(after);
  // What all moves do is no reason for one of them.
  const isTold = changed && others(state, seat).some(other => !isSame(change(other), changed));
  return (
    (isTold ? changed : null) ??
    whatItPrevents(state, before, seat, move) ??
    whatFollows(state, after, seat) ??
    howItDiffers(state, after, seat, move)
  );
}

function isSame(one: Reason | null, other: Reason): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
  if (originOfMove(move) !== FROM_PILE || faceOf(brickOfMove(move), rival) === colour) return null;
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
  return null;
}

/** What sets a quiet move apart from others that the seat could make. */
function howItDiffers(state: State, after: State, seat: number, move: number): Reason | null {
  const rival = 1 - seat;
  const legal = movesOf(state, seat);
  const standing = standingOf(after);
  const standings = legal.map(other => standingOf(afterMove(state, seat, other)));
  if (standings.some(other => other.points[seat] < standing.points[seat]))
    return { kind: 'keeps-points', points: standing.points[seat] };
  const bricks = securedBy(state, seat, move);
  if (bricks > 0) return { kind: 'secures', bricks };
  if (standings.some(other => other.connection[seat] < standing.connection[seat]))
    return { kind: 'lengthens', award: 'connection', size: standing.connection[seat] };
  const shows = (viewer: number, made: number) => faceOf(brickOfMove(made), viewer) === state.colours[viewer];
  if (!shows(rival, move) && legal.some(other => shows(rival, other))) return { kind: 'hides-colour' };
  if (shows(seat, move) && legal.some(other => !shows(seat, other))) return { kind: 'shows-colour' };
  const places = size(columnsForABrick(after));
  if (legal.some(other => size(columnsForABrick(afterMove(state, seat, other))) > places))
    return { kind: 'opens-less', places };
  const [own, others] = [standing.points[seat], standing.points[rival]];
  if (standings.every(({ points }) => points[seat] === own && points[rival] === others))
    return { kind: 'moves-alike', own, rival: others };
  const before = standingOf(state).points;
  return before[seat] === own && before[rival] === others
    ? { kind: 'keeps-score', own, rival: others }
    : null;
}

/** Points and largest connections by seat. */
function standingOf(state: State): { readonly points: number[]; readonly connection: readonly number[] } {
  const all = awards(state);
  return {
    points: [0, 1].map(seat => all.reduce((sum, { points }) => sum + points[seat], 0)),
    connection: all.find(({ award }) => award === 'connection')?.sizes ?? [0, 0],
  };
}

/** How many free bricks that show the seat its own colour get something laid on them. */
function securedBy(state: State, seat: number, move: number): number {
  const c = columnOfMove(move);
  const row = heightOf(state, c);
  if (originOfMove(move) !== FROM_PILE || row === 0) return 0;
  const free = freeTops(state);
  return [c, c + 1].filter(
    column =>
      heightOf(state, column) === row &&
      (free & (1 << column)) !== 0 &&
      faceOf(topBrick(state, column), seat) === state.colours[seat],
  ).length;
}

/** The colour that a brick shows to a seat. */
function faceOf(brick: number, seat: number): number {
  return (seat === 0 ? FRONT : BACK)[brick];
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

/** The states after the seat's legal moves: if there are many, only after some, as they are much alike. */
function others(state: State, seat: number): State[] {
  const legal = movesOf(state, seat);
  const step = Math.max(1, Math.floor(legal.length / MOST_COMPARED));
  return legal.filter((_, i) => i % step === 0).map(move => afterMove(state, seat, move));
}

const MOST_COMPARED = 40;

function movesOf(state: State, seat: number): number[] {
  const legal = new Int32Array(MOST_MOVES);
  return [...legal.subarray(0, moves(state, seat, legal))];
}

function afterMove(state: State, seat: number, move: number): State {
  const after = clone(state);
  play(after, seat, move, null);
  return after;
}
