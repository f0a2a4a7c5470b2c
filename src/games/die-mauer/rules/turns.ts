import type { State } from './state.ts';

/**
 * A turn as it is kept in one integer of `state.turns`:
 * - bits 0–23: the fists, four bits a seat;
 * - bits 24–26: the block that was given (DM-9.2) or that the master built freely (DM-9.1), 0 if none was;
 * - bits 27–31: the ends, one bit for each block built, in the order of building. Where the master builds freely,
 *   there is one block, and bit 28 says instead whether there was a choice.
 */
const BITS_OF_A_FIST = 4;
const ALL_FISTS = 0xffffff;
const BLOCK_AT = 24;
const ENDS_AT = 27;
const CHOICE_AT = 28;

/** A seat's fist among the fists of a turn, or in a turn's entry. */
export function fistAt(fists: number, seat: number): number {
  return (fists >> (BITS_OF_A_FIST * seat)) & 15;
}

export function withFist(fists: number, seat: number, fist: number): number {
  return fists | (fist << (BITS_OF_A_FIST * seat));
}

/** The bit set of the seats with this fist. */
export function seatsWith(fists: number, seats: number, fist: number): number {
  let found = 0;
  for (let seat = 0; seat < seats; seat++) if (fistAt(fists, seat) === fist) found |= 1 << seat;
  return found;
}

export function noteFists(state: State): void {
  state.turns[state.turnCount] = state.fists;
}

/** Notes the end of the block that is about to be built. */
export function noteEnd(state: State, end: number): void {
  state.turns[state.turnCount] |= end << (ENDS_AT + state.builds);
}

/** Notes the block that is given, or that the master builds freely. */
export function noteBlock(state: State, block: number): void {
  state.turns[state.turnCount] = noteBlockIn(state.turns[state.turnCount], block);
}

/** Notes that the master has a choice of what to build freely. */
export function noteChoice(state: State): void {
  state.turns[state.turnCount] |= 1 << CHOICE_AT;
}

/** An entry made at once: the fists, the block given or freely built, the ends in order, and whether there was a choice. */
export function entryOf(fists: number, block: number, ends: readonly number[], hadChoice: boolean): number {
  const packedEnds = ends.reduce((packed, end, n) => packed | (end << (ENDS_AT + n)), 0);
  return noteBlockIn(fists, block) | packedEnds | (hadChoice ? 1 << CHOICE_AT : 0);
}

export function noteBlockIn(turn: number, block: number): number {
  return turn | (block << BLOCK_AT);
}

export function fistsOf(turn: number): number {
  return turn & ALL_FISTS;
}

export function blockOf(turn: number): number {
  return (turn >> BLOCK_AT) & 7;
}

/** The end of the n-th block that was built. */
export function endOf(turn: number, n: number): number {
  return (turn >> (ENDS_AT + n)) & 1;
}

export function hadChoice(turn: number): boolean {
  return ((turn >> CHOICE_AT) & 1) !== 0;
}

/** The master of a turn of this round: the role passes on with every turn (DM-5). */
export function masterOf(state: State, turn: number): number {
  const back = (state.turnCount - turn) % state.seats;
  return (state.master - back + state.seats) % state.seats;
}
