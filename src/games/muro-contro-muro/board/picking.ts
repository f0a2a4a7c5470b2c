import type { Way } from '../../../web/board/draft.ts';
import type { Picking } from '../../../web/board/interaction.ts';
import type { Brick, Kind, Place, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { faceTo, kindOf, placeKey, readLaying, samePlace, turned } from './bricks.ts';

/** A brick is picked up, then held one way round, which can be changed, then laid. */
export function pickingFor(view: View, side: number): Picking {
  return {
    ways: moves => moves.flatMap(wayOf),
    prefers: (picked, ways) => {
      const [source] = picked;
      if (source === undefined || picked.length > 1) return null;
      const found = ways.filter(({ parts }) => parts[0] === source && parts.length > 2);
      const laying = found[0] && readLaying(found[0].move);
      if (!laying) return null;
      const wishes = laying.from ? standing(view, laying.from) : waysRound(view, kindOf(laying.brick), side);
      return wishes.find(wish => found.some(({ parts }) => parts[1] === wish)) ?? found[0].parts[1];
    },
  };
}

export const colourPart = (colour: string) => `colour ${colour}`;
export const kindPart = (kind: Kind) => `kind ${kind}`;
export const takePart = (place: Place) => `take ${placeKey(place)}`;
export const placePart = (place: Place) => `place ${placeKey(place)}`;

function wayOf(move: string): readonly Way[] {
  const parsed = parse(move);
  if (!parsed) return [];
  if (parsed.kind === 'colour') return [{ move, parts: [colourPart(parsed.colour)] }];
  const { from, brick, to } = parsed;
  return [
    { move, parts: [from ? takePart(from) : kindPart(kindOf(brick)), brick, placePart(to)], seenFirst: true },
  ];
}

/**
 * The ways round to hold a brick from the pile, the best first: with the seat's own colour on its own side, or else
 * without the rival's colour on the rival's side.
 */
export function waysRound(view: View, kind: Kind, side: number): readonly Brick[] {
  const seat = typeof view.viewer === 'number' ? view.viewer : side;
  const [own, others] = [view.colours[seat], view.colours[1 - seat]];
  const [near, far] = [faceTo(kind, seat), faceTo(kind, 1 - seat)];
  const isBetterTurned = near !== own && (far === own || (far === others && near !== others));
  return isBetterTurned ? [turned(kind), kind] : [kind, turned(kind)];
}

/** As it stands in the wall. */
function standing(view: View, place: Place): readonly Brick[] {
  return view.wall.filter(brick => samePlace(brick, place)).map(({ brick }) => brick);
}
