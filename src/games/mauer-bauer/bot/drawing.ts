/**
 * Drawing one of the legal moves, or of nature's outcomes, without listing them: they are counted, and the one whose
 * number is drawn is found. It is the very one that a number drawn for the lists of `moves.ts` would give.
 */
import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as cards from '../rules/cards.ts';
import * as cityRules from '../rules/cities.ts';
import * as codes from '../rules/codes.ts';
import type { WayLists } from '../rules/dice.ts';
import * as dice from '../rules/dice.ts';
import * as land from '../rules/land.ts';
import * as lists from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { size } = bits;
const { CARDS, nth } = cards;
const { neighboursOf } = cityRules;
const { cardsMove, END_EXCHANGE, HASTY_ROLL, HOUSES_MOVE, JOIN_MOVE, STAY_APART, THROW_MOVE, TOWERS_MOVE } =
  codes;
const { HOUSES_TO_PUT, TOWERS_TO_PUT } = dice;
const { PLAINS } = land;
const { housesToPut, rollsFor, towersToPut } = lists;
const { DEAL, DICE, deckOf, EXCHANGE, HOUSES, handOf, JOIN, NONE, SCORE, TOWERS, WALL } = states;

/** A move of whoever is due, each equally likely, or one of nature's outcomes by its weight. */
export function drawMove(state: State, random: Random): number {
  switch (state.phase) {
    case DEAL:
      return drawCard(state, random);
    case WALL:
      return drawWall(state, state.hastyRoll && !state.hasty, random);
    case DICE:
      return drawRoll(state, random);
    case TOWERS:
      return TOWERS_MOVE + drawWay(TOWERS_TO_PUT, towersToPut(state), random);
    case HOUSES:
      return HOUSES_MOVE + drawWay(HOUSES_TO_PUT, housesToPut(state), random);
    case JOIN:
      return drawJoin(state, random);
    case SCORE:
      return drawCards(state, 1, !state.ending, random);
    case EXCHANGE:
      return drawThrow(state, random);
    default:
      return drawCards(state, state.cities, false, random);
  }
}

function drawCard(state: State, random: Random): number {
  const once = state.piles[deckOf(state)];
  const twice = state.piles[deckOf(state) + 1];
  return nth(once, twice, drawOf(size(once) + size(twice), random));
}

/** A free line; or, if the seat may and it is drawn, rolling too early. */
export function drawWall({ open }: State, mayRoll: boolean, random: Random): number {
  const inFirst = size(open[0]);
  const inTwo = inFirst + size(open[1]);
  const lines = inTwo + size(open[2]);
  const n = drawOf(mayRoll ? lines + 1 : lines, random);
  if (n === lines) return HASTY_ROLL;
  if (n < inFirst) return nth(open[0], 0, n);
  return n < inTwo ? 32 + nth(open[1], 0, n - inFirst) : 64 + nth(open[2], 0, n - inTwo);
}

function drawRoll(state: State, random: Random): number {
  const rolls = rollsFor(state);
  return rolls[random.below(rolls.length)];
}

function drawWay({ starts, ways }: WayLists, list: number, random: Random): number {
  return ways[starts[list] + drawOf(starts[list + 1] - starts[list], random)];
}

function drawJoin(state: State, random: Random): number {
  const n = random.below(neighboursOf(state, state.completed, neighbours) + 1);
  return n === 0 ? STAY_APART : JOIN_MOVE + neighbours[n - 1];
}

const neighbours = new Int32Array(PLAINS);

/** One or two cards, for the completed city or, in the last scoring, any of the cities; or one to throw away. */
function drawCards(state: State, cities: number, mayThrow: boolean, random: Random): number {
  const once = state.piles[handOf(state.actor)];
  const twice = state.piles[handOf(state.actor) + 1];
  const kinds = size(once);
  const pairs = (kinds * (kinds - 1)) >> 1;
  const ways = kinds + pairs + size(twice);
  const n = drawOf(ways * Math.max(cities, 1) + (mayThrow ? kinds : 0), random);
  const isLast = state.phase !== SCORE;
  if (!isLast && n >= ways) return THROW_MOVE + nth(once, 0, n - ways);
  const named = (n / ways) | 0;
  const city = isLast && cities > 0 ? nthCity(state, named) : NONE;
  const way = n - named * ways;
  if (way < kinds) return cardsMove(city, nth(once, 0, way), NONE);
  const pair = way - kinds;
  if (pair < pairs)
    return cardsMove(city, nth(once, 0, FIRST_OF_PAIR[pair]), nth(once, 0, SECOND_OF_PAIR[pair]));
  const both = nth(twice, 0, pair - pairs);
  return cardsMove(city, both, both);
}

/** The pairs of different numbers, by the greater: 0 1, 0 2, 1 2, 0 3, … */
const PAIRS = Array.from({ length: CARDS }, (_, second) => second).flatMap(second =>
  Array.from({ length: second }, (_, first) => ({ first, second })),
);
const FIRST_OF_PAIR = Int32Array.from(PAIRS, ({ first }) => first);
const SECOND_OF_PAIR = Int32Array.from(PAIRS, ({ second }) => second);

function nthCity({ cityOf }: State, n: number): number {
  let rest = n;
  let plain = 0;
  while (cityOf[plain] !== plain || rest-- > 0) plain++;
  return plain;
}

function drawThrow(state: State, random: Random): number {
  const hand = state.piles[handOf(state.actor)];
  const kinds = size(hand);
  const n = drawOf(kinds + 1, random);
  return n === kinds ? END_EXCHANGE : THROW_MOVE + nth(hand, 0, n);
}

/** Draws no number if there is nothing to choose, as a playout by step. */
function drawOf(count: number, random: Random): number {
  return count === 1 ? 0 : random.below(count);
}
