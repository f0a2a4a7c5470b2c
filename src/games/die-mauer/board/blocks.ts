import type { Block } from '../game.ts';

/** The seven kinds of block as they look: to scale, in merlons. One merlon with its gap is 1 wide. */
export interface Look {
  readonly block: Block;
  /** For a wall section, how many merlons it has. */
  readonly merlons: number | null;
  readonly width: number;
  readonly height: number;
  /** What it costs a player who still has it at the end of a round. */
  readonly charge: number;
}

export const LOOKS: readonly Look[] = [
  { block: '1', merlons: 1, width: 1, height: 3, charge: 1 },
  { block: '2', merlons: 2, width: 2, height: 3, charge: 2 },
  { block: '3', merlons: 3, width: 3, height: 3, charge: 3 },
  { block: '4', merlons: 4, width: 4, height: 3, charge: 4 },
  { block: '6', merlons: 6, width: 6, height: 3, charge: 6 },
  { block: 'T', merlons: null, width: 2.2, height: 6.4, charge: 15 },
  { block: 'G', merlons: null, width: 3, height: 4.4, charge: 10 },
];

export const TALLEST = Math.max(...LOOKS.map(({ height }) => height));
export const WIDEST = Math.max(...LOOKS.map(({ width }) => width));

export const KINDS: readonly Block[] = LOOKS.map(({ block }) => block);

export function lookOf(block: Block): Look {
  const look = LOOKS.find(look => look.block === block);
  if (!look) throw new Error(`no block: ${block}`);
  return look;
}

export function countOf(blocks: readonly Block[], wanted: Block): number {
  return blocks.filter(block => block === wanted).length;
}
