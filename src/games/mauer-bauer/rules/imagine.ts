import type { Random } from '../../../engine/random.ts';
import { addCard, CARD_NAMES, copiesOf, fillPile, takeCard } from './cards.ts';
import { HOUSE_FACES, HOUSE_ROLLS, rollOf } from './dice.ts';
import { ACROSS, LINE_NAMES, PLAIN_NAMES, PLAINS, POINT_NAMES, SIDES } from './land.ts';
import { HOUSE_COLOURS, type HouseColour, type Mixed, oneOf, TOWER_COLOURS } from './pieces.ts';
import { DEALS, deckOf, discardOf, handOf, NONE, STEPS, State } from './state.ts';
import type { CardCount, View } from './view.ts';

/** A state as the viewer knows it, with the cards that it cannot see dealt at random to the other hands and the deck. */
export function imagine(view: View, random: Random): State {
  const state = new State(view.seats, view.options);
  state.step = STEPS.indexOf(view.step);
  state.active = view.active;
  state.actor = view.actor;
  state.hasty = view.hasty;
  state.wall = view.wall === null ? NONE : LINE_NAMES.indexOf(view.wall);
  state.roll = view.roll === null ? NONE : rollIn(view.roll);
  state.completed = view.completed === null ? NONE : PLAIN_NAMES.indexOf(view.completed);
  state.dealing = view.dealing === null ? NONE : DEALS.indexOf(view.dealing);
  for (const seat of view.exchangers) state.exchangers |= 1 << seat;
  state.ending = view.ending;
  setBoard(state, view);
  setSupply(state, view);
  setCards(state, view, random);
  return state;
}

function rollIn({ tower, houses }: NonNullable<View['roll']>): number {
  const [a, b] = houses.map(face => HOUSE_FACES.indexOf(face));
  const dice = HOUSE_ROLLS.findIndex(roll => roll[0] === a && roll[1] === b);
  return rollOf(tower === null ? 0 : TOWER_COLOURS.indexOf(tower) + 1, dice);
}

function setBoard(state: State, view: View): void {
  for (const { line } of view.walls) {
    const l = LINE_NAMES.indexOf(line);
    state.walls[l >> 5] |= 1 << (l & 31);
    close(state, l);
  }
  for (const { point, colour } of view.towers) {
    state.towers[POINT_NAMES.indexOf(point)] = TOWER_COLOURS.indexOf(colour) + 1;
  }
  for (const { plain, houses } of view.plains) state.houses[PLAIN_NAMES.indexOf(plain)] = mixed(houses);
  for (const { city, plains, houses, palaces } of view.cities) {
    const first = PLAIN_NAMES.indexOf(city);
    for (const plain of plains) state.cityOf[PLAIN_NAMES.indexOf(plain)] = first;
    state.houses[first] = mixed(houses);
    state.palaces[first] = mixed(palaces);
  }
  for (let side = 0; side < 3 * PLAINS; side++) {
    const city = state.cityOf[Math.floor(side / 3)];
    if (city !== NONE && ACROSS[side] !== NONE && state.cityOf[ACROSS[side]] === city)
      close(state, SIDES[side]);
  }
}

/** MB-9: no wall may be put here. */
function close(state: State, line: number): void {
  state.open[line >> 5] &= ~(1 << (line & 31));
}

function setSupply(state: State, { supply }: View): void {
  state.wallsLeft = supply.walls;
  state.towersLeft.set(TOWER_COLOURS.map(colour => supply.towers[colour]));
  state.housesLeft.set(HOUSE_COLOURS.map(colour => supply.houses[colour]));
  state.palacesLeft.set(HOUSE_COLOURS.map(colour => supply.palaces[colour]));
}

function setCards(state: State, view: View, random: Random): void {
  const { piles } = state;
  const deck = deckOf(state);
  piles.fill(0);
  fillPile(piles, deck);
  const give = (pile: number, cards: readonly CardCount[]) => {
    for (const { card, count } of cards) {
      for (let i = 0; i < count; i++) move(piles, deck, pile, CARD_NAMES.indexOf(card));
    }
  };
  give(discardOf(state), view.discard);
  for (const [seat, { score, owed, hand }] of view.players.entries()) {
    state.scores[seat] = score;
    state.owed[seat] = owed;
    if (hand !== null) give(handOf(seat), hand);
  }
  // Each unseen card is as likely to be in any hidden place as any other.
  const unseen = CARD_NAMES.flatMap((_, card) => new Array<number>(copiesOf(piles, deck, card)).fill(card));
  for (const [seat, { cards, hand }] of view.players.entries()) {
    for (let i = hand === null ? cards : 0; i > 0; i--) {
      const at = random.below(unseen.length);
      move(piles, deck, handOf(seat), unseen[at]);
      unseen.splice(at, 1);
    }
  }
}

function move(piles: Int32Array, from: number, to: number, card: number): void {
  takeCard(piles, from, card);
  addCard(piles, to, card);
}

function mixed(houses: Readonly<Record<HouseColour, number>>): Mixed {
  return HOUSE_COLOURS.reduce((sum, letter, colour) => sum + houses[letter] * oneOf(colour), 0);
}
