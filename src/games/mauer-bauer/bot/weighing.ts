/** How promising moves look at first sight. */

import { CARD_NAMES } from '../rules/card-names.ts';
import { copiesOf } from '../rules/cards.ts';
import {
  CARDS_MOVE,
  cityOfMove,
  END_EXCHANGE,
  firstCardOf,
  HASTY_ROLL,
  secondCardOf,
  THROW_MOVE,
} from '../rules/codes.ts';
import { BESIDE, COAST, ENDS, REGION_OF, REGIONS, WALL_LINES } from '../rules/land.ts';
import { pointsFor } from '../rules/scoring.ts';
import {
  closes,
  EXCHANGE,
  HOUSES,
  handOf,
  JOIN,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  WALL,
} from '../rules/state.ts';
import { edgeOf, isWorthless, keepValue, throwValue, usesOf } from './choosing.ts';
import { afterClosing, afterMove } from './trial.ts';

/** This many points less make a move look e times less promising. */
const HEAT = 3;
/** The same for cards to play, which are harder to compare. */
const CARDS_HEAT = 6;
/** A move is pointless if it looks e to this power times less promising than the best. */
const HOPELESS = 4;
/** How many of the walls that complete nothing are tried. */
const FEW = 14;
/** How many points worse they look than a wall whose city brings all seats the same. */
const IDLE = 1.5;
const SENSELESS = -1000;

export function weigh(
  state: State,
  _seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  switch (state.phase) {
    case WALL:
      weighWalls(state, moves, count, weights);
      break;
    case HOUSES:
    case JOIN:
      weighByTrying(state, moves, count, weights);
      break;
    case SCORE:
      weighCards(state, moves, count, weights);
      break;
    case EXCHANGE:
      for (let i = 0; i < count; i++) {
        if (moves[i] !== END_EXCHANGE) weights[i] = isWorthless(state, moves[i] - THROW_MOVE) ? 1 : 0.2;
      }
      break;
    case LAST_SCORING:
      weighLastCards(state, moves, count, weights);
      break;
  }
}

/** From points to promise: `HEAT` points less is e times less promising. */
function soften(weights: Float64Array, count: number, heat = HEAT): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if (weights[i] > best) best = weights[i];
  for (let i = 0; i < count; i++) {
    const behind = (weights[i] - best) / heat;
    weights[i] = behind < -HOPELESS ? 0 : Math.exp(behind);
  }
}

/** Weighs walls that complete a city by what it brings, and of the others only those that suit the hand best. */
function weighWalls(state: State, moves: Int32Array, count: number, weights: Float64Array): void {
  let others = 0;
  look(state);
  for (let i = 0; i < count; i++) {
    const line = moves[i];
    if (line === HASTY_ROLL) {
      weights[i] = SENSELESS;
    } else if (closes(state, line)) {
      const after = afterClosing(state, line);
      weights[i] = edgeOf(state, state.actor, after, after.completed);
    } else {
      weights[i] = suitOf(state, line) - IDLE;
      ranked[others++] = weights[i];
    }
  }
  if (others > FEW) {
    ranked.subarray(0, others).sort();
    const least = ranked[others - FEW];
    for (let i = 0; i < count; i++) {
      if (moves[i] !== HASTY_ROLL && weights[i] < least && !closes(state, moves[i])) weights[i] = SENSELESS;
    }
  }
  soften(weights, count);
}

const ranked = new Float64Array(WALL_LINES);

/**
 * What one more tower, one more tower on the coast, and one more house in each region are worth to the seat's cards.
 */
let forTower = 0;
let forCoastTower = 0;
const forHouse = new Float64Array(REGIONS.length);

const card = (name: string) => CARD_NAMES.indexOf(name);
const REGION_CARDS = ['rW', 'rC', 'rE'].map(card);
const TOWER_CARDS = ['ot', 'otw', 'otg', 'otk'].map(card);
const COAST_CARD = card('oc');

function look({ piles, actor }: State): void {
  const hand = handOf(actor);
  forTower = 0;
  for (let i = 0; i < TOWER_CARDS.length; i++) forTower += copiesOf(piles, hand, TOWER_CARDS[i]);
  forCoastTower = 2 * copiesOf(piles, hand, COAST_CARD);
  for (let i = 0; i < REGION_CARDS.length; i++) forHouse[i] = copiesOf(piles, hand, REGION_CARDS[i]);
}

/** How many points a wall on this line adds on average to what the seat's cards score. */
function suitOf({ towers }: State, line: number): number {
  let suit = 0;
  for (let end = 2 * line; end < 2 * line + 2; end++) {
    const point = ENDS[end];
    if (towers[point] === 0) suit += forTower + forCoastTower * COAST[point];
    const plain = BESIDE[end];
    if (plain !== NONE) suit += forHouse[REGION_OF[plain]];
  }
  return suit;
}

/** Weighs houses and joining: if a city is to be scored now, by what the scoring brings. */
function weighByTrying(state: State, moves: Int32Array, count: number, weights: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const after = afterMove(state, moves[i]);
    weights[i] = edgeOf(after, state.actor, after, after.completed);
  }
  soften(weights, count);
}

function weighCards(state: State, moves: Int32Array, count: number, weights: Float64Array): void {
  const uses = usesOf(state, state.actor);
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    if (move < CARDS_MOVE) {
      const card = move - THROW_MOVE;
      const kept = keepValue(state, card, pointsFor(state, card, state.completed), uses);
      weights[i] = throwValue(state, kept, uses);
    } else {
      weights[i] = gainOf(state, firstCardOf(move), uses);
      if (secondCardOf(move) !== NONE) weights[i] += gainOf(state, secondCardOf(move), uses);
    }
  }
  if (state.ending) keepBest(moves, count, weights);
  else soften(weights, count, CARDS_HEAT);
}

/** How much more playing the card for the completed city brings than keeping it. */
function gainOf(state: State, card: number, uses: number): number {
  const points = pointsFor(state, card, state.completed);
  return points - keepValue(state, card, points, uses);
}

/** MB-25: nothing comes after, so only what scores most makes sense. */
function weighLastCards(state: State, moves: Int32Array, count: number, weights: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const city = cityOfMove(moves[i]);
    const second = secondCardOf(moves[i]);
    weights[i] = pointsFor(state, firstCardOf(moves[i]), city);
    if (second !== NONE) weights[i] += pointsFor(state, second, city);
  }
  keepBest(moves, count, weights);
}

/** MB-26: the most points; with equal points, the fewest cards, since those left in hand break a tie. */
function keepBest(moves: Int32Array, count: number, weights: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    if (secondCardOf(moves[i]) !== NONE) weights[i] -= 0.5;
    if (weights[i] > best) best = weights[i];
  }
  for (let i = 0; i < count; i++) weights[i] = weights[i] === best ? 1 : 0;
}
