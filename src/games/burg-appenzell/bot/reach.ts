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
 * What the seat to move could reach in its turn if less stood in its way: mice are ignored, and so are traps while a
 * slide may move them. So a *no* is a proof and saves a search; a *yes* proves nothing.
 */

// Local constants for the compiler: see `rules/moves.ts`.
const { size } = bits;
const { ALONE, CASTLE, NOWHERE, SPARE, TOWER_SET } = castle;
const { FALLS_THAT_END, quietLimit, score } = scoring;
const { setOf, stepNorth, stepSouth } = squares;
const { ACTIONS_PER_TURN, MICE_PER_SEAT, mouseAt } = states;
const { CHEESES, FLOOR, KINDS, TRAP } = tileKinds;
const { findDanger, isInDanger, SLID_FROM } = dangers;
const { CHEESE_COUNTS, CHEESE_PLACES, findCheese, MOST_OF_A_KIND, NEW_NORTH, NEW_SOUTH, spread } = distance;
const { north: SLID_NORTH, south: SLID_SOUTH } = SLID_FROM;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;
const castleSet = setOf(CASTLE);

/** More actions than anyone has. */
const FAR = 16;

/** For every mouse and number of actions, the squares within reach: with roofs, and by steps alone. */
const LEVELS = ACTIONS_PER_TURN + 1;
const reachNorth = new Int32Array(MICE_PER_SEAT * LEVELS);
const reachSouth = new Int32Array(MICE_PER_SEAT * LEVELS);
const stepsNorth = new Int32Array(MICE_PER_SEAT * LEVELS);
const stepsSouth = new Int32Array(MICE_PER_SEAT * LEVELS);

/** For up to three tiles of a kind and every mouse: the actions to the tile where it is, or to where a slide can bring it. */
const here = new Uint8Array(MOST_OF_A_KIND * MICE_PER_SEAT);
const hereByStep = new Uint8Array(MOST_OF_A_KIND * MICE_PER_SEAT);
const slid = new Uint8Array(MOST_OF_A_KIND * MICE_PER_SEAT);
const slidByStep = new Uint8Array(MOST_OF_A_KIND * MICE_PER_SEAT);

/** Whether the seat to move could win in this turn. */
export function couldWin(state: State): boolean {
  return (
    couldTake(state, state.target - score(state, state.active)) || couldDrop(state) || isAboutToStall(state)
  );
}

/** BA-14: whether the seat to move could take this many more kinds of cheese in this turn. */
export function couldTake(state: State, kinds: number): boolean {
  // A run brings at most one kind, a slide two.
  if (kinds > (state.slid ? state.actions : state.actions + 1)) return false;
  if (mayBeAnything(state)) return true;
  findCheese(state, !state.slid);
  const mice = measureAll(state);
  let found = 0;
  for (let kind = 0; kind < CHEESES; kind++) {
    if (CHEESE_COUNTS[kind] < 2 || (state.cheeses[state.active] & (1 << kind)) !== 0) continue;
    if (isInReach(state, kind, mice) && ++found >= kinds) return true;
  }
  return false;
}

/**
 * Whether so few unseen tiles are bare floor or traps that even tiles nobody has seen could make something certain.
 * Distances then say nothing.
 */
function mayBeAnything({ unseenOf }: State): boolean {
  if (unseenOf[FLOOR] + unseenOf[TRAP] >= 3) return false;
  for (let kind = 0; kind < KINDS; kind++) if (unseenOf[kind] > 0) return true;
  return false;
}

/** Measures for every mouse of the seat to move, including two of those still to enter; returns how many there are. */
function measureAll(state: State): number {
  const own = state.mice[state.active];
  let mice = 0;
  for (; mice < MICE_PER_SEAT && mouseAt(own, mice) !== NOWHERE; mice++) {
    const square = mouseAt(own, mice);
    measure(state, mice * LEVELS, ALONE_NORTH[square], ALONE_SOUTH[square], 0);
  }
  for (let i = 0; i < state.stock[state.active] && i < 2; i++)
    measure(state, LEVELS * mice++, TOWER_SET.north, TOWER_SET.south, 1);
  return mice;
}

function measure(state: State, base: number, fromNorth: number, fromSouth: number, first: number): void {
  const wayNorth = state.slid ? castleSet.north & ~state.trapsNorth : castleSet.north;
  const waySouth = state.slid ? castleSet.south & ~state.trapsSouth : castleSet.south;
  const end = first + spread(state, fromNorth, fromSouth, wayNorth, waySouth, LEVELS - first);
  let north = 0;
  let south = 0;
  let farNorth = 0;
  let farSouth = 0;
  for (let actions = 0; actions < LEVELS; actions++) {
    if (actions >= first && actions < end) {
      north |= NEW_NORTH[actions - first];
      south |= NEW_SOUTH[actions - first];
    }
    if (actions === first) {
      farNorth = fromNorth;
      farSouth = fromSouth;
    } else {
      const aroundNorth = stepNorth(farNorth, farSouth) & wayNorth;
      farSouth |= stepSouth(farNorth, farSouth) & waySouth;
      farNorth |= aroundNorth;
    }
    reachNorth[base + actions] = north;
    reachSouth[base + actions] = south;
    stepsNorth[base + actions] = farNorth;
    stepsSouth[base + actions] = farSouth;
  }
}

/** Whether two different mice could come to stand on two tiles of the kind. */
function isInReach(state: State, kind: number, mice: number): boolean {
  const { actions } = state;
  const count = CHEESE_COUNTS[kind];
  for (let i = 0; i < count; i++) {
    const place = CHEESE_PLACES[kind * MOST_OF_A_KIND + i];
    const north = ALONE_NORTH[place];
    const south = ALONE_SOUTH[place];
    const slidNorth = north | SLID_NORTH[place];
    const slidSouth = south | SLID_SOUTH[place];
    for (let mouse = 0; mouse < mice; mouse++) {
      const at = i * MICE_PER_SEAT + mouse;
      const base = mouse * LEVELS;
      here[at] = actionsTo(reachNorth, reachSouth, base, actions, north, south);
      hereByStep[at] = actionsTo(stepsNorth, stepsSouth, base, actions, north, south);
      if (state.slid) continue;
      slid[at] = actionsTo(reachNorth, reachSouth, base, actions, slidNorth, slidSouth);
      slidByStep[at] = actionsTo(stepsNorth, stepsSouth, base, actions, slidNorth, slidSouth);
    }
    for (let j = 0; j < i; j++) {
      if (isPairInReach(here, hereByStep, i, j, mice, actions)) return true;
      if (!state.slid && isPairInReach(slid, slidByStep, i, j, mice, actions - 1)) return true;
    }
  }
  return false;
}

/** A roof that both mice need is lifted once: it counts for only one of them. */
function isPairInReach(
  costs: Uint8Array,
  steps: Uint8Array,
  i: number,
  j: number,
  mice: number,
  actions: number,
): boolean {
  for (let one = 0; one < mice; one++) {
    const first = i * MICE_PER_SEAT + one;
    if (costs[first] > actions) continue;
    for (let other = 0; other < mice; other++) {
      const second = j * MICE_PER_SEAT + other;
      if (one !== other && costs[first] + steps[second] <= actions && steps[first] + costs[second] <= actions)
        return true;
    }
  }
  return false;
}

/** The actions after which a mouse has reached one of the squares. */
function actionsTo(
  reachedNorth: Int32Array,
  reachedSouth: Int32Array,
  base: number,
  most: number,
  north: number,
  south: number,
): number {
  for (let actions = 0; actions <= most; actions++) {
    if (((reachedNorth[base + actions] & north) | (reachedSouth[base + actions] & south)) !== 0)
      return actions;
  }
  return FAR;
}

/**
 * BA-17: whether a slide of the seat to move could drop the third mouse of another seat, or its own if it may then win.
 */
function couldDrop(state: State): boolean {
  if (state.slid || state.actions === 0) return false;
  if (mayBeAnything(state)) return true;
  findDanger(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.active) {
      if (state.lastMouse && state.fallen[seat] + knownTraps(state) >= FALLS_THAT_END) return true;
      continue;
    }
    let falling = state.fallen[seat];
    for (let i = 0; i < MICE_PER_SEAT; i++) if (isInDanger(mouseAt(state.mice[seat], i))) falling++;
    if (falling >= FALLS_THAT_END) return true;
  }
  return false;
}

function knownTraps({ trapsNorth, trapsSouth, tiles }: State): number {
  return size(trapsNorth) + size(trapsSouth) + (tiles[SPARE] === TRAP ? 1 : 0);
}

/** BA-18: whether the match ends with this turn unless it brings something. */
export function isAboutToStall({ eventful, quietTurns, seats }: State): boolean {
  return !eventful && quietTurns + 1 >= quietLimit(seats);
}
