import { size } from '../../../engine/bits.ts';
import { type Block, fistCalled, KINDS, lettersBy } from './blocks.ts';

/**
 * A hand is a multiset in one integer. The lowest seven bits are the set of its kinds: bit b − 1 for block b. Above them
 * three bits for each kind count the second and further blocks of it, which only gifts bring.
 */
export const NO_HAND = 0;
export const FULL_HAND = 0b1111111;

/** Sets of kinds. */
export const SECTIONS = 0b0011111;
export const TOWER_AND_GATE = 0b1100000;

export function setOf(block: number): number {
  return 1 << (block - 1);
}

export function kindsIn(hand: number): number {
  return hand & EVERY_KIND;
}

export function countOf(hand: number, block: number): number {
  return ((hand >> (block - 1)) & 1) + furtherOf(hand, block);
}

export function sizeOf(hand: number): number {
  let count = size(kindsIn(hand));
  for (let further = furtherIn(hand); further !== 0; further >>= BITS_OF_A_KIND) count += further & FURTHER;
  return count;
}

export function withBlock(hand: number, block: number): number {
  const kind = 1 << (block - 1);
  return (hand & kind) === 0 ? hand | kind : hand + (1 << furtherAt(block));
}

export function withoutBlock(hand: number, block: number): number {
  return furtherOf(hand, block) === 0 ? hand & ~(1 << (block - 1)) : hand - (1 << furtherAt(block));
}

/** The blocks of a hand in the order of the table. */
export function lettersOf(hand: number): Block[] {
  return lettersBy(block => countOf(hand, block));
}

export function handOf(letters: readonly Block[]): number {
  return letters.reduce((hand, letter) => withBlock(hand, fistCalled(letter)), NO_HAND);
}

/** All blocks of a hand except the first of each kind; 0 if there are none. */
export function furtherIn(hand: number): number {
  return hand >> KINDS;
}

function furtherOf(hand: number, block: number): number {
  return (hand >> furtherAt(block)) & FURTHER;
}

const EVERY_KIND = FULL_HAND;
const BITS_OF_A_KIND = 3;
const FURTHER = (1 << BITS_OF_A_KIND) - 1;
const FURTHER_OF_FIRST = KINDS;

function furtherAt(block: number): number {
  return FURTHER_OF_FIRST + BITS_OF_A_KIND * (block - 1);
}
