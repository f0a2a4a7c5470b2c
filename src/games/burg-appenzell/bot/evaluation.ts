import * as bits from '../../../engine/bits.ts';
import * as castle from '../rules/castle.ts';
import * as scoring from '../rules/scoring.ts';
import * as squares from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tileKinds from '../rules/tiles.ts';
import * as dangers from './danger.ts';
import * as distance from './distance.ts';

/**
 * What a position is worth at a glance: how far every seat is from winning, in steps that its mice still have to take.
 * The weights were fitted to who won 200 matches of the bot against itself (`docs/bots/burg-appenzell.md`).
 */

// Local constants for the compiler: see `rules/moves.ts`.
const { lowest, size } = bits;
const { ALONE, CASTLE, NOWHERE, PLACES, TOWER_SET } = castle;
const { FALLS_THAT_END } = scoring;
const { setOf } = squares;
const { ACTIONS_PER_TURN, MICE_PER_SEAT, mouseAt } = states;
const { CHEESES, FLOOR, TRAP } = tileKinds;
const { findDanger, isInDanger } = dangers;
const { CHEESE_COUNTS, CHEESE_PLACES, findCheese, MOST_OF_A_KIND, NEW_NORTH, NEW_SOUTH, spread } = distance;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;

/** Everything this many actions away or more is equally far. */
const FAR = 10;
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
/** The number of steps that makes a seat e times less likely to win. */
const CERTAINTY = 10;

const castleSet = setOf(CASTLE);

/** What `lookRound` has found: the squares with known cheese, and how many tiles nobody has seen. */
const look = { cheeseNorth: 0, cheeseSouth: 0, unseen: 0 };

/** For each of four mice, the actions to every square with cheese. */
const costs = new Uint8Array(MICE_PER_SEAT * 64);
const kindCosts = new Float64Array(64);

/** Every seat's value in an unfinished match, on the scale of `Insight`. */
export function evaluate(state: State, values: Float64Array): void {
  lookRound(state);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const chance = Math.exp(-stepsToWin(state, seat) / CERTAINTY);
    values[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < state.seats; seat++) values[seat] = 0.05 + (0.9 * values[seat]) / sum;
}

/** Finds what all seats look at. Call it before `stepsToWin`, again whenever tiles have moved. */
export function lookRound(state: State): void {
  const { unseenOf } = state;
  findCheese(state, false);
  let north = 0;
  let south = 0;
  let unseen = 0;
  for (let kind = 0; kind < CHEESES; kind++) {
    unseen += unseenOf[kind];
    for (let i = 0; i < CHEESE_COUNTS[kind]; i++) {
      const place = CHEESE_PLACES[kind * MOST_OF_A_KIND + i];
      north |= ALONE_NORTH[place];
      south |= ALONE_SOUTH[place];
    }
  }
  look.cheeseNorth = north;
  look.cheeseSouth = south;
  look.unseen = unseen + unseenOf[FLOOR] + unseenOf[TRAP];
  findDanger(state);
}

/** Whether one slide could drop a mouse of the seat. */
function isExposed(state: State, seat: number): boolean {
  for (let i = 0; i < MICE_PER_SEAT; i++) if (isInDanger(mouseAt(state.mice[seat], i))) return true;
  return false;
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
  if (isExposed(state, seat)) {
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
    let nearest = FAR;
    let second = FAR;
    let mouse = -1;
    for (let each = 0; each < mice; each++) {
      const cost = costs[each * 64 + place];
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

/** Finds `costs` for the mice of a seat, those still to enter after the others; returns how many there are. */
function measureAll(state: State, seat: number): number {
  let othersNorth = state.takenNorth;
  let othersSouth = state.takenSouth;
  const own = state.mice[seat];
  let mice = 0;
  for (; mice < MICE_PER_SEAT && mouseAt(own, mice) !== NOWHERE; mice++) {
    othersNorth ^= ALONE_NORTH[mouseAt(own, mice)];
    othersSouth ^= ALONE_SOUTH[mouseAt(own, mice)];
  }
  for (let i = 0; i < mice; i++) {
    const square = mouseAt(own, i);
    measure(state, i, ALONE_NORTH[square], ALONE_SOUTH[square], 0, othersNorth, othersSouth);
  }
  if (state.stock[seat] === 0) return mice;
  const freeNorth = TOWER_SET.north & ~state.takenNorth;
  const freeSouth = TOWER_SET.south & ~state.takenSouth;
  measure(state, mice++, freeNorth, freeSouth, 1, othersNorth, othersSouth);
  // A second one in stock costs as much; a third is never needed.
  if (state.stock[seat] > 1) {
    costs.copyWithin(mice * 64, (mice - 1) * 64, mice * 64);
    mice++;
  }
  return mice;
}

/** The actions to every cheese from these squares: a step costs one, and so does a roof in the way. */
function measure(
  state: State,
  mouse: number,
  fromNorth: number,
  fromSouth: number,
  first: number,
  othersNorth: number,
  othersSouth: number,
): void {
  const { cheeseNorth, cheeseSouth } = look;
  const base = mouse * 64;
  costs.fill(FAR, base, base + PLACES);
  const wayNorth = castleSet.north & ~state.trapsNorth;
  const waySouth = castleSet.south & ~state.trapsSouth;
  const end = spread(state, fromNorth, fromSouth, wayNorth, waySouth, FAR - first);
  for (let actions = 0; actions < end; actions++) {
    const cost = first + actions;
    for (let set = NEW_NORTH[actions] & cheeseNorth; set !== 0; set &= set - 1) {
      costs[base + lowest(set)] = cost + ((set & -set & othersNorth) !== 0 ? WAITING : 0);
    }
    for (let set = NEW_SOUTH[actions] & cheeseSouth; set !== 0; set &= set - 1) {
      costs[base + (32 | lowest(set))] = cost + ((set & -set & othersSouth) !== 0 ? WAITING : 0);
    }
  }
}
