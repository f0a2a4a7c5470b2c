import * as bits from '../../../engine/bits.ts';
import * as castle from '../rules/castle.ts';
import * as scoring from '../rules/scoring.ts';
import * as squares from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tileKinds from '../rules/tiles.ts';
import * as dangers from './danger.ts';
import * as distance from './distance.ts';
import * as ways from './ways.ts';

/**
 * How far a seat is from winning, in steps that its mice still have to take: how promising a move looks at first sight, and one of
 * the things that the net looks at. The weights were fitted to who won 200 matches of the bot against itself
 * (`docs/bots/burg-appenzell.md`).
 */

// Local constants for the compiler: see `rules/moves.ts`.
const { size } = bits;
const { ALONE, NOWHERE } = castle;
const { FALLS_THAT_END } = scoring;
const { has } = squares;
const { ACTIONS_PER_TURN, MICE_PER_SEAT, mouseAt } = states;
const { CHEESES, FLOOR, TRAP } = tileKinds;
const { findDanger, isInDanger } = dangers;
const { CHEESE_COUNTS, CHEESE_PLACES, findCheese, MOST_OF_A_KIND } = distance;
const { ACTIONS_TO, FAR, findFloor, rowFrom, rowOfEntering } = ways;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;

/** A rival's mouse on a cheese has to be waited for. */
const WAITING = 2;
/**
 * The weight of a cheese after the next one: its cost from where the mice are now says less, and having to take it at
 * all says more.
 */
const LATER = 0.68;
const ANOTHER = 10;
/** What it costs to look around for a kind of which one tile, or none, is known. */
const ONE_KNOWN = 3;
const NONE_KNOWN = 7;
/** The cost in actions of each hidden tile that is seen before the right one. */
const LOOKING = 0.25;
/** What it costs to have lost this many mice, and what it is worth to have one in the castle. */
const LOST = [0, 6.5, 13, 60, 60];
const MOUSE = 1.9;
/** What it is worth to move before another seat. */
const TURN_EARLIER = 2.75;
/** What it costs to stand where a slide can push a trap, for a seat that must wait and for one that begins its turn. */
const DANGER = 6.5;
const DANGER_ON_TURN = 2;
/** The bonus if the next cheese can be had this turn; and if it is the last one. */
const AT_HAND = 3;
const LAST_AT_HAND = 20;

/** How many tiles nobody has seen, as `lookRound` found. */
export const look = { unseen: 0 };

/** For each of four mice, where its row of `ACTIONS_TO` begins; and the squares where mice of other seats are. */
const rows = new Int32Array(MICE_PER_SEAT + 1);
let othersNorth = 0;
let othersSouth = 0;
const kindCosts = new Float64Array(64);
/** For the seat that `stepsToWin` was last asked about: the cost of every missing kind, the easiest first. */
export const COSTS = kindCosts;

/** Finds what all seats look at. Call it before `stepsToWin`, again whenever tiles have moved. */
export function lookRound(state: State): void {
  const { unseenOf } = state;
  findCheese(state, false);
  findFloor(state);
  let unseen = 0;
  for (let kind = 0; kind < CHEESES; kind++) unseen += unseenOf[kind];
  look.unseen = unseen + unseenOf[FLOOR] + unseenOf[TRAP];
  findDanger(state);
}

/** How many mice of the seat a slide could drop. */
export function exposed(state: State, seat: number): number {
  let mice = 0;
  for (let i = 0; i < MICE_PER_SEAT; i++) if (isInDanger(mouseAt(state.mice[seat], i))) mice++;
  return mice;
}

/** How far the seat is from winning. Continuous from one turn to the next, so it can be called at any time. */
export function stepsToWin(state: State, seat: number): number {
  const { seats, active, actions } = state;
  const lost = state.fallen[seat];
  if (lost >= FALLS_THAT_END) return LOST[lost];
  const missing = state.target - size(state.cheeses[seat]);
  const used = 1 - actions / ACTIONS_PER_TURN;
  const turnsBefore = seat === active ? used * (seats - 1) : ((seat - active + seats) % seats) - used;
  let total = cheeseCost(state, seat, missing) + LOST[lost] + TURN_EARLIER * turnsBefore;
  if (seat === active && kindCosts[0] <= actions) total -= missing === 1 ? LAST_AT_HAND : AT_HAND;
  total -= MOUSE * (MICE_PER_SEAT - state.stock[seat] - lost);
  if (exposed(state, seat) > 0) {
    total += seat === active ? DANGER_ON_TURN + (DANGER - DANGER_ON_TURN) * used : DANGER;
  }
  return total;
}

/** The actions that the missing kinds of cheese cost, the easiest first, which is then in `kindCosts[0]`. */
function cheeseCost(state: State, seat: number, missing: number): number {
  const mice = measureAll(state, seat);
  let kinds = 0;
  for (let kind = 0; kind < CHEESES; kind++) {
    if ((state.cheeses[seat] & (1 << kind)) !== 0) continue;
    const cost = costOfKind(state, kind, mice);
    let at = kinds++;
    while (at > 0 && kindCosts[at - 1] > cost) {
      kindCosts[at] = kindCosts[at - 1];
      at--;
    }
    kindCosts[at] = cost;
  }
  let total = kindCosts[0];
  for (let i = 1; i < missing; i++) total += ANOTHER + LATER * kindCosts[i];
  return total;
}

/** BA-14: what it costs to bring two mice to two tiles of a kind. */
function costOfKind(state: State, kind: number, mice: number): number {
  const known = CHEESE_COUNTS[kind];
  const hidden = (LOOKING * (look.unseen + 1)) / (state.unseenOf[kind] + 1);
  let best = NONE_KNOWN + 2 * hidden;
  let nearestBefore = FAR;
  let mouseBefore = -1;
  let secondBefore = FAR;
  for (let i = 0; i < known; i++) {
    const place = CHEESE_PLACES[kind * MOST_OF_A_KIND + i];
    const waiting = has(othersNorth, othersSouth, place) ? WAITING : 0;
    let nearest = FAR;
    let second = FAR;
    let mouse = -1;
    for (let each = 0; each < mice; each++) {
      let cost = ACTIONS_TO[rows[each] + place];
      if (cost < FAR) cost += waiting;
      if (cost < nearest) {
        second = nearest;
        nearest = cost;
        mouse = each;
      } else if (cost < second) second = cost;
    }
    best = Math.min(best, nearest + ONE_KNOWN + hidden);
    if (i > 0) {
      const both =
        mouse !== mouseBefore || mouse < 0
          ? nearest + nearestBefore
          : Math.min(nearest + secondBefore, second + nearestBefore);
      best = Math.min(best, both);
    }
    // Of three tiles, the third is paired with the better of the other two: near enough to the best of all pairs.
    if (nearest < nearestBefore || i === 0) {
      nearestBefore = nearest;
      secondBefore = second;
      mouseBefore = mouse;
    }
  }
  return best;
}

/** Finds `rows` for the mice of a seat, those still to enter after the others; returns how many there are. */
function measureAll(state: State, seat: number): number {
  const own = state.mice[seat];
  let mice = 0;
  othersNorth = state.takenNorth;
  othersSouth = state.takenSouth;
  for (; mice < MICE_PER_SEAT && mouseAt(own, mice) !== NOWHERE; mice++) {
    const square = mouseAt(own, mice);
    othersNorth ^= ALONE_NORTH[square];
    othersSouth ^= ALONE_SOUTH[square];
    rows[mice] = rowFrom(state, square);
  }
  if (state.stock[seat] === 0) return mice;
  rows[mice++] = rowOfEntering(state);
  // A second one in stock costs as much; a third is never needed.
  if (state.stock[seat] > 1) {
    rows[mice] = rows[mice - 1];
    mice++;
  }
  return mice;
}
