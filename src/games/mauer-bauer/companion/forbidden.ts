import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { Forbidden } from '../../../web/companion/companion.ts';
import { lineNamed } from '../board/geometry.ts';
import type { View } from '../game.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from '../rules/land.ts';
import { parse } from '../rules/parse.ts';

/** Why nothing can be placed on a line, a point or a plain now, or why a card cannot be played. */
export type Reason =
  | { readonly kind: 'wall-there' }
  | { readonly kind: 'inside-city' }
  | { readonly kind: 'wall-first' }
  | { readonly kind: 'one-wall' }
  | { readonly kind: 'tower-there' }
  | { readonly kind: 'not-at-wall'; readonly line: string }
  | { readonly kind: 'towers-now' }
  | { readonly kind: 'houses-now' }
  | { readonly kind: 'not-beside-wall'; readonly line: string }
  | { readonly kind: 'not-next-to-city' }
  | { readonly kind: 'scoring' }
  | { readonly kind: 'not-in-hand' };

export function forbidden(
  view: View,
  seat: number,
  moves: readonly string[],
  texts: Texts,
): readonly Forbidden<Reason>[] {
  const said = moves.flatMap(move => parse(move) ?? []);
  const places = new Set(said.flatMap(move => placesOf(view, move)));
  const onLand = [...LINE_NAMES, ...POINT_NAMES, ...PLAIN_NAMES].flatMap(place => {
    const reason = places.has(place) ? null : whyNotAt(view, place);
    return reason ? [{ place, what: place, reason }] : [];
  });
  const hand = view.players[seat].hand;
  const isScoring = said.some(({ kind }) => kind === 'cards' || kind === 'throw');
  const notHeld = CARD_NAMES.filter(card => isScoring && hand && !hand.some(held => held.card === card));
  return [
    ...onLand,
    ...notHeld.map(card => ({
      place: null,
      what: texts.card(card),
      reason: { kind: 'not-in-hand' as const },
    })),
  ];
}

function placesOf(view: View, move: NonNullable<ReturnType<typeof parse>>): readonly string[] {
  switch (move.kind) {
    case 'wall':
      return [move.line];
    case 'towers':
    case 'houses':
      return move.pieces.map(({ place }) => place);
    case 'join':
      return plainsOf(view, move.city);
    case 'apart':
      return plainsOf(view, view.completed);
    case 'cards':
      return plainsOf(view, move.city ?? view.completed);
    default:
      return [];
  }
}

function plainsOf({ cities }: View, city: string | null): readonly string[] {
  return cities.find(each => each.city === city)?.plains ?? [];
}

function whyNotAt(view: View, place: string): Reason | null {
  const isLine = LINE_NAMES.includes(place);
  const isPoint = POINT_NAMES.includes(place);
  const { step, wall: line } = view;
  switch (step) {
    case 'wall': // MB-9
      if (!isLine) return { kind: 'wall-first' };
      return { kind: view.walls.some(wall => wall.line === place) ? 'wall-there' : 'inside-city' };
    case 'towers': // MB-11
      if (isLine) return { kind: 'one-wall' };
      if (!isPoint) return { kind: 'towers-now' };
      if (view.towers.some(({ point }) => point === place)) return { kind: 'tower-there' };
      return line === null ? null : { kind: 'not-at-wall', line };
    case 'houses': // MB-12
      if (isLine) return { kind: 'one-wall' };
      if (isPoint || line === null) return { kind: 'houses-now' };
      return lineNamed(line).plains.some(({ name }) => name === place)
        ? null
        : { kind: 'not-beside-wall', line };
    case 'join': // MB-16
      return isLine || isPoint ? { kind: 'scoring' } : { kind: 'not-next-to-city' };
    case 'score':
    case 'exchange':
    case 'last scoring':
      return { kind: 'scoring' };
    default:
      return null;
  }
}
