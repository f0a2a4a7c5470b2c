import type { Block, End, Fist } from '../game.ts';
import { isBlock, isFist } from './blocks.ts';

/** What is on offer, read from the texts of the legal moves alone. */
export type Offer =
  /** A block, or nothing: for the fist, or as a gift. */
  | { readonly kind: 'fist'; readonly fists: readonly Fist[] }
  /** An end for the block of the fist. */
  | { readonly kind: 'end'; readonly ends: readonly End[] }
  /** Any block, and its end. */
  | { readonly kind: 'block-and-end'; readonly buildings: readonly Building[] };

export interface Building {
  readonly block: Block;
  readonly end: End;
}

export function offerOf(moves: readonly string[]): Offer | null {
  if (moves.length === 0) return null;
  if (moves.every(isFist)) return { kind: 'fist', fists: moves.filter(isFist) };
  if (moves.every(isEnd)) return { kind: 'end', ends: moves.filter(isEnd) };
  return { kind: 'block-and-end', buildings: moves.map(readBuilding).filter(building => building !== null) };
}

export function readBuilding(move: string): Building | null {
  const [block, end] = [move.slice(0, 1), move.slice(1)];
  return isBlock(block) && isEnd(end) ? { block, end } : null;
}

/** What has been picked so far: a block or nothing, and the end that is looked at. */
export interface Picked {
  readonly fist: Fist | null;
  readonly end: End | null;
}

/** The blocks, and the empty fist, that can be picked first. */
export function fistsOnOffer(offer: Offer | null): readonly Fist[] {
  switch (offer?.kind) {
    case 'fist':
      return offer.fists;
    case 'block-and-end':
      return [...new Set(offer.buildings.map(({ block }) => block))];
    default:
      return [];
  }
}

/** The ends that can be picked now; none as long as a block must be picked first. */
export function endsOnOffer(offer: Offer | null, { fist }: Picked): readonly End[] {
  switch (offer?.kind) {
    case 'end':
      return offer.ends;
    case 'block-and-end':
      return offer.buildings.filter(({ block }) => block === fist).map(({ end }) => end);
    default:
      return [];
  }
}

/** The move that is picked; null if something is missing. */
export function moveOf(offer: Offer | null, { fist, end }: Picked): string | null {
  switch (offer?.kind) {
    case 'fist':
      return fist !== null && offer.fists.includes(fist) ? fist : null;
    case 'end':
      return end !== null && offer.ends.includes(end) ? end : null;
    case 'block-and-end':
      return fist !== null && end !== null && endsOnOffer(offer, { fist, end }).includes(end)
        ? `${fist}${end}`
        : null;
    default:
      return null;
  }
}

/** What has to be picked to make a move. */
export function picksFor(move: string | null): Picked {
  if (move === null) return NOTHING_PICKED;
  if (isFist(move)) return { fist: move, end: null };
  if (isEnd(move)) return { fist: null, end: move };
  const building = readBuilding(move);
  return building ? { fist: building.block, end: building.end } : NOTHING_PICKED;
}

export const NOTHING_PICKED: Picked = { fist: null, end: null };

export function isEnd(text: string): text is End {
  return text === 'L' || text === 'R';
}
