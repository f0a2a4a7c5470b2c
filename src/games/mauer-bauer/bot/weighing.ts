/** How promising moves look at first sight. */

import { CARD_NAMES, copiesOf } from '../rules/cards.ts';
import { BESIDE, COAST, ENDS, REGION_OF, REGIONS, WALL_LINES } from '../rules/land.ts';
import {
  CARDS_MOVE,
  cityOfMove,
  END_EXCHANGE,
  firstCardOf,
  HASTY_ROLL,
  secondCardOf,
  THROW_MOVE,
} from '../rules/moves.ts';
import { play } from '../rules/rules.ts';
import {
  clone,
  copy,
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
import { edgeOf, isWorthless, keepValue, priceFor, throwValue } from './choosing.ts';
import { COMPLETED, ENDING, loadBoard, tally, towers } from './playout-board.ts';
import { weighCity, weighClosing, worth, wouldClose } from './prospects.ts';

/** So many points less make a move look e times less promising, */
const HEAT = 3;
/** and so many times that make it senseless. */
const HOPELESS = 4;
/** Of the walls that complete nothing so many are tried, */
const FEW = 14;
/** and they look so many points worse than one whose city brings all the same. */
const IDLE = 1.5;
const SENSELESS = -1000;

export function weigh(
  state: State,
  seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  switch (state.step) {
    case WALL:
      prepare(state);
      weighWalls(state, seat, moves, count, weights);
      break;
    case HOUSES:
    case JOIN:
      weighByTrying(state, seat, moves, count, weights);
      break;
    case SCORE:
      prepare(state);
      weighCity(state.completed);
      weighCards(state, seat, moves, count, weights);
      break;
    case EXCHANGE:
      prepare(state);
      weighCity(state.completed);
      for (let i = 0; i < count; i++) {
        if (moves[i] !== END_EXCHANGE) weights[i] = isWorthless(moves[i] - THROW_MOVE) ? 1 : 0.2;
      }
      break;
    case LAST_SCORING:
      prepare(state);
      weighLastCards(moves, count, weights);
      break;
  }
}

function prepare(state: State): void {
  loadBoard(state);
  if (state.ending) tally[ENDING] = 1;
  tally[COMPLETED] = state.completed;
}

/** From points to promise: `HEAT` points less is e times less promising. */
function soften(weights: Float64Array, count: number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if (weights[i] > best) best = weights[i];
  for (let i = 0; i < count; i++) {
    const behind = (weights[i] - best) / HEAT;
    weights[i] = behind < -HOPELESS ? 0 : Math.exp(behind);
  }
}

/** Walls that complete a city by what it brings; of the others only those that suit the hand best. */
function weighWalls(
  state: State,
  seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  let others = 0;
  look(state, seat);
  for (let i = 0; i < count; i++) {
    const line = moves[i];
    if (line === HASTY_ROLL) {
      weights[i] = SENSELESS;
    } else if (wouldClose(line)) {
      weighClosing(line);
      weights[i] = edgeOf(state, seat);
    } else {
      weights[i] = suitOf(line) - IDLE;
      ranked[others++] = weights[i];
    }
  }
  if (others > FEW) {
    ranked.subarray(0, others).sort();
    const least = ranked[others - FEW];
    for (let i = 0; i < count; i++) {
      if (moves[i] !== HASTY_ROLL && weights[i] < least && !wouldClose(moves[i])) weights[i] = SENSELESS;
    }
  }
  soften(weights, count);
}

const ranked = new Float64Array(WALL_LINES);

/** What the seat's cards get for one more tower, one more on the coast, and one more house in each region. */
let forTower = 0;
let forCoastTower = 0;
const forHouse = new Float64Array(REGIONS.length);

const card = (name: string) => CARD_NAMES.indexOf(name);
const REGION_CARDS = ['rW', 'rC', 'rE'].map(card);
const TOWER_CARDS = ['ot', 'otw', 'otg', 'otk'].map(card);
const COAST_CARD = card('oc');

function look(state: State, seat: number): void {
  const { piles } = state;
  forTower = 0;
  for (let i = 0; i < TOWER_CARDS.length; i++) forTower += copiesOf(piles, handOf(seat), TOWER_CARDS[i]);
  forCoastTower = 2 * copiesOf(piles, handOf(seat), COAST_CARD);
  for (let i = 0; i < REGION_CARDS.length; i++) forHouse[i] = copiesOf(piles, handOf(seat), REGION_CARDS[i]);
}

/** How many points a wall on this line adds to what the cards of the seat score, on average. */
function suitOf(line: number): number {
  let suit = 0;
  for (let end = 2 * line; end < 2 * line + 2; end++) {
    const point = ENDS[end];
    if (towers[point] === 0) suit += forTower + forCoastTower * COAST[point];
    const plain = BESIDE[end];
    if (plain !== NONE) suit += forHouse[REGION_OF[plain]];
  }
  return suit;
}

/** What a wall on this line surely adds to each card, by its name. */
export function outsideGains(line: number): Readonly<Record<string, number>> {
  const gains: Record<string, number> = { ow: 1, ot: 0, oc: 0, rW: 0, rC: 0, rE: 0 };
  for (let end = 2 * line; end < 2 * line + 2; end++) {
    const point = ENDS[end];
    if (towers[point] === 0) {
      gains.ot++;
      gains.oc += 2 * COAST[point];
    }
    const plain = BESIDE[end];
    if (plain !== NONE) gains[CARD_NAMES[REGION_CARDS[REGION_OF[plain]]]]++;
  }
  return gains;
}

let trial: State | null = null;

/** Houses and joining: if a city is to be scored now, by what the scoring brings. */
function weighByTrying(
  state: State,
  seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  if (trial?.seats !== state.seats || trial.hastyRoll !== state.hastyRoll) trial = clone(state);
  for (let i = 0; i < count; i++) {
    copy(trial, state);
    play(trial, seat, moves[i], null);
    prepare(trial);
    weighCity(trial.completed);
    weights[i] = edgeOf(trial, seat);
  }
  soften(weights, count);
}

function weighCards(
  state: State,
  seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  const price = priceFor(state.piles, seat);
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    if (move < CARDS_MOVE) {
      weights[i] = throwValue(move - THROW_MOVE, price);
      continue;
    }
    const first = firstCardOf(move);
    const second = secondCardOf(move);
    weights[i] = worth[first] - keepValue(first, price);
    if (second !== NONE) weights[i] += worth[second] - keepValue(second, price);
  }
  if (state.ending) keepBest(moves, count, weights);
  else soften(weights, count);
}

/** MB-25: nothing comes after: only what scores most makes sense. */
function weighLastCards(moves: Int32Array, count: number, weights: Float64Array): void {
  let weighed = -2;
  for (let i = 0; i < count; i++) {
    const city = cityOfMove(moves[i]);
    if (city !== weighed) {
      weighCity(city);
      weighed = city;
    }
    const second = secondCardOf(moves[i]);
    weights[i] = worth[firstCardOf(moves[i])] + (second === NONE ? 0 : worth[second]);
  }
  keepBest(moves, count, weights);
}

/** MB-26: the most points; with as many points, the fewest cards, for those left in hand decide a tie. */
function keepBest(moves: Int32Array, count: number, weights: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    if (secondCardOf(moves[i]) !== NONE) weights[i] -= 0.5;
    if (weights[i] > best) best = weights[i];
  }
  for (let i = 0; i < count; i++) weights[i] = weights[i] === best ? 1 : 0;
}
