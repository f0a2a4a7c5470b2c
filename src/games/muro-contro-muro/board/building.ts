import type { Brick, Colour, Kind, Place } from '../game.ts';

/**
 * A move built up step by step, from the texts of the legal moves alone: first where the brick comes from, then which
 * way round it is, then its place. Each step offers what some legal move still has.
 */

/** A move that lays a brick: from the pile (`from` null) or from a place of the wall. */
export interface Laying {
  readonly move: string;
  readonly from: Place | null;
  readonly brick: Brick;
  readonly to: Place;
}

/** What a brick comes from: a kind in the pile, or a place of the wall. */
export type Source =
  | { readonly from: 'pile'; readonly kind: Kind }
  | { readonly from: 'wall'; readonly place: Place };

/** A brick that has been picked up, the way round it is held. */
export interface Hand {
  readonly source: Source;
  readonly brick: Brick;
}

/** The laying that a text says; null for the choice of a colour. */
export function readLaying(move: string): Laying | null {
  const parts = LAYING.exec(move)?.groups;
  if (!parts) return null;
  const [front, back] = [readColour(parts.front), readColour(parts.back)];
  return {
    move,
    from: parts.from === undefined ? null : readPlace(parts.from),
    brick: `${front}${back}`,
    to: readPlace(parts.to),
  };
}

/** The colours on offer, if it is colours that are on offer. */
export function coloursOnOffer(moves: readonly string[]): Colour[] {
  return moves.filter(isColour);
}

export function layings(moves: readonly string[]): Laying[] {
  return moves.map(readLaying).filter(laying => laying !== null);
}

/** The kinds of the pile that some move takes. */
export function kindsOnOffer(all: readonly Laying[]): Set<Kind> {
  return new Set(all.filter(({ from }) => from === null).map(({ brick }) => kindOf(brick)));
}

/** The places of the wall that some move takes a brick from. */
export function placesToTake(all: readonly Laying[]): Place[] {
  return unique(all.flatMap(({ from }) => (from ? [from] : [])));
}

/** The ways round that a brick from this source can be laid. */
export function waysRound(all: readonly Laying[], source: Source): Brick[] {
  return [...new Set(all.filter(laying => comesFrom(laying, source)).map(({ brick }) => brick))];
}

/** The layings that are left for the brick in the hand: one for each place it may go to. */
export function layingsOf(all: readonly Laying[], hand: Hand): Laying[] {
  return all.filter(laying => laying.brick === hand.brick && comesFrom(laying, hand.source));
}

/** Picks a brick up the first of these ways round that can be laid; null if none can. */
export function pickUp(all: readonly Laying[], source: Source, wishes: readonly Brick[]): Hand | null {
  const ways = waysRound(all, source);
  const brick = wishes.find(wish => ways.includes(wish)) ?? ways[0];
  return brick ? { source, brick } : null;
}

/** The brick the other way round; null if no move lays it so. */
export function turnOver(all: readonly Laying[], hand: Hand): Hand | null {
  const brick = turned(hand.brick);
  return brick !== hand.brick && waysRound(all, hand.source).includes(brick) ? { ...hand, brick } : null;
}

export function sourceOf(laying: Laying): Source {
  return laying.from ? { from: 'wall', place: laying.from } : { from: 'pile', kind: kindOf(laying.brick) };
}

export function sameSource(a: Source, b: Source): boolean {
  if (a.from === 'pile') return b.from === 'pile' && a.kind === b.kind;
  return b.from === 'wall' && samePlace(a.place, b.place);
}

export function samePlace(a: Place, b: Place): boolean {
  return a.row === b.row && a.column === b.column;
}

export function placeKey({ row, column }: Place): string {
  return `${row},${column}`;
}

/** The colour that a brick shows to a side of the wall. */
export function faceTo(brick: Brick, side: number): Colour {
  return readColour(brick[side === 0 ? 0 : 1]);
}

/** The brick with these colours towards a side and away from it. */
export function brickShowing(near: Colour, far: Colour, side: number): Brick {
  return side === 0 ? `${near}${far}` : `${far}${near}`;
}

export function turned(brick: Brick): Brick {
  return `${faceTo(brick, 1)}${faceTo(brick, 0)}`;
}

/** The kinds of the pile, as the rules order them. */
export const KINDS: readonly Kind[] = ['GG', 'FF', 'BB', 'GF', 'GB', 'FB'];

export function kindOf(brick: Brick): Kind {
  const kind = KINDS.find(name => name === brick || name === turned(brick));
  if (!kind) throw new Error(`no kind of brick: ${brick}`);
  return kind;
}

const PLACE = '\\d,-?\\d+';
const LAYING = new RegExp(`^(?:(?<from>${PLACE})>)?(?<front>[GFB])(?<back>[GFB])@(?<to>${PLACE})$`);

function comesFrom(laying: Laying, source: Source): boolean {
  return sameSource(sourceOf(laying), source);
}

function isColour(text: string): text is Colour {
  return text === 'G' || text === 'F' || text === 'B';
}

function readColour(text: string): Colour {
  if (!isColour(text)) throw new Error(`no colour: ${text}`);
  return text;
}

function readPlace(text: string): Place {
  const [row, column] = text.split(',').map(Number);
  return { row, column };
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map(place => [placeKey(place), place])).values()];
}
