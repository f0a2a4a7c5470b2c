import { leaders } from '../../../engine/viewers.ts';
import { BLOCK_NUMBERS, BLOCKS } from './blocks.ts';
import { countOf, FULL_HAND, furtherIn } from './hands.ts';
import type { State } from './state.ts';

/** DM-12: what a seat is charged for the blocks that it has left. */
export function chargeOf(hand: number): number {
  return furtherIn(hand) === 0 ? CHARGES[hand] : countedCharge(hand);
}

/** DM-12 and DM-15: the charges of all finished rounds, as a negative number or 0. */
export function score(state: State, seat: number): number {
  let score = 0;
  for (let i = seat; i < state.round * state.seats; i += state.seats) score -= chargeOf(state.leftovers[i]);
  return score;
}

/** DM-15: all seats with the highest score. */
export function winners(state: State): number {
  return leaders(state.seats, seat => score(state, seat));
}

function countedCharge(hand: number): number {
  let charge = 0;
  for (const block of BLOCK_NUMBERS) charge += countOf(hand, block) * BLOCKS[block - 1].charge;
  return charge;
}

/** The charges of hands without two blocks of a kind. */
const CHARGES = Uint8Array.from({ length: FULL_HAND + 1 }, (_, hand) => countedCharge(hand));
