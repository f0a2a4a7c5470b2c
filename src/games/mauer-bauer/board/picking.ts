import type { Way } from '../../../web/board/draft.ts';
import type { Picking } from '../../../web/board/interaction.ts';
import type { View } from '../game.ts';
import { type ParsedMove, parse } from '../rules/parse.ts';
import { bestCity, handOf } from './telling.ts';

/** The last parts of moves that are previewed as a whole before they are made. */
export const ROLL = 'roll';
export const BUILD = 'build';
export const JOIN = 'join';
export const PLAY = 'play';
export const THROW = 'throw';

/** The city that cards score most for. */
const BEST = 'best';

/**
 * A wall takes its line. Towers and houses are there from the start, each of a colour that can be changed, and are then
 * built. A city is previewed before it is joined. Cards are picked in any order; if moves name a city, it comes first,
 * and starts as the best one.
 */
export function pickingFor(view: View): Picking {
  return {
    ways: moves => {
      const parsed = moves.flatMap(move => parse(move) ?? []);
      const placed = parsed.flatMap(said => ('pieces' in said ? said.pieces : []));
      const places = [...new Set(placed.map(({ place }) => place))];
      const named = parsed.flatMap(said => (said.kind === 'cards' ? (said.city ?? []) : []));
      const cities = [...new Set(named)];
      return moves.flatMap(move => waysOf(move, view, places, cities));
    },
    prefers: (picked, ways) => {
      if (picked.length === 0 && ways.some(({ parts }) => parts[0] === BEST)) return BEST;
      const way = ways.find(({ parts }) => picked.every((part, i) => parts[i] === part));
      const next = way?.parts[picked.length];
      return next !== undefined && pieceIn(next) ? next : null;
    },
  };
}

/** `places` get the pieces and `cities` the cards of all moves on offer. */
function waysOf(
  move: string,
  view: View,
  places: readonly string[],
  cities: readonly string[],
): readonly Way[] {
  const parsed = parse(move);
  switch (parsed?.kind) {
    case 'wall':
      return [{ move, parts: [move], seenFirst: true }];
    case 'hasty':
      return [{ move, parts: [move, ROLL] }];
    case 'towers':
    case 'houses':
      return [{ move, parts: [...places.map(place => pieceAt(place, parsed.pieces)), BUILD] }];
    case 'join':
      return [{ move, parts: [move, JOIN] }];
    case 'apart':
    case 'end':
      return [{ move, parts: [move] }];
    case 'throw':
      return copiesOf(view, [parsed.card]).map(cards => ({ move, parts: [...cards, THROW] }));
    case 'cards':
      return waysToPlay(view, move, parsed, cities);
    default:
      return [];
  }
}

export function piecePart(place: string, colour: string | null): string {
  return `${place}=${colour ?? ''}`;
}

/** What a part gives to a place; null for nothing. */
export function pieceIn(part: string): { readonly place: string; readonly colour: string | null } | null {
  const at = part.indexOf('=');
  return at <= 0 ? null : { place: part.slice(0, at), colour: part.slice(at + 1) || null };
}

export function cityPart(city: string): string {
  return `city ${city}`;
}

/** The city that cards are for, if the player named one. */
export function cityIn(part: string | undefined): string | null {
  return part?.startsWith('city ') ? part.slice('city '.length) : null;
}

/** `CARD#COPY` → CARD */
export function cardIn(part: string): string {
  return part.slice(0, part.indexOf('#'));
}

export function isCard(part: string): boolean {
  return part.includes('#');
}

/** The cities that cards can be played for, if the moves name them. */
export function citiesToName(ways: readonly Way[]): readonly string[] {
  return [...new Set(ways.flatMap(({ parts }) => cityIn(parts[0]) ?? []))];
}

function pieceAt(
  place: string,
  pieces: readonly { readonly place: string; readonly colour: string }[],
): string {
  return piecePart(place, pieces.find(piece => piece.place === place)?.colour ?? null);
}

function waysToPlay(
  view: View,
  move: string,
  { cards, city }: Extract<ParsedMove, { kind: 'cards' }>,
  cities: readonly string[],
): readonly Way[] {
  const plays = copiesOf(view, cards).map(copies => [...copies, PLAY]);
  if (city === null) return plays.map(parts => ({ move, parts }));
  const held = handOf(view).filter(({ card }) => cards.includes(card));
  const best = bestCity(
    view,
    cards.flatMap(card => held.find(other => other.card === card) ?? []),
    cities,
  );
  const heads = best === city ? [BEST, cityPart(city)] : [cityPart(city)];
  return heads.flatMap(head => plays.map(parts => ({ move, parts: [head, ...parts] })));
}

/** One card or two as they are held, in either order. */
function copiesOf(view: View, [first, second]: readonly string[]): readonly (readonly string[])[] {
  const held = (card: string | undefined) => {
    const count = handOf(view).find(other => other.card === card)?.count ?? 0;
    return Array.from({ length: count }, (_, copy) => `${card}#${copy}`);
  };
  if (second === undefined) return held(first).map(card => [card]);
  return held(first).flatMap(a =>
    held(second).flatMap(b =>
      a === b
        ? []
        : [
            [a, b],
            [b, a],
          ],
    ),
  );
}
