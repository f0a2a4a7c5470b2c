import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { Sound } from '../../../web/board/board.ts';
import type { HandCard, Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { isPoint, lineNamed } from './geometry.ts';
import { isHouseColour, isTowerColour } from './lit.ts';

/** The viewer's own cards; [] for spectators and seats without cards. */
export function handOf(view: View): readonly HandCard[] {
  return typeof view.viewer === 'number' ? (view.players[view.viewer].hand ?? []) : [];
}

/** What a card of the hand would score for a city; if none is given, for the best there is. */
export function pointsOf(view: View, card: HandCard, city: string | null): number {
  const index = view.cities.findIndex(other => other.city === city);
  if (index >= 0) return card.points[index];
  return Math.max(card.pointsWithoutCity, ...card.points);
}

/** The city among these for which the cards score most. */
export function bestCity(view: View, cards: readonly HandCard[], cities: readonly string[]): string | null {
  const total = (city: string) => cards.reduce((sum, card) => sum + pointsOf(view, card, city), 0);
  return cities.reduce<string | null>(
    (best, city) => (best === null || total(city) > total(best) ? city : best),
    null,
  );
}

export function instruction(view: View, moves: readonly string[], texts: Texts): string {
  const parsed = moves.flatMap(move => parse(move) ?? []);
  const kind = parsed.some(said => said.kind === 'wall') ? 'wall' : parsed[0]?.kind;
  const places = new Set(
    parsed.flatMap(said => ('pieces' in said ? said.pieces.map(({ place }) => place) : [])),
  );
  switch (kind) {
    case 'wall':
      return view.hasty ? texts.chooseLineHasty : texts.chooseLine;
    case 'towers':
      return places.size === 1 ? texts.chooseTower : texts.chooseTowers;
    case 'houses':
      return places.size === 1 ? texts.chooseHouse : texts.chooseHouses;
    case 'apart':
    case 'join':
      return texts.chooseJoin;
    default:
      if (view.step === 'exchange') return texts.chooseExchange;
      if (view.step === 'last scoring')
        return view.cities.length > 0 ? texts.chooseLast : texts.chooseLastNoCity;
      return view.ending ? texts.chooseCardsOnly : texts.chooseCards;
  }
}

export function describeMove(view: View, move: string, texts: Texts): string {
  const parsed = parse(move);
  switch (parsed?.kind) {
    case 'wall': {
      const [from, to] = lineNamed(parsed.line).ends;
      return texts.wallLong(from.name, to.name);
    }
    case 'towers':
    case 'houses':
      return texts.joinedBy(parsed.pieces.map(({ place, colour }) => describePiece(place, colour, texts)));
    case 'hasty':
      return texts.hastyLong;
    case 'apart':
      return texts.apartLong;
    case 'end':
      return texts.doneLong;
    case 'join':
      return texts.joinCity(parsed.city);
    case 'throw':
      return texts.throwLong(parsed.card);
    case 'cards': {
      const hand = handOf(view);
      const cards = parsed.cards.map(card => {
        const held = hand.find(other => other.card === card);
        return { card, points: held ? pointsOf(view, held, parsed.city ?? view.completed) : null };
      });
      return texts.playLong(cards, parsed.city);
    }
    default:
      return move;
  }
}

/** "Red house on A1" */
export function describePiece(place: string, colour: string | null, texts: Texts): string {
  if (isPoint(place)) return texts.towerOn(place, isTowerColour(colour) ? colour : null);
  return texts.houseOn(place, isHouseColour(colour) ? colour : null);
}

export function pace(happening: Happening): number {
  return PACES[happening.kind];
}

/** The dice are still rolling. */
export function hold(happening: Happening): number {
  return happening.kind === 'rolled' ? 500 : 0;
}

export function sound(happening: Happening): Sound | null {
  return SOUNDS_OF[happening.kind];
}

const PACES: Readonly<Record<Happening['kind'], number>> = {
  dealt: 160,
  'dealt-face-down': 60,
  reshuffled: 700,
  'turn-began': 250,
  'rolled-too-early': 1000,
  'wall-put': 650,
  rolled: 1100,
  'tower-put': 450,
  'house-put': 450,
  'city-completed': 1200,
  'walls-cleared': 550,
  'towers-cleared': 450,
  'palace-built': 750,
  joined: 900,
  'kept-apart': 600,
  scored: 2000,
  'threw-away': 900,
  'may-exchange': 500,
  exchanged: 600,
  ending: 1200,
  'last-scoring': 1200,
  'match-ended': 500,
};

const SOUNDS_OF: Readonly<Record<Happening['kind'], Sound | null>> = {
  dealt: 'card',
  'dealt-face-down': null,
  reshuffled: 'card',
  'turn-began': null,
  'rolled-too-early': 'fall',
  'wall-put': 'stone',
  rolled: 'die',
  'tower-put': 'wood',
  'house-put': 'wood',
  'city-completed': 'reveal',
  'walls-cleared': 'slide',
  'towers-cleared': 'slide',
  'palace-built': 'stone',
  joined: 'slide',
  'kept-apart': null,
  scored: 'gain',
  'threw-away': 'card',
  'may-exchange': null,
  exchanged: 'card',
  ending: 'reveal',
  'last-scoring': 'reveal',
  'match-ended': 'gain',
};
