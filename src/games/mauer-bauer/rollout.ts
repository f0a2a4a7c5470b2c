/**
 * Playing on as people do, on the board of a playout: cities are completed when that pays more than it gives the
 * others, and the cards that score most are played.
 */
import type { Random } from '../../engine/random.ts';
import * as cards from './cards.ts';
import * as diceRules from './dice.ts';
import { BESIDE, ENDS, PLAINS } from './land.ts';
import * as board from './playout-board.ts';
import { nthBit } from './playout-cards.ts';
import * as movesOnBoard from './playout-moves.ts';
import * as prospects from './prospects.ts';
import { deckOf, discardOf, handOf, NONE, type State } from './state.ts';

const { addCard, bitsIn, takeCard, moveAll, CARDS } = cards;
const { BOTH, FIRST, SECOND, HOUSE_ROLLS, HOUSE_WAYS, HOUSES_TO_PUT, TOWER_WAYS, TOWERS_TO_PUT } = diceRules;
const { houseList, towerList, WEIGHT_OF_HOUSES } = diceRules;
const { atFixedPlace, open, openIn, towers, cityOf, tally } = board;
const { TOWER_STOCK, HOUSE_STOCK, ENDING, COMPLETED, CITIES, WALLS_LEFT } = board;
const { closes, connect, completeCity, findNeighbours, joinCities, putHouse, putTower, putWall } =
  movesOnBoard;
const { weighCity, weighClosing, worth, wouldClose } = prospects;
const ends = atFixedPlace(ENDS);
const beside = atFixedPlace(BESIDE);
const neighbours = atFixedPlace(new Int32Array(PLAINS));

export const knobs = [0, 1].map(() => ({ price: 1, closeAt: 0, looked: 3, par: new Float64Array(CARDS).fill(4), sharp: true, idle: 0, fade: 6 , exch: 2, share: 1, hold: 1 }));
export const stats = { scorings: 0, points: new Float64Array(CARDS), seen: 0, turns: 0, played: 0, hand: 0 , closers: 0, byLeft: new Float64Array(40), nLeft: new Float64Array(40), rem: [] as number[]};

export function playOn(state: State, random: Random, most: number): void {
  const { seats } = state;
  let scorings = 0;
  let active = state.active;
  while (openIn[0] + openIn[1] + openIn[2] !== 0) {
    stats.turns++;
    build(state, active, random);
    if (tally[COMPLETED] !== NONE) {
      stats.scorings++;
      weighCity(tally[COMPLETED]);
      stats.seen++;
      stats.rem.push(tally[WALLS_LEFT]);
      for (let c = 0; c < CARDS; c++) stats.points[c] += worth[c];
      scoreCity(state, active, random);
      if (tally[ENDING] !== 0) return;
      exchange(state, active, random);
      tally[COMPLETED] = NONE;
      if (++scorings === most) return;
    } else if (tally[ENDING] !== 0) break;
    active = active + 1 === seats ? 0 : active + 1;
  }
  scoreLast(state, active);
}

const closers = atFixedPlace(new Int32Array(80));

function chooseWall(state: State, active: number, random: Random): number {
  let found = 0;
  for (let word = 0; word < 3; word++) {
    for (let rest = open[word]; rest !== 0; rest &= rest - 1) {
      const line = 32 * word + 31 - Math.clz32(rest & -rest);
      if (wouldClose(line)) closers[found++] = line;
    }
  }
  const knob = knobs[active & 1];
  stats.closers += found;
  if (found > 0) {
    let best = NONE;
    let bestGain = knob.closeAt;
    const tries = Math.min(found, knob.looked);
    for (let i = 0; i < tries; i++) {
      const at = i + (found - i === 1 ? 0 : random.below(found - i));
      const line = closers[at];
      closers[at] = closers[i];
      closers[i] = line;
      weighClosing(line);
      const gain = edge(state, active);
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

/** What the best two cards of the seat bring more than those of the others, on average. */
function edge(state: State, seat: number): number {
  let others = 0;
  let own = 0;
  for (let other = 0; other < state.seats; other++) {
    choose(state, other, true);
    if (other === seat) own = bestValue;
    else others += bestValue;
  }
  return own - others / (state.seats - 1);
}

let first = NONE;
let second = NONE;
let isThrown = false;
let bestValue = 0;

/** What a card is worth in hand, as a part of what it is worth on average. */
function priceOf(state: State, seat: number): number {
  const knob = knobs[seat & 1];
  const hand = bitsIn(state.piles[handOf(seat)]) + bitsIn(state.piles[handOf(seat) + 1]);
  const left = tally[WALLS_LEFT] / knob.fade;
  return knob.price * Math.min(1, (left * knob.share) / hand);
}

function choose(state: State, seat: number, mayThrow: boolean): void {
  const knob = knobs[seat & 1];
  const { par } = knob;
  const once = state.piles[handOf(seat)];
  const twice = state.piles[handOf(seat) + 1];
  const price = tally[ENDING] !== 0 ? 0 : priceOf(state, seat);
  first = NONE;
  second = NONE;
  let firstGain = -1000;
  let secondGain = -1000;
  let worst = NONE;
  let least = 1000;
  for (let rest = once; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const kept = par[card] * price;
    const gain = worth[card] - kept * knob.hold;
    if (gain > firstGain) {
      second = first;
      secondGain = firstGain;
      first = card;
      firstGain = gain;
      if (((twice >> card) & 1) !== 0) {
        second = card;
        secondGain = gain;
      }
    } else if (gain > secondGain) {
      second = card;
      secondGain = gain;
    }
    if (kept < least) {
      least = kept;
      worst = card;
    }
  }
  isThrown = false;
  if (first === NONE) {
    bestValue = 0;
    return;
  }
  if (secondGain <= 0 && (price > 0 || second === NONE || worth[second] === 0)) {
    second = NONE;
    secondGain = 0;
  }
  bestValue = firstGain + secondGain;
  if (mayThrow && tally[ENDING] === 0) {
    const thrown = knob.idle * price - least;
    if (thrown > bestValue) {
      isThrown = true;
      first = worst;
      bestValue = thrown;
    }
  }
}

function scoreCity(state: State, active: number, random: Random): void {
  const { seats, piles } = state;
  let seat = active;
  for (let i = 0; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    choose(state, seat, true);
    owed[seat] = isThrown ? 2 : 1;
    stats.hand += bitsIn(piles[handOf(seat)]);
    if (first === NONE) continue;
    stats.played++;
    if (!isThrown) state.scores[seat] += worth[first];
    discard(state, seat, first);
    if (isThrown || second === NONE) continue;
    stats.played++;
    state.scores[seat] += worth[second];
    discard(state, seat, second);
  }
  if (tally[ENDING] !== 0) return;
  for (let i = 0; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    for (let card = 0; card < owed[seat]; card++) dealTo(state, seat, random);
  }
}

const owed = atFixedPlace([0, 0, 0, 0]);

function exchange(state: State, active: number, random: Random): void {
  const { scores, seats } = state;
  let lowest = scores[0];
  for (let seat = 1; seat < seats; seat++) if (scores[seat] < lowest) lowest = scores[seat];
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    if (scores[seat] !== lowest) continue;
    let thrown = 0;
    const { par, exch } = knobs[seat & 1];
    for (let rest = state.piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      if (par[card] < exch && worth[card] < exch) {
        discard(state, seat, card);
        thrown++;
      }
    }
    for (; thrown > 0; thrown--) dealTo(state, seat, random);
  }
}

function scoreLast(state: State, active: number): void {
  for (let seat = 0; seat < state.seats; seat++) bestLast[seat] = 0;
  tally[ENDING] = 1;
  if (tally[CITIES] === 0) lastFor(state, NONE);
  else for (let plain = 0; plain < PLAINS; plain++) if (cityOf[plain] === plain) lastFor(state, plain);
  for (let seat = 0; seat < state.seats; seat++) {
    state.scores[seat] += bestLast[seat];
  }
  state.actor = active;
}

const bestLast = new Float64Array(4);

function lastFor(state: State, city: number): void {
  weighCity(city);
  for (let seat = 0; seat < state.seats; seat++) {
    choose(state, seat, false);
    if (bestValue > bestLast[seat]) bestLast[seat] = bestValue;
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
  const choice = random.below(count + 1);
  if (choice > 0) joinCities(neighbours[choice - 1]);
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
