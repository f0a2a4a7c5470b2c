import type { Random } from '../../../engine/random.ts';
import { CARD_NAMES } from './card-names.ts';
import { moveCard, nth, sizeOf } from './cards.ts';
import { HOUSE_FACES, HOUSE_ROLLS, rollOf, towerOfRoll } from './dice.ts';
import { ACROSS, LINE_NAMES, PLAIN_NAMES, PLAINS, POINT_NAMES, SIDES } from './land.ts';
import { ALL_HOUSES, ALL_TOWERS, HOUSE_COLOURS, type Mixed, oneOf, TOWER_COLOURS } from './pieces.ts';
import { housesToPut, towersToPut } from './rules.ts';
import {
  clone,
  connect,
  DEALS,
  DECK,
  DICE,
  DISCARD,
  HOUSES,
  handOf,
  NONE,
  PHASES,
  State,
  TOWERS,
} from './state.ts';
import type { CardCount, View } from './view.ts';

/** A state as the viewer knows it, with the cards that it cannot see dealt at random to the other hands and the deck. */
export function imagine(view: View, random: Random): State {
  let known = knownStates.get(view);
  if (known === undefined) {
    known = knownState(view);
    knownStates.set(view, known);
  }
  const state = clone(known);
  dealUnseen(state, view, random);
  return state;
}

/** What a view says, worked out once: a search imagines many states from one view. */
const knownStates = new WeakMap<View, State>();

/** The state with all cards that the viewer cannot see in the deck. */
function knownState(view: View): State {
  const state = new State(view.seats, view.options);
  state.phase = PHASES.indexOf(view.step);
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
  if (state.phase === TOWERS) state.ways = towersToPut(state);
  if (state.phase === HOUSES) state.ways = housesToPut(state);
  setCards(state, view);
  return state;
}

function rollIn({ tower, houses }: NonNullable<View['roll']>): number {
  const [a, b] = houses.map(face => HOUSE_FACES.indexOf(face));
  const dice = HOUSE_ROLLS.findIndex(roll => roll[0] === a && roll[1] === b);
  return rollOf(tower === null ? 0 : TOWER_COLOURS.indexOf(tower) + 1, dice);
}

function setBoard(state: State, view: View): void {
  for (const { line, cities } of view.walls) {
    const l = LINE_NAMES.indexOf(line);
    state.walls[l >> 5] |= 1 << l;
    if (cities.length > 0) state.cityWalls[l >> 5] |= 1 << l;
    close(state, l);
    if (l !== state.wall || !mayCloseArea(state)) connect(state, l);
  }
  for (const { point, colour, cities } of view.towers) {
    const p = POINT_NAMES.indexOf(point);
    state.towers[p] = TOWER_COLOURS.indexOf(colour) + 1;
    state.atCity[p] = cities.length > 0 ? 1 : 0;
  }
  for (const { plain, houses } of view.plains)
    state.houses[PLAIN_NAMES.indexOf(plain)] = mixed(HOUSE_COLOURS, houses);
  for (const { city, plains, houses, palaces, towers } of view.cities) {
    const first = PLAIN_NAMES.indexOf(city);
    for (const plain of plains) state.cityOf[PLAIN_NAMES.indexOf(plain)] = first;
    state.houses[first] = mixed(HOUSE_COLOURS, houses);
    state.palaces[first] = mixed(HOUSE_COLOURS, palaces);
    state.towersOf[first] = mixed(TOWER_COLOURS, towers);
    state.sizes[first] = plains.length;
  }
  for (let side = 0; side < 3 * PLAINS; side++) {
    const city = state.cityOf[Math.floor(side / 3)];
    if (city !== NONE && ACROSS[side] !== NONE && state.cityOf[ACROSS[side]] === city)
      close(state, SIDES[side]);
  }
}

/**
 * Whether it is still open whether the wall of this turn closed an area. If so, the wall does not count as connecting
 * its ends yet.
 */
function mayCloseArea({ phase, roll }: State): boolean {
  return phase === DICE || (phase === HOUSES && towerOfRoll(roll) === 0);
}

/** MB-9: no wall may be built here. */
function close(state: State, line: number): void {
  state.open[line >> 5] &= ~(1 << line);
}

function setSupply(state: State, { supply, outside, cities }: View): void {
  state.wallsLeft = supply.walls;
  state.towersLeft = mixed(TOWER_COLOURS, supply.towers);
  state.housesLeft = mixed(HOUSE_COLOURS, supply.houses);
  state.palacesLeft = mixed(HOUSE_COLOURS, supply.palaces);
  state.cities = cities.length;
  state.towersAtCities = ALL_TOWERS - state.towersLeft - mixed(TOWER_COLOURS, outside.towers);
  state.housesInCities = ALL_HOUSES - state.housesLeft - mixed(HOUSE_COLOURS, outside.houses);
}

function setCards(state: State, view: View): void {
  const { piles } = state;
  const give = (pile: number, cards: readonly CardCount[]) => {
    for (const { card, count } of cards) {
      for (let i = 0; i < count; i++) moveCard(piles, DECK, pile, CARD_NAMES.indexOf(card));
    }
  };
  give(DISCARD, view.discard);
  for (const [seat, { score, owed, hand }] of view.players.entries()) {
    state.scores[seat] = score;
    state.owed[seat] = owed;
    if (hand !== null) give(handOf(seat), hand);
  }
}

/** Each unseen card is as likely to be in any hidden place as any other. */
function dealUnseen(state: State, { players }: View, random: Random): void {
  const { piles } = state;
  let unseen = sizeOf(piles, DECK);
  for (let seat = 0; seat < state.seats; seat++) {
    if (players[seat].hand !== null) continue;
    for (let i = players[seat].cards; i > 0; i--) {
      const card = nth(piles[DECK], piles[DECK + 1], random.below(unseen--));
      moveCard(piles, DECK, handOf(seat), card);
    }
  }
}

function mixed<Colour extends string>(
  colours: readonly Colour[],
  counts: Readonly<Record<Colour, number>>,
): Mixed {
  return colours.reduce((sum, letter, colour) => sum + counts[letter] * oneOf(colour), 0);
}
