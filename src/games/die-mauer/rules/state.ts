import type { State as AnyState } from '../../../engine/game.ts';
import type { Options } from './facts.ts';
import { FULL_HAND } from './hands.ts';
import { NO_WALL } from './wall.ts';

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
  /** DM-16: whether views say what the turns imply about the others' hands. */
  readonly memory: boolean;
  /** How many rounds are finished. */
  round: number;
  master: number;
  phase: number;
  /** The bit set of those who must move now. */
  due: number;
  /** The bit set of those who still have to build in this turn; they do it one by one (DM-8). */
  builders: number;
  /** DM-11: the bit set of those who have gone out in this turn. */
  out: number;
  /** How many blocks have been built in this turn. */
  builds: number;
  /** This turn so far: see `turns.ts`. A fist is 0 until it is chosen. */
  turn: number;
  /** What matters about the wall: see `wall.ts`. */
  wall: number;
  /** DM-14: how many turns in a row have built nothing. */
  idle: number;
  /** How many turns of this round are finished. */
  turnCount: number;
  /** By seat: see `hands.ts`. */
  readonly hands: Int32Array;
  /**
   * The finished turns of this round. The blocks in the wall, and what can be known about the hands, follow from them.
   */
  readonly turns: Int32Array;
  /** The hands that were left at the end of each round, by round and seat. */
  readonly leftovers: Int32Array;
  /** How each round ended: 1 + the index in `ENDINGS`; 0 if it has not. */
  readonly endings: Uint8Array;
}

export function newState(seats: number, { rounds, gift, memory }: Options): State {
  return {
    seats,
    rounds,
    mayDecline: gift === 'may',
    memory,
    round: 0,
    master: 0,
    phase: PLAN,
    due: allOf(seats),
    builders: 0,
    out: 0,
    builds: 0,
    turn: 0,
    wall: NO_WALL,
    idle: 0,
    turnCount: 0,
    hands: new Int32Array(seats).fill(FULL_HAND),
    turns: new Int32Array(mostTurns(seats)),
    leftovers: new Int32Array(rounds * seats),
    endings: new Uint8Array(rounds),
  };
}

export function clone(state: State): State {
  const twin = newState(state.seats, optionsOf(state));
  copy(twin, state);
  return twin;
}

export function copy(target: State, source: State): void {
  for (let turn = source.turnCount; turn < target.turnCount; turn++) target.turns[turn] = 0;
  for (let turn = 0; turn < source.turnCount; turn++) target.turns[turn] = source.turns[turn];
  target.master = source.master;
  target.phase = source.phase;
  target.due = source.due;
  target.builders = source.builders;
  target.out = source.out;
  target.builds = source.builds;
  target.turn = source.turn;
  target.wall = source.wall;
  target.idle = source.idle;
  target.turnCount = source.turnCount;
  for (let seat = 0; seat < source.seats; seat++) target.hands[seat] = source.hands[seat];
  const rounds = Math.max(target.round, source.round);
  for (let i = 0; i < rounds * source.seats; i++) target.leftovers[i] = source.leftovers[i];
  for (let round = 0; round < rounds; round++) target.endings[round] = source.endings[round];
  target.round = source.round;
}

export function optionsOf({ rounds, mayDecline, memory }: State): Options {
  return { rounds, gift: mayDecline ? 'may' : 'must', memory };
}

/** The bit set of all seats. */
export function allOf(seats: number): number {
  return (1 << seats) - 1;
}

/** DM-14: how many turns in a row without building end a round. */
export function idleLimit(seats: number): number {
  return 3 * seats;
}

/** No round has more turns: each block ends at most one run of idle turns, and the last block is never needed. */
function mostTurns(seats: number): number {
  return 7 * seats * idleLimit(seats);
}
