import { size } from '../../../engine/bits.ts';
import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY, only } from '../../../engine/viewers.ts';
import type { Ending, Happening } from './happenings.ts';
import { ENDED, type State } from './state.ts';
import { CHEESES } from './tiles.ts';

/** BA-17: the match is over when a seat has lost this many mice. */
export const FALLS_THAT_END = 3;
/** BA-18: this many turns per seat. */
const QUIET_TURNS_PER_SEAT = 20;

export function quietLimit(seats: number): number {
  return QUIET_TURNS_PER_SEAT * seats;
}

/** The number of kinds collected. */
export function score(state: State, seat: number): number {
  return size(state.cheeses[seat]);
}

export function winners(state: State): number {
  return only(state.winner);
}

/** BA-16: ends the match if the seat has enough cheese. Returns whether it did. */
export function endByCheese(state: State, seat: number, tell: Tell<Happening> | null): boolean {
  if (score(state, seat) < state.target) return false;
  end(state, seat, 'cheese', tell);
  return true;
}

/** BA-17: ends the match if any seat's third mouse has fallen. Returns whether it did. */
export function endByFalls(state: State, tell: Tell<Happening> | null): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.fallen[seat] < FALLS_THAT_END) continue;
    end(state, bestSeat(state), 'falls', tell);
    return true;
  }
  return false;
}

/** BA-18: ends the match if too many turns in a row were quiet. Returns whether it did. */
export function endByStalling(state: State, tell: Tell<Happening> | null): boolean {
  if (state.quietTurns < quietLimit(state.seats)) return false;
  end(state, bestSeat(state), 'stalling', tell);
  return true;
}

function end(state: State, winner: number, reason: Ending, tell: Tell<Happening> | null): void {
  state.phase = ENDED;
  state.winner = winner;
  tell?.({ kind: 'match-ended', winner, reason }, EVERYBODY);
}

/**
 * BA-17: among the seats that have lost fewer than three mice, or among all if there is none, the one with the most
 * kinds; with `lastMouse`, the one with the most kinds, and only among equals one that has lost fewer than three. Ties
 * go to the first clockwise after the active seat.
 */
function bestSeat(state: State): number {
  let best = -1;
  let bestRank = -1;
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.active + i) % state.seats;
    const stands = state.fallen[seat] < FALLS_THAT_END ? 1 : 0;
    const kinds = score(state, seat);
    const rank = state.lastMouse ? 2 * kinds + stands : (CHEESES + 1) * stands + kinds;
    if (rank > bestRank) {
      best = seat;
      bestRank = rank;
    }
  }
  return best;
}
