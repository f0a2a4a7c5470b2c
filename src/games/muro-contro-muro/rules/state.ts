import type { State as AnyState } from '../../../engine/game.ts';
import type { Options } from './facts.ts';
import { BRICKS_OF_KIND, KINDS } from './pieces.ts';
import { RING, ROWS, type Wall } from './wall.ts';

export const PHASES = ['choose-colour', 'first-roll', 'roll', 'move', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const CHOOSE_COLOUR = PHASES.indexOf('choose-colour');
export const FIRST_ROLL = PHASES.indexOf('first-roll');
export const ROLL = PHASES.indexOf('roll');
export const TO_MOVE = PHASES.indexOf('move');
export const ENDED = PHASES.indexOf('over');

/** No colour chosen yet, no face on the die, nobody's turn. */
export const NONE = -1;

/** A match: who is to do what, the pile, and the wall. */
export interface State extends AnyState, Wall {
  readonly seats: number;
  readonly copies: number;
  /** MM-10: whether a one-coloured brick may be turned, which is a pass. */
  readonly pass: boolean;
  /** What is to be done: a position in `PHASES`. */
  phase: number;
  /** Who chooses, moves, or is rolled for; `NONE` when the match is over. */
  seat: number;
  /** Each seat's colour; `NONE` before it has chosen. */
  readonly colours: Int8Array;
  /** What the die shows to the seat that is to move; `NONE` at any other time. */
  face: number;
  /** How many bricks of each kind are in the pile. */
  readonly pile: Uint8Array;
  /** How many bricks are in the pile. */
  bricksLeft: number;
  /** The bit set of the bricks, both ways round, of which the pile has at least one. */
  onOffer: number;
  /** The points of each seat when the match is over; 0 before. */
  readonly points: Uint8Array;
}

const SIX_KINDS = KINDS.length;

export function newState({ copies, pass }: Options): State {
  return {
    seats: 2,
    copies,
    pass,
    phase: CHOOSE_COLOUR,
    seat: 0,
    colours: new Int8Array(2).fill(NONE),
    face: NONE,
    pile: new Uint8Array(KINDS.length).fill(copies),
    bricksLeft: copies * KINDS.length,
    onOffer: BRICKS_OF_KIND.reduce((all, some) => all | some),
    points: new Uint8Array(2),
    left: 0,
    width: 0,
    heights: new Uint8Array(RING),
    bricks: new Uint8Array(RING * ROWS),
    open: 0,
    level: 0,
    low: 0,
    mixed: 0,
  };
}

export function clone(state: State): State {
  const twin = newState(state);
  copy(twin, state);
  return twin;
}

export function copy(target: State, source: State): void {
  target.phase = source.phase;
  target.seat = source.seat;
  target.colours[0] = source.colours[0];
  target.colours[1] = source.colours[1];
  target.face = source.face;
  for (let kind = 0; kind < SIX_KINDS; kind++) target.pile[kind] = source.pile[kind];
  target.bricksLeft = source.bricksLeft;
  target.onOffer = source.onOffer;
  target.points[0] = source.points[0];
  target.points[1] = source.points[1];
  target.left = source.left;
  target.width = source.width;
  target.heights.set(source.heights);
  target.bricks.set(source.bricks);
  target.open = source.open;
  target.level = source.level;
  target.low = source.low;
  target.mixed = source.mixed;
}
