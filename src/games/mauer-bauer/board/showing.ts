import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { Interaction } from '../../../web/board/interaction.ts';
import type { HandCard, Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { lineNamed } from './geometry.ts';
import type { Held } from './hand.tsx';
import type { Plan } from './land.tsx';
import { type Lit, litBy, together } from './lit.ts';
import { cardIn, citiesToName, cityIn, isCard, pieceIn } from './picking.ts';
import { bestCity, handOf, pointsOf } from './telling.ts';

/** What the picture shows, derived from the view and from what has been chosen so far. */

/** The kind of choice. */
export type Kind = 'wall' | 'pieces' | 'join' | 'cards';

export function kindOf(moves: readonly string[]): Kind | null {
  const kinds = moves.map(move => parse(move)?.kind);
  if (kinds.includes('wall')) return 'wall';
  if (kinds.includes('towers') || kinds.includes('houses')) return 'pieces';
  if (kinds.includes('apart') || kinds.includes('join')) return 'join';
  return kinds.length > 0 ? 'cards' : null;
}

/** Every single card of the hand, with what it would score in the foreseen view. */
export function heldCards(view: View, foreseen: View | null, city: string | null): readonly Held[] {
  const later = foreseen ?? view;
  return handOf(view).flatMap(held => {
    const then = handOf(later).find(({ card }) => card === held.card) ?? held;
    const points = pointsNow(later, then, foreseen ? foreseen.completed : city);
    const change = foreseen === null ? 0 : Math.sign(points - pointsNow(view, held, city));
    return Array.from({ length: held.count }, (_, copy) => ({
      id: `${held.card}#${copy}`,
      card: held.card,
      points,
      change,
    }));
  });
}

/** Cards are played for the city of this turn; only in the last scoring for any city, and so for the best. */
function pointsNow(view: View, card: HandCard, city: string | null): number {
  const isForAny = view.step === 'last scoring';
  return city === null && !isForAny ? card.pointsWithoutCity : pointsOf(view, card, city);
}

/** The city that cards are counted for: the one completed in this turn, the one named, or the best. */
export function cityFor(view: View, { ways, picked }: Interaction): string | null {
  const cities = citiesToName(ways);
  const named = view.completed ?? cityIn(picked[0]) ?? (cities.length === 1 ? cities[0] : null);
  const cards = cardsPicked(view, picked);
  return named ?? (cards.length === 0 ? null : bestCity(view, cards, cities));
}

/** What the picked cards score for a city. */
export function pointsFor(view: View, picked: readonly string[], city: string | null): number {
  return cardsPicked(view, picked).reduce((sum, card) => sum + pointsOf(view, card, city), 0);
}

/** What is counted on the land by cards that are previewed, chosen, or being played by somebody. */
export function litFor(
  view: View,
  now: Happening | null,
  cards: readonly string[],
  city: string | null,
): Lit | null {
  if (now?.kind === 'scored') {
    return together(now.cards.map(({ card, points }) => litBy(view, card, now.city, points)));
  }
  if (cards.length === 0) return null;
  const hand = handOf(view);
  return together(
    cards.map(id => {
      const held = hand.find(({ card }) => card === cardIn(id));
      if (!held) return together([]);
      const any = view.step === 'last scoring' ? view.cities.map(({ city }) => city) : [];
      const reckoned = city ?? bestCity(view, [held], any);
      return litBy(view, held.card, reckoned, pointsNow(view, held, reckoned));
    }),
  );
}

/** How the previewed move would change the land. */
export function planFor(
  view: View,
  move: string | null,
  foreseen: View | null,
  picked: readonly string[],
): Plan | null {
  if (move === null || foreseen === null) return null;
  const made = foreseen.cities.find(({ city }) => city === foreseen.completed);
  const closes = made?.plains ?? [];
  const pieces = picked.flatMap(part => pieceIn(part) ?? []);
  if (pieces.length > 0) return { line: null, closes, pieces, unknown: [], going: [] };
  const standing = new Set(foreseen.walls.map(({ line }) => line));
  const going = view.walls.map(({ line }) => line).filter(line => !standing.has(line));
  if (parse(move)?.kind !== 'wall') return { line: null, closes, pieces: [], unknown: [], going };
  const { ends, plains } = lineNamed(move);
  const towers = new Set(view.towers.map(({ point }) => point));
  const unknown = [
    ...ends.map(({ name }) => name).filter(point => !towers.has(point)),
    ...plains.map(({ name }) => name),
  ];
  return { line: move, closes, pieces: [], unknown, going };
}

/** The cards of the advised move that have not been picked. */
export function advisedCards(
  hint: string | null,
  held: readonly { readonly id: string }[],
  chosen: readonly string[],
): ReadonlySet<string> {
  if (hint === null) return new Set();
  const left = cardsIn(hint, held).map(cardIn);
  for (const id of chosen) {
    const at = left.indexOf(cardIn(id));
    if (at >= 0) left.splice(at, 1);
  }
  const free = held.filter(({ id }) => !chosen.includes(id));
  return new Set(pickedFrom(free, left));
}

/** The cards of the hand that a move plays or discards. */
export function cardsIn(move: string, held: readonly { readonly id: string }[]): readonly string[] {
  const parsed = parse(move);
  if (parsed?.kind === 'throw') return pickedFrom(held, [parsed.card]);
  return parsed?.kind === 'cards' ? pickedFrom(held, parsed.cards) : [];
}

function pickedFrom(held: readonly { readonly id: string }[], wanted: readonly string[]): readonly string[] {
  const left = [...wanted];
  return held.flatMap(({ id }) => {
    const at = left.indexOf(cardIn(id));
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [id] : [];
  });
}

/** What is expected while a move is being made; null if the instruction says it. */
export function promptFor(
  kind: Kind | null,
  { picked, open, isHeld, considered }: Interaction,
  closes: number,
  shown: string | null,
  held: readonly { readonly id: string; readonly card: string; readonly points: number }[],
  texts: Texts,
): string | null {
  if (kind === 'wall' && picked.length > 0) return texts.reallyHasty;
  if (open !== null) return texts.chooseColour;
  if (isHeld && considered) return closes > 0 ? texts.tapAgainCloses(closes) : texts.tapAgain;
  if (kind === 'wall' && closes > 0) return texts.closes(closes);
  const card = held.find(({ id }) => id === (shown ?? picked.findLast(isCard)));
  return card && kind && kind !== 'wall' ? texts.looksAt(card.card, card.points) : null;
}

function cardsPicked(view: View, picked: readonly string[]): readonly HandCard[] {
  const hand = handOf(view);
  return picked.filter(isCard).flatMap(id => hand.find(({ card }) => card === cardIn(id)) ?? []);
}
