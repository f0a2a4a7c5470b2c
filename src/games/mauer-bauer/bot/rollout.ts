/**
 * Playing on as people do, on the board of a playout: a city is completed when that pays more than it gives the others,
 * and cards are played when they score more than they are worth in hand.
 */
import type { Random } from '../../../engine/random.ts';
import * as cards from '../rules/cards.ts';
import * as diceRules from '../rules/dice.ts';
import { BESIDE, ENDS, PLAINS } from '../rules/land.ts';
import { deckOf, discardOf, handOf, NONE, type State } from '../rules/state.ts';
import * as choosing from './choosing.ts';
import * as board from './playout-board.ts';
import { nthBit } from './playout-cards.ts';
import * as movesOnBoard from './playout-moves.ts';
import * as prospects from './prospects.ts';

const { addCard, bitsIn, takeCard, moveAll } = cards;
const { choice, chooseCards, edgeOf, isWorthless } = choosing;
const { BOTH, FIRST, SECOND, HOUSE_ROLLS, HOUSE_WAYS, HOUSES_TO_PUT, TOWER_WAYS, TOWERS_TO_PUT } = diceRules;
const { houseList, towerList, WEIGHT_OF_HOUSES } = diceRules;
const { atFixedPlace, open, openIn, towers, cityOf, tally } = board;
const { TOWER_STOCK, HOUSE_STOCK, ENDING, COMPLETED, CITIES } = board;
const { closes, connect, completeCity, findNeighbours, joinCities, putHouse, putTower, putWall } =
  movesOnBoard;
const { weighCity, weighClosing, worth, wouldClose } = prospects;
const ends = atFixedPlace(ENDS);
const beside = atFixedPlace(BESIDE);
const neighbours = atFixedPlace(new Int32Array(PLAINS));

/** Plays turns, the first of this seat, until so many cities have been scored or the match is over. */
export function playTurns(state: State, from: number, cities: number, random: Random): void {
  const { seats } = state;
  let active = from;
  let scored = 0;
  while (openIn[0] + openIn[1] + openIn[2] !== 0) {
    build(state, active, random);
    if (tally[COMPLETED] !== NONE) {
      scoreCity(state, active, active, random);
      if (tally[ENDING] !== 0 || ++scored === cities) return;
    } else if (tally[ENDING] !== 0) break;
    active = active + 1 === seats ? 0 : active + 1;
  }
  tally[ENDING] = 1;
  scoreLast(state, active, active);
}

/** Of the walls that would complete a city, so many are looked at; one is put if it brings more than this. */
const LOOKED_AT = 3;
const COMPLETES_AT = -0.9;

const closers = atFixedPlace(new Int32Array(80));

function chooseWall(state: State, active: number, random: Random): number {
  let found = 0;
  for (let word = 0; word < 3; word++) {
    for (let rest = open[word]; rest !== 0; rest &= rest - 1) {
      const line = 32 * word + 31 - Math.clz32(rest & -rest);
      if (wouldClose(line)) closers[found++] = line;
    }
  }
  if (found > 0) {
    let best = NONE;
    let bestGain = COMPLETES_AT;
    const tries = Math.min(found, LOOKED_AT);
    for (let i = 0; i < tries; i++) {
      const at = i + (found - i === 1 ? 0 : random.below(found - i));
      const line = closers[at];
      closers[at] = closers[i];
      closers[i] = line;
      weighClosing(line);
      const gain = edgeOf(state, active);
      if (gain > bestGain) {
        bestGain = gain;
        best = line;
      }
    }
    if (best !== NONE) return best;
  }
  const lines = openIn[0] + openIn[1] + openIn[2];
  let line = NONE;
  for (let i = 0; i < 3; i++) {
    line = nthLine(random.below(lines));
    if (found === 0 || !wouldClose(line)) return line;
  }
  return line;
}

function nthLine(n: number): number {
  if (n < openIn[0]) return nthBit(open[0], n);
  if (n < openIn[0] + openIn[1]) return 32 + nthBit(open[1], n - openIn[0]);
  return 64 + nthBit(open[2], n - openIn[0] - openIn[1]);
}

/**
 * MB-19, MB-22: the seats from this one on play cards for the completed city, as much as is still to be done of the
 * scoring that the active seat began; then all are dealt cards and the last exchange what is no good.
 */
export function scoreCity(state: State, active: number, from: number, random: Random): void {
  const { seats, scores, owed } = state;
  weighCity(tally[COMPLETED]);
  let seat = from;
  do {
    chooseCards(state.piles, seat);
    owed[seat] = choice.isThrown ? 2 : 1;
    if (choice.first !== NONE) {
      if (!choice.isThrown) scores[seat] += worth[choice.first];
      discard(state, seat, choice.first);
      if (choice.second !== NONE) {
        scores[seat] += worth[choice.second];
        discard(state, seat, choice.second);
      }
    }
    seat = seat + 1 === seats ? 0 : seat + 1;
  } while (seat !== active);
  tally[COMPLETED] = NONE;
  if (tally[ENDING] !== 0) return;
  for (let i = 0; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    for (; owed[seat] > 0; owed[seat]--) dealTo(state, seat, random);
  }
  exchange(state, active, random);
}

/** MB-22 */
function exchange(state: State, active: number, random: Random): void {
  const { scores, seats } = state;
  let lowest = scores[0];
  for (let seat = 1; seat < seats; seat++) if (scores[seat] < lowest) lowest = scores[seat];
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    if (scores[seat] !== lowest) continue;
    let thrown = 0;
    for (let rest = state.piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      if (!isWorthless(card)) continue;
      discard(state, seat, card);
      thrown++;
    }
    for (; thrown > 0; thrown--) dealTo(state, seat, random);
  }
}

/** MB-25: the seats from this one on score for the city that suits them best. */
export function scoreLast(state: State, active: number, from: number): void {
  bestPoints.fill(0);
  if (tally[CITIES] === 0) scoreLastFor(state, NONE);
  else for (let plain = 0; plain < PLAINS; plain++) if (cityOf[plain] === plain) scoreLastFor(state, plain);
  let seat = from;
  do {
    state.scores[seat] += bestPoints[seat];
    seat = seat + 1 === state.seats ? 0 : seat + 1;
  } while (seat !== active);
}

const bestPoints = new Int32Array(4);

function scoreLastFor(state: State, city: number): void {
  weighCity(city);
  for (let seat = 0; seat < state.seats; seat++) {
    chooseCards(state.piles, seat);
    if (choice.value > bestPoints[seat]) bestPoints[seat] = choice.value;
  }
}

const houseDice = atFixedPlace(
  HOUSE_ROLLS.flatMap((_, dice) => new Array<number>(WEIGHT_OF_HOUSES[dice]).fill(dice)),
);

function build(state: State, active: number, random: Random): void {
  const line = chooseWall(state, active, random);
  putWall(line);
  const firstEnd = ends[2 * line];
  const secondEnd = ends[2 * line + 1];
  const firstFree = towers[firstEnd] === 0;
  const secondFree = towers[secondEnd] === 0;
  if (firstFree || secondFree) {
    const places = firstFree ? (secondFree ? BOTH : FIRST) : SECOND;
    const list = towerList(1 + random.below(3), places, tally[TOWER_STOCK]);
    const start = TOWERS_TO_PUT.starts[list];
    const count = TOWERS_TO_PUT.starts[list + 1] - start;
    const way = TOWERS_TO_PUT.ways[count === 1 ? start : start + random.below(count)];
    if (way >= TOWER_WAYS) putTower(firstEnd, (way / TOWER_WAYS) | 0);
    if (way % TOWER_WAYS !== 0) putTower(secondEnd, way % TOWER_WAYS);
    if (firstFree) connect(firstEnd, secondEnd);
    else connect(secondEnd, firstEnd);
    putHouses(line, random);
    return;
  }
  putHouses(line, random);
  if (!closes(line)) return;
  completeCity(line);
  const count = findNeighbours(neighbours);
  if (count === 0) return;
  const joined = random.below(count + 1);
  if (joined > 0) joinCities(neighbours[joined - 1]);
}

function putHouses(line: number, random: Random): void {
  const dice = houseDice[random.below(houseDice.length)];
  const firstPlain = beside[2 * line];
  const secondPlain = beside[2 * line + 1];
  const list = houseList(dice, secondPlain === NONE, tally[HOUSE_STOCK]);
  const start = HOUSES_TO_PUT.starts[list];
  const count = HOUSES_TO_PUT.starts[list + 1] - start;
  const way = HOUSES_TO_PUT.ways[count === 1 ? start : start + random.below(count)];
  if (way >= HOUSE_WAYS) putHouse(firstPlain, ((way / HOUSE_WAYS) | 0) - 1);
  if (way % HOUSE_WAYS !== 0) putHouse(secondPlain, (way % HOUSE_WAYS) - 1);
}

function dealTo(state: State, seat: number, random: Random): void {
  const { piles } = state;
  const deck = deckOf(state);
  if (piles[deck] === 0) moveAll(piles, discardOf(state), deck);
  const once = piles[deck];
  const twice = piles[deck + 1];
  const kinds = bitsIn(once);
  const all = kinds + bitsIn(twice);
  if (all === 0) return;
  const n = random.below(all);
  const card = n < kinds ? nthBit(once, n) : nthBit(twice, n - kinds);
  takeCard(piles, deck, card);
  addCard(piles, handOf(seat), card);
}

function discard(state: State, seat: number, card: number): void {
  takeCard(state.piles, handOf(seat), card);
  addCard(state.piles, discardOf(state), card);
}
