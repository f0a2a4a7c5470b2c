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
 * Inside the rules a block is a number from 1 to 7, in the order of the table. 0 is no block; 8 is the empty fist, so
 * that a fist is a number from 1 to 8, or 0 until it is chosen.
 */
export const NO_BLOCK = 0;
export const TOWER = 6;
export const GATE = 7;
export const KINDS = 7;
export const EMPTY_FIST = 8;

export const BLOCK_NUMBERS: readonly number[] = BLOCKS.map((_, i) => i + 1);

export function isSection(block: number): boolean {
  return block < TOWER;
}

export function letterOf(block: number): Block {
  return BLOCKS[block - 1].letter;
}

export function fistLetter(fist: number): Fist {
  return fist === EMPTY_FIST ? '-' : letterOf(fist);
}

/** Every block as often as this count says, in the order of the table. */
export function lettersBy(countOf: (block: number) => number): Block[] {
  const letters: Block[] = [];
  for (const block of BLOCK_NUMBERS) {
    for (let n = countOf(block); n > 0; n--) letters.push(letterOf(block));
  }
  return letters;
}

/** The number of a block or an empty fist; 0 if the text is neither. */
export function fistCalled(text: string): number {
  return text === '-' ? EMPTY_FIST : BLOCKS.findIndex(({ letter }) => letter === text) + 1;
}
