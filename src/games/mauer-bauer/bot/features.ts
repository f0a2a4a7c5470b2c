/** What the net of `evaluation.ts` looks at, between two turns: the board, and every hand together with its seat. */
import * as bits from '../../../engine/bits.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import * as cards from '../rules/cards.ts';
import * as land from '../rules/land.ts';
import * as pieces from '../rules/pieces.ts';
import * as scoring from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as choosing from './choosing.ts';
import * as trial from './trial.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest } = bits;
const { sizeOf } = cards;
const { LINE_WORDS, PLAINS, WALL_LINES } = land;
const { countAll } = pieces;
const { pointsFor } = scoring;
const { closes, handOf, NONE } = states;
const { bestPoints } = choosing;
const { afterClosing } = trial;

/** How many features the board has, and how many each seat has. */
export const SHARED = 20;
export const OWN = 40;

/** Cards that are counted together, by their names, and what their points outside cities are divided by. */
const GROUPS: readonly (readonly [names: RegExp, size: number])[] = [
  [/^o[RGBYP]/, 6],
  [/^r/, 8],
  [/^ot$/, 12],
  [/^ot./, 8],
  [/^oc/, 8],
  [/^ow/, 8],
  [/^N/, 4],
  [/^S1/, 0],
  [/^S2/, 0],
  [/^S3/, 0],
  [/^S7/, 0],
  [/^C/, 0],
  [/^T./, 0],
  [/^T$/, 0],
  [/^P/, 0],
  [/^H/, 0],
];
const OUTSIDE_GROUPS = 7;
const groupOf = Int32Array.from(CARD_NAMES, name => GROUPS.findIndex(([names]) => names.test(name)));
const sizes = Float64Array.from(GROUPS, ([, size]) => size);
const card = (name: string) => CARD_NAMES.indexOf(name);
const [WALLS_CARD, TOWERS_CARD, COAST_CARD] = ['ow', 'ot', 'oc'].map(card);
const REGION_CARDS = ['rW', 'rC', 'rE'].map(card);

/** How many of the walls that would complete a city are looked at. */
const LOOKED_AT = 3;

/** What each card scores whatever the city, and by seat what its best two bring at best for a city that one wall completes. */
const outside = new Float64Array(CARD_NAMES.length);
const mostNext = new Float64Array(4);
const edgeNext = new Float64Array(4);
const bring = new Float64Array(4);

/** Writes the features of the board. Those of seats build on it. */
export function writeShared(state: State, into: Float64Array, at: number): void {
  const { wallsLeft, seats } = state;
  const towers = countAll(state.towersLeft);
  for (let i = 0; i < outside.length; i++)
    outside[i] = groupOf[i] < OUTSIDE_GROUPS ? pointsFor(state, i, NONE) : 0;
  const found = findClosing(state);
  lookAhead(state, found);
  let held = 0;
  for (let seat = 0; seat < seats; seat++) held += sizeOf(state.piles, handOf(seat));
  into[at] = wallsLeft / 33;
  into[at + 1] = towers / 30;
  into[at + 2] = countAll(state.housesLeft) / 60;
  into[at + 3] = countAll(state.palacesLeft) / 15;
  into[at + 4] = Math.max(0, 10 - towers) / 10;
  into[at + 5] = Math.max(0, 10 - wallsLeft) / 10;
  into[at + 6] = Math.min(wallsLeft, 5 + 0.65 * towers) / 20;
  into[at + 7] = state.cities / 6;
  into[at + 8] = seats === 2 ? 1 : 0;
  into[at + 9] = seats === 4 ? 1 : 0;
  into[at + 10] = outside[WALLS_CARD] / 10;
  into[at + 11] = outside[TOWERS_CARD] / 10;
  into[at + 12] = outside[COAST_CARD] / 10;
  into[at + 13] = outside[REGION_CARDS[0]] / 10;
  into[at + 14] = outside[REGION_CARDS[1]] / 10;
  into[at + 15] = outside[REGION_CARDS[2]] / 10;
  into[at + 16] = Math.min(found, 8) / 4;
  into[at + 17] = found > 0 ? 1 : 0;
  into[at + 18] = held / seats / 6;
  into[at + 19] = Math.max(0, 4 - towers) / 4;
}

/** The walls that would complete a city now. */
const closing = new Int32Array(WALL_LINES);

function findClosing(state: State): number {
  let found = 0;
  for (let word = 0; word < LINE_WORDS; word++) {
    for (let rest = state.open[word]; rest !== 0; rest &= rest - 1) {
      const line = 32 * word + lowest(rest);
      if (closes(state, line)) closing[found++] = line;
    }
  }
  return found;
}

/** What cities that can be completed now would bring. */
function lookAhead(state: State, found: number): void {
  const { seats } = state;
  mostNext.fill(0);
  edgeNext.fill(found > 0 ? -20 : 0);
  for (let i = 0; i < Math.min(found, LOOKED_AT); i++) {
    const after = afterClosing(state, closing[Math.floor((i * found) / Math.min(found, LOOKED_AT))]);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      bring[seat] = bestPoints(state, seat, after, after.completed);
      sum += bring[seat];
    }
    for (let seat = 0; seat < seats; seat++) {
      mostNext[seat] = Math.max(mostNext[seat], bring[seat]);
      edgeNext[seat] = Math.max(edgeNext[seat], bring[seat] - (sum - bring[seat]) / (seats - 1));
    }
  }
}

/** Writes the features of a seat, after those of the board. */
export function writeOwn(state: State, seat: number, into: Float64Array, at: number): void {
  const { seats, scores, piles, active } = state;
  into.fill(0, at, at + OWN);
  const turn = (seat - active + seats) % seats;
  const cardsInHand = sizeOf(piles, handOf(seat));
  let bestOther = 0;
  let least = scores[seat];
  for (let other = 0; other < seats; other++) {
    if (scores[other] < least) least = scores[other];
    if (other !== seat && scores[other] > bestOther) bestOther = scores[other];
  }
  if (turn === 0) into[at] = 1;
  if (turn === 1) into[at + 1] = 1;
  if (turn === seats - 1) into[at + 2] = 1;
  into[at + 3] = cardsInHand / 6;
  into[at + 4] = Math.max(0, cardsInHand - 6) / 4;
  into[at + 5] = Math.max(0, 4 - cardsInHand) / 4;
  into[at + 6] = Math.max(-2, Math.min(2, (scores[seat] - bestOther) / 20));
  if (scores[seat] === least) into[at + 7] = 1;
  into[at + 8] = mostNext[seat] / 20;
  into[at + 9] = edgeNext[seat] / 10;
  into[at + 10] = mostNow(state, seat) / 20;
  writeHand(state, seat, into, at + 11);
}

function writeHand({ piles }: State, seat: number, into: Float64Array, at: number): void {
  const twice = piles[handOf(seat) + 1];
  let first = 0;
  let second = 0;
  let sum = 0;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const group = groupOf[card];
    for (let copies = 1 + ((twice >> card) & 1); copies > 0; copies--) {
      into[at + group]++;
      if (group >= OUTSIDE_GROUPS) continue;
      const points = outside[card];
      into[at + GROUPS.length + group] += points / sizes[group];
      sum += points;
      second = Math.max(second, Math.min(first, points));
      first = Math.max(first, points);
    }
  }
  const rest = at + GROUPS.length + OUTSIDE_GROUPS;
  into[rest] = first / 8;
  into[rest + 1] = second / 8;
  into[rest + 2] = sum / 20;
  into[rest + 3] = Math.max(0, first - 8) / 8;
  into[rest + 4] = Math.max(0, second - 8) / 8;
  into[rest + 5] = Math.max(0, first + second - 12) / 8;
}

/** What the best two cards would score if the match ended now. */
function mostNow(state: State, seat: number): number {
  if (state.cities === 0) return bestPoints(state, seat, state, NONE);
  let most = 0;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] === plain) most = Math.max(most, bestPoints(state, seat, state, plain));
  }
  return most;
}
