import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY, only } from '../../../engine/viewers.ts';
import { size } from './bits.ts';
import type { Ending, Happening } from './happenings.ts';
import { ENDED, type State } from './state.ts';

type Listener = Tell<Happening> | null;

/** BA-17: the match is over when a seat has lost so many mice, and such a seat cannot win. */
export const FALLS_THAT_END = 3;
/** BA-18: so many turns for every seat. */
const QUIET_TURNS_PER_SEAT = 20;

export function quietLimit(seats: number): number {
  return QUIET_TURNS_PER_SEAT * seats;
}

export function win(state: State, seat: number, reason: Ending, tell: Listener): void {
  state.phase = ENDED;
  state.winner = seat;
  tell?.({ kind: 'match-ended', winner: seat, reason }, EVERYBODY);
}

/** BA-17: ends the match if the third mouse of any seat has fallen, and says whether it did. */
export function endByFalls(state: State, tell: Listener): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.fallen[seat] < FALLS_THAT_END) continue;
    win(state, bestSeat(state), 'falls', tell);
    return true;
  }
  return false;
}

/** BA-18: ends the match if too many turns in a row were quiet, and says whether it did. */
export function endByStalling(state: State, tell: Listener): boolean {
  if (state.quietTurns < quietLimit(state.seats)) return false;
  win(state, bestSeat(state), 'stalling', tell);
  return true;
}

/**
 * BA-17: among the seats that have lost fewer than three mice, or among all if there is none, the one with the most
 * kinds; among equals the first clockwise after the active seat.
 */
function bestSeat(state: State): number {
  let best = -1;
  let bestKinds = -1;
  let bestStands = false;
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.active + i) % state.seats;
    const stands = state.fallen[seat] < FALLS_THAT_END;
    const kinds = size(state.cheeses[seat]);
    if (stands === bestStands ? kinds > bestKinds : stands) {
      best = seat;
      bestKinds = kinds;
      bestStands = stands;
    }
  }
  return best;
}

/** The number of kinds collected. */
export function score(state: State, seat: number): number {
  return size(state.cheeses[seat]);
}

export function winners(state: State): number {
  return only(state.winner);
}
