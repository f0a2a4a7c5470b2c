/**
 * The rules of Mauer Bauer: who is due, what may be done, and what each move does. The steps themselves are in
 * `turn.ts` (MB-9 … MB-13), `cities.ts` (MB-14 … MB-17), `points.ts` (MB-7, MB-18, MB-20) and `scoring.ts`
 * (MB-19 … MB-26).
 */
import { NATURE_DUE, OVER, type Tell } from '../../../engine/game.ts';
import { EVERYBODY, NATURE, only } from '../../../engine/viewers.ts';
import { neighboursOf } from './cities.ts';
import { HOUSE_ROLLS, HOUSES_TO_PUT, rollOf, TOWERS_TO_PUT, WEIGHT_OF_HOUSES } from './dice.ts';
import type { Happening } from './happenings.ts';
import { LINE_WORDS, PLAINS } from './land.ts';
import {
  CARDS_MOVE,
  cardsMove,
  cityOfMove,
  END_EXCHANGE,
  firstCardOf,
  HASTY_ROLL,
  HOUSES_MOVE,
  JOIN_MOVE,
  STAY_APART,
  secondCardOf,
  THROW_MOVE,
  TOWERS_MOVE,
} from './moves.ts';
import { TOWER_COLOURS } from './pieces.ts';
import { deal, endExchange, playCards, throwAway } from './scoring.ts';
import {
  DEAL,
  DICE,
  deckOf,
  EXCHANGE,
  FINISHED,
  HOUSES,
  handOf,
  JOIN,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  TOWERS,
  WALL,
} from './state.ts';
import {
  decideJoin,
  housesToPut,
  putHouses,
  putTowers,
  putWall,
  rollDice,
  rollHastily,
  towerDieCounts,
  towersToPut,
} from './turn.ts';

export function due(state: State): number {
  const { step } = state;
  if (step === FINISHED) return OVER;
  return step === DEAL || step === DICE ? NATURE_DUE : 1 << state.actor;
}

export function moves(state: State, seat: number, into: Int32Array): number {
  if (seat !== state.actor) return 0;
  switch (state.step) {
    case WALL: // MB-9
      return listWalls(state, into);
    case TOWERS: // MB-11
      return listWays(TOWERS_TO_PUT, towersToPut(state), TOWERS_MOVE, into);
    case HOUSES: // MB-12
      return listWays(HOUSES_TO_PUT, housesToPut(state), HOUSES_MOVE, into);
    case JOIN: // MB-16
      return listJoins(state, into);
    case SCORE: {
      // MB-19: play or throw away. MB-25: at the end nobody throws away.
      const count = listCards(state, NONE, into, 0);
      return state.ending ? count : listThrows(state, into, count);
    }
    case EXCHANGE: {
      // MB-22
      const count = listThrows(state, into, 0);
      into[count] = END_EXCHANGE;
      return count + 1;
    }
    case LAST_SCORING: // MB-25
      return listLastCards(state, into);
    default:
      return 0;
  }
}

export function chances(state: State, into: Int32Array, weights: Int32Array): number {
  switch (state.step) {
    case DEAL:
      return listDeck(state, into, weights); // MB-8, MB-21
    case DICE:
      return listRolls(state, into, weights); // MB-10
    default:
      return 0;
  }
}

export function play(state: State, by: number, move: number, tell: Tell<Happening> | null): void {
  if (by === NATURE) {
    if (state.step === DEAL) deal(state, move, tell);
    else rollDice(state, move, tell);
  } else if (move < HASTY_ROLL) putWall(state, move, tell);
  else if (move === HASTY_ROLL) rollHastily(state, tell);
  else if (move < HOUSES_MOVE) putTowers(state, move - TOWERS_MOVE, tell);
  else if (move < STAY_APART) putHouses(state, move - HOUSES_MOVE, tell);
  else if (move === STAY_APART) decideJoin(state, NONE, tell);
  else if (move < THROW_MOVE) decideJoin(state, move - JOIN_MOVE, tell);
  else if (move < END_EXCHANGE) throwAway(state, move - THROW_MOVE, tell);
  else if (move < CARDS_MOVE) endExchange(state, tell);
  else playCards(state, cityOfMove(move), firstCardOf(move), secondCardOf(move), tell);
}

/** A card that is dealt is for its receiver's eyes; all else is open. */
export function knownTo(state: State, by: number): number {
  return by === NATURE && state.step === DEAL ? only(state.actor) : EVERYBODY;
}

/** MB-9 */
function listWalls(state: State, into: Int32Array): number {
  let count = 0;
  for (let word = 0; word < LINE_WORDS; word++) {
    for (let rest = state.open[word]; rest !== 0; rest &= rest - 1) {
      into[count++] = 32 * word + 31 - Math.clz32(rest & -rest);
    }
  }
  if (state.hastyRoll && !state.hasty) into[count++] = HASTY_ROLL;
  return count;
}

function listWays(
  { starts, ways }: { readonly starts: Int32Array; readonly ways: Uint8Array },
  list: number,
  base: number,
  into: Int32Array,
): number {
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

/** One card, two different ones, twice the same. The playout counts on this order. */
function listCards(state: State, city: number, into: Int32Array, from: number): number {
  const once = state.piles[handOf(state.actor)];
  const twice = state.piles[handOf(state.actor) + 1];
  let count = from;
  for (let rest = once; rest !== 0; rest &= rest - 1) into[count++] = cardsMove(city, lowest(rest), NONE);
  for (let second = once; second !== 0; second &= second - 1) {
    const below = once & ((second & -second) - 1);
    for (let first = below; first !== 0; first &= first - 1) {
      into[count++] = cardsMove(city, lowest(first), lowest(second));
    }
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

/** MB-25: cards for any city; with no city on the board, for none. */
function listLastCards(state: State, into: Int32Array): number {
  let count = 0;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] === plain) count = listCards(state, plain, into, count);
  }
  return count > 0 ? count : listCards(state, NONE, into, 0);
}

function listDeck(state: State, into: Int32Array, weights: Int32Array): number {
  const twice = state.piles[deckOf(state) + 1];
  let count = 0;
  for (let rest = state.piles[deckOf(state)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    into[count] = card;
    weights[count++] = 1 + ((twice >> card) & 1);
  }
  return count;
}

/** MB-10 */
function listRolls(state: State, into: Int32Array, weights: Int32Array): number {
  const rolls = towerDieCounts(state) ? ALL_DICE : HOUSE_DICE;
  into.set(rolls.outcomes);
  weights.set(rolls.weights);
  return rolls.outcomes.length;
}

const HOUSE_DICE = rollsOf([0]);
const ALL_DICE = rollsOf(TOWER_COLOURS.map((_, colour) => colour + 1));

/** All rolls with these results of the tower die. */
function rollsOf(towers: readonly number[]): { readonly outcomes: Int32Array; readonly weights: Int32Array } {
  return {
    outcomes: Int32Array.from(towers.flatMap(tower => HOUSE_ROLLS.map((_, dice) => rollOf(tower, dice)))),
    weights: Int32Array.from(towers.flatMap(() => Array.from(WEIGHT_OF_HOUSES))),
  };
}

function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
