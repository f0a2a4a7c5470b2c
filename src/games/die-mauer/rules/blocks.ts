/** DM-1 and DM-12: the seven blocks that every seat has, and what each costs when it is left. */
export const BLOCKS = [
  { letter: '1', shape: 'section', charge: 1 },
  { letter: '2', shape: 'section', charge: 2 },
  { letter: '3', shape: 'section', charge: 3 },
  { letter: '4', shape: 'section', charge: 4 },
  { letter: '6', shape: 'section', charge: 6 },
  { letter: 'T', shape: 'tower', charge: 15 },
  { letter: 'G', shape: 'gate', charge: 10 },
] as const;

/** A block as everybody outside the rules writes it. */
export type Block = (typeof BLOCKS)[number]['letter'];

/** What a fist can hide: a block, or nothing. */
export type Fist = Block | '-';

/**
 * Inside the rules a block is a number from 1 to 7, in the order of the table. 0 is no block; 8 is the empty fist,
 * so that a fist is a number from 1 to 8, and 0 as long as it is not chosen.
 */
export const NO_BLOCK = 0;
export const TOWER = 6;
export const GATE = 7;
export const KINDS = 7;
export const EMPTY_FIST = 8;

export function isSection(block: number): boolean {
  return block !== NO_BLOCK && block < TOWER;
}

export function letterOf(block: number): Block {
  return BLOCKS[block - 1].letter;
}

export function fistLetter(fist: number): Fist {
  return fist === EMPTY_FIST ? '-' : letterOf(fist);
}

/** The number of a block or an empty fist; 0 if the text is neither. */
export function fistCalled(text: string): number {
  return text === '-' ? EMPTY_FIST : BLOCKS.findIndex(({ letter }) => letter === text) + 1;
}

/**
 * A hand is a multiset in one integer: four bits for each kind, which count how many of it there are. Nobody can
 * have more of a kind than there are seats.
 */
export const ONE_OF = Int32Array.from([0, 1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20, 1 << 24]);

export const NO_HAND = 0;
export const FULL_HAND = 0x1111111;
const SECTIONS_OF_HAND = 0xfffff;

export function countOf(hand: number, block: number): number {
  return (hand >> (4 * block - 4)) & 15;
}

/** The kinds in a hand, as the lowest bit of each four. `firstOf` is the first of them; `x & (x - 1)` the others. */
export function kindsIn(hand: number): number {
  return (hand | (hand >> 1) | (hand >> 2)) & FULL_HAND;
}

export function firstOf(kinds: number): number {
  return ((31 - Math.clz32(kinds & -kinds)) >> 2) + 1;
}

export function hasSection(hand: number): boolean {
  return (hand & SECTIONS_OF_HAND) !== 0;
}

export function sizeOf(hand: number): number {
  let size = 0;
  for (let rest = hand; rest !== 0; rest >>= 4) size += rest & 15;
  return size;
}

/** DM-12: what a seat is charged for the blocks that it has left. */
export function chargeOf(hand: number): number {
  let charge = 0;
  for (let block = 1; block <= KINDS; block++) charge += countOf(hand, block) * BLOCKS[block - 1].charge;
  return charge;
}

/** The blocks of a hand in the order of the table. */
export function lettersOf(hand: number): Block[] {
  const letters: Block[] = [];
  for (let block = 1; block <= KINDS; block++) {
    for (let n = countOf(hand, block); n > 0; n--) letters.push(letterOf(block));
  }
  return letters;
}

export function handOf(letters: readonly Block[]): number {
  return letters.reduce((hand, letter) => hand + ONE_OF[fistCalled(letter)], NO_HAND);
}
