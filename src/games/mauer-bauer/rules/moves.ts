/** What can be done: the legal moves of the seat that is due, and nature's outcomes. */
import * as bits from '../../../engine/bits.ts';
import * as cards from './cards.ts';
import * as cityRules from './cities.ts';
import * as codes from './codes.ts';
import type { WayLists } from './dice.ts';
import * as dice from './dice.ts';
import * as land from './land.ts';
import * as pieces from './pieces.ts';
import type { State } from './state.ts';
import * as states from './state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest } = bits;
const { CARDS } = cards;
const { neighboursOf } = cityRules;
const { END_EXCHANGE, HASTY_ROLL, HOUSES_MOVE, JOIN_MOVE, STAY_APART, THROW_MOVE, TOWERS_MOVE } = codes;
const { cardsMove, withSecond } = codes;
const { ALL_DICE, HOUSE_DICE, HOUSES_TO_PUT, TOWERS_TO_PUT } = dice;
const { PLAINS, WALL_LINES } = land;
const { WALLS } = pieces;
const { DEAL, DICE, EXCHANGE, HOUSES, JOIN, LAST_SCORING, SCORE, TOWERS, WALL } = states;
const { DECK, freeEnds, handOf, NONE } = states;

/**
 * No seat can have more moves than this: in the last scoring it names one of at most 22 cities (each has at least three
 * walls around it, a wall belongs to at most two cities, and there are 33) and plays any card, or any two, of a hand
 * that discarding may have grown to any size.
 */
const MOST_CITIES = Math.floor((2 * WALLS) / 3);
const ONE_OR_TWO_CARDS = CARDS + CARDS + (CARDS * (CARDS - 1)) / 2;
export const MOST_MOVES = MOST_CITIES * ONE_OR_TWO_CARDS;

export function moves(state: State, seat: number, into: Int32Array): number {
  if (seat !== state.actor) return 0;
  switch (state.phase) {
    case WALL:
      return listWalls(state, into);
    case TOWERS:
      return listWays(TOWERS_TO_PUT, state.ways, TOWERS_MOVE, into);
    case HOUSES:
      return listWays(HOUSES_TO_PUT, state.ways, HOUSES_MOVE, into);
    case JOIN:
      return listJoins(state, into);
    case SCORE: {
      // MB-19: play or discard. MB-25: at the end nobody discards.
      const count = listCards(state, NONE, into, 0);
      return state.ending ? count : listThrows(state, into, count);
    }
    case EXCHANGE: {
      // MB-22
      const count = listThrows(state, into, 0);
      into[count] = END_EXCHANGE;
      return count + 1;
    }
    case LAST_SCORING:
      return listLastCards(state, into);
    default:
      return 0;
  }
}

export function chances(state: State, into: Int32Array): number {
  switch (state.phase) {
    case DEAL:
      return listDeck(state, into);
    case DICE:
      return listRolls(state, into);
    default:
      return 0;
  }
}

/** MB-9. Every line is written and the free ones stay, so that no branch is mispredicted. Four at a time, for speed. */
function listWalls(state: State, into: Int32Array): number {
  let count = 0;
  for (let line = 0; line < WALL_LINES; line += 4) {
    const open = state.open[line >> 5] >>> line;
    into[count] = line;
    count += open & 1;
    into[count] = line + 1;
    count += (open >>> 1) & 1;
    into[count] = line + 2;
    count += (open >>> 2) & 1;
    into[count] = line + 3;
    count += (open >>> 3) & 1;
  }
  if (state.hastyRoll && !state.hasty) into[count++] = HASTY_ROLL;
  return count;
}

/** MB-10: what nature draws from. The tower die counts only if an end of the wall has no tower. */
export function rollsFor(state: State): Int32Array {
  return freeEnds(state) === 0 ? HOUSE_DICE : ALL_DICE;
}

function listRolls(state: State, into: Int32Array): number {
  const rolls = rollsFor(state);
  into.set(rolls);
  return rolls.length;
}

function listWays({ starts, ways }: WayLists, list: number, base: number, into: Int32Array): number {
  const start = starts[list];
  const count = starts[list + 1] - start;
  for (let i = 0; i < count; i++) into[i] = base + ways[start + i];
  return count;
}

/** MB-16 */
function listJoins(state: State, into: Int32Array): number {
  const count = neighboursOf(state, state.completed, neighbours);
  into[0] = STAY_APART;
  for (let i = 0; i < count; i++) into[i + 1] = JOIN_MOVE + neighbours[i];
  return count + 1;
}

const neighbours = new Int32Array(PLAINS);

/** MB-19: one card, two different ones, twice the same. */
function listCards(state: State, city: number, into: Int32Array, from: number): number {
  const once = state.piles[handOf(state.actor)];
  const twice = state.piles[handOf(state.actor) + 1];
  let count = from;
  for (let rest = once; rest !== 0; rest &= rest - 1) into[count++] = cardsMove(city, lowest(rest), NONE);
  let before = from;
  for (let rest = once; rest !== 0; rest &= rest - 1) {
    for (let i = from; i < before; i++) into[count++] = withSecond(into[i], lowest(rest));
    before++;
  }
  for (let rest = twice; rest !== 0; rest &= rest - 1) {
    into[count++] = cardsMove(city, lowest(rest), lowest(rest));
  }
  return count;
}

function listThrows(state: State, into: Int32Array, from: number): number {
  let count = from;
  for (let rest = state.piles[handOf(state.actor)]; rest !== 0; rest &= rest - 1) {
    into[count++] = THROW_MOVE + lowest(rest);
  }
  return count;
}

/** MB-8, MB-21 */
function listDeck(state: State, into: Int32Array): number {
  const once = state.piles[DECK];
  const twice = state.piles[DECK + 1];
  let count = 0;
  for (let card = 0; card < CARDS; card++) {
    into[count] = card;
    count += (once >>> card) & 1;
    into[count] = card;
    count += (twice >>> card) & 1;
  }
  return count;
}

/** MB-25: cards for any city; with no city on the board, for none. */
function listLastCards(state: State, into: Int32Array): number {
  let count = 0;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] === plain) count = listCards(state, plain, into, count);
  }
  return count > 0 ? count : listCards(state, NONE, into, 0);
}
