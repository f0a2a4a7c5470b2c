/**
 * A turn in one integer, as `state.turn` and `state.turns` keep it:
 * - bits 0–23: the fists, four bits per seat;
 * - bits 24–26: the block that was given (DM-9.2) or that the master built freely (DM-9.1), 0 if none was;
 * - bits 27–31: the ends, one bit for each block built, in the order of building. Where the master builds freely,
 *   there is one block, and bit 28 says instead whether there was a choice.
 */
/** Four bits per fist: seat s has the bits from s << 2 on. */
const FIST_SHIFT = 2;
const BLOCK_AT = 24;
const ENDS_AT = 27;
const CHOICE = 1 << 28;
/** The lowest bit of every fist. */
const EACH_FIST = 0x111111;

export function fistAt(turn: number, seat: number): number {
  return (turn >> (seat << FIST_SHIFT)) & 15;
}

export function withFist(turn: number, seat: number, fist: number): number {
  return turn | (fist << (seat << FIST_SHIFT));
}

/** The bit set of the seats with this fist. */
export function seatsWith(turn: number, fist: number): number {
  // Four bits are 0 if the fists are the same; `same` has the lowest bit of those, and the last lines close the gaps.
  const differing = turn ^ Math.imul(fist, EACH_FIST);
  const folded = differing | (differing >> 1);
  const same = ~(folded | (folded >> 2)) & EACH_FIST;
  const pairs = (same | (same >> 3)) & 0x030303;
  return (pairs | (pairs >> 6) | (pairs >> 12)) & 0b111111;
}

/** Records the end of the block that is being built, after `builds` others in this turn. */
export function withEnd(turn: number, builds: number, end: number): number {
  return turn | (end << (ENDS_AT + builds));
}

/** Records the block that is given, or that the master builds freely. */
export function withGivenOrFree(turn: number, block: number): number {
  return turn | (block << BLOCK_AT);
}

/** Records that the master has a choice of what to build freely. */
export function withChoice(turn: number): number {
  return turn | CHOICE;
}

export function givenOrFree(turn: number): number {
  return (turn >> BLOCK_AT) & 7;
}

/** The end of the n-th block that was built. */
export function endOf(turn: number, n: number): number {
  return (turn >> (ENDS_AT + n)) & 1;
}

export function hadChoice(turn: number): boolean {
  return (turn & CHOICE) !== 0;
}
