import type { Brick, Colour, Kind, Place } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { COLOURS, KINDS } from '../rules/pieces.ts';

/** A move that lays a brick: from the pile (`from` null) or from a place of the wall. */
export interface Laying {
  readonly move: string;
  readonly from: Place | null;
  readonly brick: Brick;
  readonly to: Place;
}

/** The laying that a text stands for; null for the choice of a colour. */
export function readLaying(move: string): Laying | null {
  const parsed = parse(move);
  return parsed?.kind === 'laying' ? { ...parsed, move } : null;
}

/** The colours on offer, if colours are on offer. */
export function coloursOnOffer(moves: readonly string[]): readonly Colour[] {
  return COLOURS.filter(colour => moves.includes(colour));
}

export function samePlace(a: Place, b: Place): boolean {
  return a.row === b.row && a.column === b.column;
}

export function placeKey({ row, column }: Place): string {
  return `${row},${column}`;
}

/** The colour that a brick shows to a side of the wall. */
export function faceTo(brick: Brick, side: number): Colour {
  const colour = COLOURS.find(letter => letter === brick[side === 0 ? 0 : 1]);
  if (!colour) throw new Error(`no brick: ${brick}`);
  return colour;
}

export function turned(brick: Brick): Brick {
  return `${faceTo(brick, 1)}${faceTo(brick, 0)}`;
}

export function kindOf(brick: Brick): Kind {
  const kind = KINDS.find(name => name === brick || name === turned(brick));
  if (!kind) throw new Error(`no kind of brick: ${brick}`);
  return kind;
}
