import type { State as AnyState } from '../../../engine/game.ts';
import { FULL_HAND, NO_BLOCK } from './blocks.ts';

/** What the table is waiting for. */
export const PLAN = 0;
/** Builders choose an end (DM-8). */
export const BUILD = 1;
/** The master builds any block (DM-9.1). */
export const BUILD_ANY = 2;
/** A rival gives the master a block (DM-9.2). */
export const GIVE = 3;
export const MATCH_OVER = 4;

export interface State extends AnyState {
  readonly seats: number;
  readonly rounds: number;
  /** DM-9.2: whether a gift can be declined. */
  readonly mayDecline: boolean;
  /** How many rounds are finished. */
  round: number;
  master: number;
  phase: number;
  /** The bit set of those who still have to choose, build or give in this phase. Builders do it one by one. */
  pending: number;
  /** What the seats have chosen in this turn, four bits a seat; 0 where nothing is chosen yet. */
  fists: number;
  /** How many blocks have been built in this turn. */
  builds: number;
  /** The blocks at the ends of the wall; `NO_BLOCK` if there is none. */
  left: number;
  right: number;
  /** DM-14: how many turns in a row have built nothing. */
  idle: number;
  /** How many turns of this round are finished. */
  turnCount: number;
  readonly hands: Int32Array;
  /**
   * The round so far, one entry a turn, that of the running turn included as soon as its fists are open: see
   * `history.ts`. The wall, and what can be known of the hands, follow from it.
   */
  readonly turns: Int32Array;
  /** The hands that were left at the end of each round, by round and seat. */
  readonly leftovers: Int32Array;
  /** How each round ended: 1 + the index in `ENDINGS`; 0 if it has not. */
  readonly endings: Uint8Array;
}

export function newState(seats: number, rounds: number, mayDecline: boolean): State {
  return {
    seats,
    rounds,
    mayDecline,
    round: 0,
    master: 0,
    phase: PLAN,
    pending: allOf(seats),
    fists: 0,
    builds: 0,
    left: NO_BLOCK,
    right: NO_BLOCK,
    idle: 0,
    turnCount: 0,
    hands: new Int32Array(seats).fill(FULL_HAND),
    turns: new Int32Array(mostTurns(seats)),
    leftovers: new Int32Array(rounds * seats),
    endings: new Uint8Array(rounds),
  };
}

export function clone(state: State): State {
  const twin = newState(state.seats, state.rounds, state.mayDecline);
  copy(twin, state);
  return twin;
}

export function copy(target: State, source: State): void {
  for (let turn = source.turnCount + 1; turn <= target.turnCount; turn++) target.turns[turn] = 0;
  for (let turn = 0; turn <= source.turnCount; turn++) target.turns[turn] = source.turns[turn];
  target.round = source.round;
  target.master = source.master;
  target.phase = source.phase;
  target.pending = source.pending;
  target.fists = source.fists;
  target.builds = source.builds;
  target.left = source.left;
  target.right = source.right;
  target.idle = source.idle;
  target.turnCount = source.turnCount;
  for (let seat = 0; seat < source.seats; seat++) target.hands[seat] = source.hands[seat];
  for (let i = 0; i < source.leftovers.length; i++) target.leftovers[i] = source.leftovers[i];
  for (let i = 0; i < source.endings.length; i++) target.endings[i] = source.endings[i];
}

/** The bit set of all seats. */
export function allOf(seats: number): number {
  return (1 << seats) - 1;
}

/** DM-14: after how many turns in a row without building a round ends. */
export function idleLimit(seats: number): number {
  return 3 * seats;
}

/**
 * No round has more turns: each block ends at most one row of idle turns, and the last block is never needed. One
 * more, so that there is always room for the entry of a turn that is still to come.
 */
function mostTurns(seats: number): number {
  return 7 * seats * idleLimit(seats) + 1;
}
