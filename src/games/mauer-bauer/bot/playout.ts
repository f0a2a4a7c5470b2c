/**
 * Plays at random without listing the legal moves or nature's outcomes: they are counted, and the one whose number is
 * drawn is found. It is the one that the same number would pick from the lists of `moves.ts`.
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
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest, size } = bits;
const { CARDS, nth } = cards;
const { neighboursOf } = cityRules;
const { cardsMove, END_EXCHANGE, HASTY_ROLL, JOIN_MOVE, STAY_APART, THROW_MOVE } = codes;
const { HOUSES_TO_PUT, TOWERS_TO_PUT } = dice;
const { PLAINS } = land;
const { rollsFor } = lists;
const { build, deal, exchange, play, putHouses, putTowers, rollDice, score } = rules;
const {
  DEAL,
  DICE,
  DECK,
  EXCHANGE,
  FINISHED,
  HOUSES,
  handOf,
  JOIN,
  LAST_SCORING,
  NONE,
  SCORE,
  TOWERS,
  WALL,
} = states;

/** Plays to the end, every legal move equally likely, and returns the number of plays. */
export function playout(state: State, random: Random): number {
  // It may begin in the middle of a turn.
  let plays = placePieces(state, random);
  while (state.phase !== FINISHED) {
    plays += dealCards(state, random) + putWalls(state, random) + useCards(state, random);
  }
  return plays;
}

/** Plays until a seat chooses where to build or what to do with its cards. */
export function dealAndPlace(state: State, random: Random): void {
  dealCards(state, random);
  placePieces(state, random);
}

// Phases in the order in which they mostly follow each other: the processor predicts them better than one `switch`.

function dealCards(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase === DEAL; plays++) deal(state, drawCard(state, random), null);
  return plays;
}

function putWalls(state: State, random: Random): number {
  let plays = 0;
  while (state.phase === WALL) {
    build(state, drawWall(state, state.hastyRoll && !state.hasty, random), null);
    plays += 1 + placePieces(state, random);
  }
  return plays;
}

function placePieces(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase === DICE; plays++) rollDice(state, drawRoll(state, random), null);
  for (; state.phase === TOWERS; plays++) putTowers(state, drawWay(TOWERS_TO_PUT, state.ways, random), null);
  for (; state.phase === HOUSES; plays++) putHouses(state, drawWay(HOUSES_TO_PUT, state.ways, random), null);
  for (; state.phase === JOIN; plays++) play(state, state.actor, drawJoin(state, random), null);
  return plays;
}

function useCards(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase === SCORE; plays++) score(state, drawCards(state, 1, !state.ending, random), null);
  for (; state.phase === EXCHANGE; plays++) exchange(state, drawThrow(state, random), null);
  for (; state.phase === LAST_SCORING; plays++) {
    play(state, state.actor, drawCards(state, state.cities, false, random), null);
  }
  return plays;
}

function drawCard(state: State, random: Random): number {
  const once = state.piles[DECK];
  const twice = state.piles[DECK + 1];
  return (once & (once - 1)) === 0 ? lowest(once) : nth(once, twice, random.below(size(once) + size(twice)));
}

/** A free line; or, if the seat may roll too early and that is drawn, doing so. */
export function drawWall({ open }: State, mayRoll: boolean, random: Random): number {
  const inFirst = size(open[0]);
  const inTwo = inFirst + size(open[1]);
  const lines = inTwo + size(open[2]);
  const n = drawOf(mayRoll ? lines + 1 : lines, random);
  if (n === lines) return HASTY_ROLL;
  // Without a branch, as in `nth`: each of the two is 1 if the line is beyond.
  const beyondFirst = ~(n - inFirst) >>> 31;
  const beyondTwo = ~(n - inTwo) >>> 31;
  const word = beyondFirst + beyondTwo;
  return 32 * word + nth(open[word], 0, n - (inFirst & -beyondFirst) - ((inTwo - inFirst) & -beyondTwo));
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

/** One or two cards, for the completed city or, in the last scoring, any of the cities; or one to discard. */
function drawCards(state: State, cities: number, mayThrow: boolean, random: Random): number {
  const once = state.piles[handOf(state.actor)];
  const twice = state.piles[handOf(state.actor) + 1];
  const kinds = size(once);
  const pairs = (kinds * (kinds - 1)) >> 1;
  const ways = kinds + pairs + size(twice);
  const n = drawOf(ways * Math.max(cities, 1) + (mayThrow ? kinds : 0), random);
  const isLast = state.phase !== SCORE;
  if (!isLast && n >= ways) return THROW_MOVE + nth(once, 0, n - ways);
  const named = isLast ? (n / ways) | 0 : 0;
  const city = isLast && cities > 0 ? nthCity(state, named) : NONE;
  const way = n - named * ways;
  if (way < kinds) return cardsMove(city, nth(once, 0, way), NONE);
  const pair = way - kinds;
  if (pair < pairs)
    return cardsMove(city, nth(once, 0, FIRST_OF_PAIR[pair]), nth(once, 0, SECOND_OF_PAIR[pair]));
  const both = nth(twice, 0, pair - pairs);
  return cardsMove(city, both, both);
}

/** The pairs of different numbers, ordered by the greater: 0 1, 0 2, 1 2, 0 3, … */
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

/** Draws no number if there is nothing to choose, like a playout by steps. */
function drawOf(count: number, random: Random): number {
  return count === 1 ? 0 : random.below(count);
}
