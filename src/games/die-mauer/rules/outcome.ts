import { size } from '../../../engine/bits.ts';
import { EMPTY_FIST } from './blocks.ts';
import { roomFor, WALLS } from './wall.ts';

/** What can come of the fists of a turn, by clause. */
export const OUTCOMES = [
  'no-room', // DM-7.1
  'unguessed', // DM-7.2
  'guessed', // DM-7.3
  'guessed-by-too-many', // DM-7.4
  'free-choice', // DM-9.1
  'gift', // DM-9.2
  'too-many-empty', // DM-9.3
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Inside the rules an outcome is its number in the list. */
const NO_ROOM = 0;
export const UNGUESSED = 1;
export const GUESSED = 2;
export const GUESSED_BY_TOO_MANY = 3;
export const FREE_CHOICE = 4;
export const GIFT = 5;
const TOO_MANY_EMPTY = 6;

/** What comes of a turn, given the master's fist and the bit set of the rivals with the same one. */
export function outcomeOf(fist: number, rivals: number, wall: number): number {
  return OUTCOME[(wall << 10) | (fist << 6) | rivals];
}

/** DM-7 and DM-9, by the number of these rivals. */
function decide(fist: number, matching: number, wall: number): number {
  // DM-10: the rivals' empty fists count only if the master's is empty.
  if (fist === EMPTY_FIST) return matching === 0 ? FREE_CHOICE : matching === 1 ? GIFT : TOO_MANY_EMPTY;
  const room = roomFor(fist, wall);
  if (room === 0) return NO_ROOM;
  if (matching === 0) return UNGUESSED;
  return matching <= room ? GUESSED : GUESSED_BY_TOO_MANY;
}

/** Needed in every turn, so it is looked up rather than worked out. */
const OUTCOME = new Uint8Array(WALLS << 10);
for (let wall = 0; wall < WALLS; wall++) {
  for (let fist = 1; fist <= EMPTY_FIST; fist++) {
    for (let rivals = 0; rivals < 64; rivals++) {
      OUTCOME[(wall << 10) | (fist << 6) | rivals] = decide(fist, size(rivals), wall);
    }
  }
}
