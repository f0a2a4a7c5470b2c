import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { HandCard, Happening, View } from '../game.ts';
import type { CardsOffer, Offer, PiecesOffer, Way } from './building.ts';
import { citiesToName, colourAt, isLine, playOf, readCards } from './building.ts';
import { lineNamed } from './geometry.ts';
import type { Held } from './hand.tsx';
import type { Plan } from './land.tsx';
import { type Lit, litBy, together } from './lit.ts';
import type { Chosen } from './making.ts';
import { bestCity, handOf, pointsOf } from './telling.ts';

/** What follows for the picture from the view and from what has been chosen so far. */

/** `CARD#COPY` → CARD */
export function cardIn(id: string): string {
  return id.slice(0, id.indexOf('#'));
}

/** Every card of the hand by itself, with what it would score in the foreseen view. */
export function heldCards(view: View, foreseen: View | null, city: string | null): readonly Held[] {
  const later = foreseen ?? view;
  return handOf(view).flatMap(held => {
    const then = handOf(later).find(({ card }) => card === held.card) ?? held;
    const points = pointsOf(later, then, foreseen ? foreseen.completed : city);
    const better = foreseen !== null && points > pointsOf(view, held, city);
    return Array.from({ length: held.count }, (_, copy) => ({
      id: `${held.card}#${copy}`,
      card: held.card,
      points,
      better,
    }));
  });
}

/** The city that cards are reckoned for: the one completed in this turn, the one named, or the best. */
export function cityFor(view: View, offer: Offer | null, chosen: Chosen): string | null {
  if (view.completed !== null) return view.completed;
  if (offer?.kind !== 'cards') return null;
  const cities = citiesToName(offer);
  if (chosen.city !== null) return chosen.city;
  const cards = chosenCards(view, chosen);
  return cities.length === 1 ? cities[0] : cards.length === 0 ? null : bestCity(view, cards, cities);
}

/** The play of the chosen cards, and what it scores. */
export function playFor(
  view: View,
  offer: CardsOffer,
  chosen: Chosen,
  city: string | null,
): { readonly move: string; readonly points: number } | null {
  const cards = chosenCards(view, chosen);
  if (cards.length === 0) return null;
  const named = citiesToName(offer).length > 0 ? city : null;
  const play = playOf(
    offer,
    cards.map(({ card }) => card),
    named,
  );
  return (
    play && { move: play.move, points: cards.reduce((sum, card) => sum + pointsOf(view, card, city), 0) }
  );
}

/** The cards that are looked at or chosen, or being played by somebody, as they count on the land. */
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
      const reckoned =
        city ??
        bestCity(
          view,
          [held],
          view.cities.map(({ city }) => city),
        );
      return litBy(view, held.card, reckoned, pointsOf(view, held, reckoned));
    }),
  );
}

/** How the move that is looked at would change the land. */
export function planFor(
  view: View,
  move: string | null,
  foreseen: View | null,
  pieces: { readonly offer: PiecesOffer; readonly way: Way } | null,
): Plan | null {
  if (move === null || foreseen === null) return null;
  const made = foreseen.cities.find(({ city }) => city === foreseen.completed);
  const closes = made?.plains ?? [];
  if (pieces) {
    const { offer, way } = pieces;
    const coming = offer.places.map(place => ({ place, colour: colourAt(offer, way, place) }));
    return { line: null, closes, pieces: coming, unknown: [], going: [] };
  }
  const standing = new Set(foreseen.walls.map(({ line }) => line));
  const going = view.walls.map(({ line }) => line).filter(line => !standing.has(line));
  if (!isLine(move)) return { line: null, closes, pieces: [], unknown: [], going };
  const { ends, plains } = lineNamed(move);
  const towers = new Set(view.towers.map(({ point }) => point));
  const unknown = [
    ...ends.map(({ name }) => name).filter(point => !towers.has(point)),
    ...plains.map(({ name }) => name),
  ];
  return { line: move, closes, pieces: [], unknown, going };
}

/** The cards of the advised move that have not been taken up. */
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

/** The cards of the hand that a move plays or throws away. */
export function cardsIn(move: string, held: readonly { readonly id: string }[]): readonly string[] {
  return pickedFrom(held, move.startsWith('-') ? [move.slice(1)] : (readCards(move)?.cards ?? []));
}

function pickedFrom(held: readonly { readonly id: string }[], wanted: readonly string[]): readonly string[] {
  const left = [...wanted];
  return held.flatMap(({ id }) => {
    const at = left.indexOf(cardIn(id));
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [id] : [];
  });
}

/** What is expected while a move is being made; null if that is what the instruction says. */
export function promptFor(
  offer: Offer | null,
  chosen: Chosen,
  closes: number,
  shown: string | null,
  held: readonly { readonly id: string; readonly card: string; readonly points: number }[],
  texts: Texts,
): string | null {
  if (chosen.hasty) return texts.reallyHasty;
  if (chosen.open !== null) return texts.chooseColour;
  if (chosen.tapped) return closes > 0 ? texts.tapAgainCloses(closes) : texts.tapAgain;
  if (chosen.line !== null && closes > 0) return texts.closes(closes);
  const card = held.find(({ id }) => id === (shown ?? chosen.cards.at(-1)));
  return card && offer && offer.kind !== 'wall' ? texts.looksAt(card.card, card.points) : null;
}

function chosenCards(view: View, chosen: Chosen): readonly HandCard[] {
  const hand = handOf(view);
  return chosen.cards.flatMap(id => hand.find(({ card }) => card === cardIn(id)) ?? []);
}
