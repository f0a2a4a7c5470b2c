import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { Forbidden } from '../../../web/companion/companion.ts';
import { faceTo, placeKey, readLaying, samePlace } from '../board/bricks.ts';
import { kindPart } from '../board/picking.ts';
import type { BrickInWall, Colour, Kind, Place, View } from '../game.ts';
import { COLOURS, KINDS } from '../rules/pieces.ts';

/** Why a brick cannot be taken, or laid at a place. */
export type Reason =
  | { readonly kind: 'colour-taken' }
  | { readonly kind: 'none-left' }
  | { readonly kind: 'die-wants-colour'; readonly colour: Colour }
  | { readonly kind: 'die-wants-neutral' }
  | { readonly kind: 'die-wants-a-move' }
  | { readonly kind: 'die-wants-laying' }
  | { readonly kind: 'carries-a-brick' }
  | { readonly kind: 'would-tear-the-base' }
  | { readonly kind: 'nothing-below' }
  | { readonly kind: 'base-full' }
  | { readonly kind: 'not-at-the-end' };

export function forbidden(
  view: View,
  _seat: number,
  moves: readonly string[],
  texts: Texts,
): readonly Forbidden<Reason>[] {
  if (view.phase === 'choose-colour') {
    return COLOURS.filter(colour => !moves.includes(colour)).map(colour => ({
      place: null,
      what: texts.colourName[colour],
      reason: { kind: 'colour-taken' },
    }));
  }
  if (view.phase !== 'move') return [];
  const kinds = KINDS.flatMap(kind => {
    const reason = whyNotKind(view, kind);
    const what = texts.kind(texts.colour[faceTo(kind, 0)], texts.colour[faceTo(kind, 1)], view.pile[kind]);
    return reason ? [{ place: kindPart(kind), what, reason }] : [];
  });
  const bricks = view.wall.flatMap(brick => {
    const isMovable = moves.some(move => move.startsWith(`${placeKey(brick)}>`));
    return isMovable
      ? []
      : [{ place: placeKey(brick), what: placeKey(brick), reason: whyNotBrick(view, brick) }];
  });
  // A brick from the wall may go where none from the pile can.
  const known = [...view.places, ...view.wall, ...moves.flatMap(move => readLaying(move)?.to ?? [])];
  const gaps = placesAround(view)
    .filter(place => !known.some(other => samePlace(other, place)))
    .map(place => ({ place: placeKey(place), what: placeKey(place), reason: whyNotAt(view, place) }));
  return [...kinds, ...bricks, ...gaps];
}

/** MM-8 */
function whyNotKind({ pile, layable, die }: View, kind: Kind): Reason | null {
  if (layable.some(brick => brick === kind || brick === [...kind].reverse().join(''))) return null;
  if (pile[kind] === 0) return { kind: 'none-left' };
  if (die === 'M') return { kind: 'die-wants-a-move' };
  return die === 'N' || die === null || die === 'C'
    ? { kind: 'die-wants-neutral' }
    : { kind: 'die-wants-colour', colour: die };
}

/** MM-5, MM-8, MM-11. */
function whyNotBrick({ die }: View, { free, row }: BrickInWall): Reason {
  if (die !== 'M' && die !== 'C') return { kind: 'die-wants-laying' };
  if (!free) return { kind: 'carries-a-brick' };
  return { kind: row === 0 ? 'would-tear-the-base' : 'carries-a-brick' };
}

/** MM-3, MM-4. */
function whyNotAt({ base }: View, { row }: Place): Reason {
  if (row > 0) return { kind: 'nothing-below' };
  return { kind: base.width >= WIDEST ? 'base-full' : 'not-at-the-end' };
}

const WIDEST = 10;

/** Places that somebody could point at: up to one row and two columns beyond the wall. */
function placesAround({ base, wall }: View): readonly Place[] {
  if (wall.length === 0) return [];
  const rows = Math.max(...wall.map(({ row }) => row)) + 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: base.width + 4 }, (_, i) => ({ row, column: base.left - 2 + i })),
  ).flat();
}
