/** What the net of `evaluation.ts` looks at, whenever a seat is to move: the board, and every seat. */
import * as bits from '../../../engine/bits.ts';
import * as castle from '../rules/castle.ts';
import * as scoring from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tileKinds from '../rules/tiles.ts';
import * as dangers from './danger.ts';
import * as distance from './distance.ts';
import * as reach from './reach.ts';
import * as steps from './steps.ts';

// Local constants for the compiler: see `rules/moves.ts`.
const { size } = bits;
const { ALONE, NOWHERE, SPARE, TOWER_SET } = castle;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;
const { FALLS_THAT_END, quietLimit, score } = scoring;
const { ACTIONS_PER_TURN, MICE_PER_SEAT, mouseAt } = states;
const { CHEESES, TRAP } = tileKinds;
const { SLID_FROM } = dangers;
const { north: SLID_NORTH, south: SLID_SOUTH } = SLID_FROM;
const { CHEESE_COUNTS, CHEESE_PLACES, MOST_OF_A_KIND } = distance;
const { couldTake } = reach;
const { COSTS, exposed, look, lookRound, stepsToWin } = steps;

/** How many features the board has, and how many each seat has. */
export const SHARED = 16;
export const OWN = 34;

/** The kinds that each seat has, how many of its mice a slide could drop, and whether the next could be the third. */
const kinds = new Uint8Array(4);
const inDanger = new Uint8Array(4);
/** Whether the seat to move could take another kind in this turn, and whether it could win. */
const could = { take: false, win: false };

/** Writes the features of the board. Those of seats build on it. */
export function writeShared(state: State, into: Float64Array, at: number): void {
  const { seats, target, active, actions, fallen } = state;
  for (let seat = 0; seat < seats; seat++) kinds[seat] = score(state, seat);
  // Before `lookRound`, because it looks for cheese in its own way.
  could.take = couldTake(state, 1);
  could.win = could.take && couldTake(state, target - kinds[active]);
  lookRound(state);
  let most = 0;
  let sum = 0;
  let fewMice = 0;
  for (let seat = 0; seat < seats; seat++) {
    inDanger[seat] = exposed(state, seat);
    most = Math.max(most, kinds[seat]);
    sum += kinds[seat];
    if (fallen[seat] === FALLS_THAT_END - 1) fewMice++;
  }
  into[at] = seats === 2 ? 1 : 0;
  into[at + 1] = seats === 4 ? 1 : 0;
  into[at + 2] = state.layout;
  into[at + 3] = target === 5 ? 1 : 0;
  into[at + 4] = target === 6 ? 1 : 0;
  into[at + 5] = state.lastMouse ? 1 : 0;
  into[at + 6] = actions / ACTIONS_PER_TURN;
  into[at + 7] = state.slid ? 1 : 0;
  into[at + 8] = look.unseen / 34;
  into[at + 9] = state.quietTurns / quietLimit(seats);
  into[at + 10] = target - most === 1 ? 1 : 0;
  into[at + 11] = target - most === 2 ? 1 : 0;
  into[at + 12] = sum / seats / target;
  into[at + 13] = fewMice / 2;
  into[at + 14] = (size(state.trapsNorth) + size(state.trapsSouth)) / 3;
  into[at + 15] = state.tiles[SPARE] === TRAP ? 1 : 0;
}

/** Writes the features of a seat, after those of the board. */
export function writeOwn(state: State, seat: number, into: Float64Array, at: number): void {
  const { seats, active, target, actions } = state;
  const lost = state.fallen[seat];
  const missing = target - kinds[seat];
  const turn = (seat - active + seats) % seats;
  let bestOther = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) bestOther = Math.max(bestOther, kinds[other]);
  const far = stepsToWin(state, seat);
  const mine = turn === 0 ? actions : ACTIONS_PER_TURN;
  into.fill(0, at, at + OWN);
  if (turn === 0) {
    into[at] = 1;
    into[at + 1] = actions / ACTIONS_PER_TURN;
    if (could.take) into[at + 2] = 1;
    if (could.win) into[at + 3] = 1;
  }
  if (turn === 1) into[at + 4] = 1;
  if (turn === seats - 1) into[at + 5] = 1;
  if (missing <= 3) into[at + 5 + missing] = 1;
  into[at + 9] = missing / 4;
  into[at + 10] = far / 40;
  into[at + 11] = COSTS[0] / 8;
  if (missing > 1) into[at + 12] = COSTS[1] / 8;
  if (missing > 2) into[at + 13] = COSTS[2] / 8;
  let rest = 0;
  for (let i = 3; i < missing; i++) rest += COSTS[i];
  into[at + 14] = rest / 20;
  if (COSTS[0] <= mine) into[at + (missing === 1 ? 16 : 15)] = 1;
  if (COSTS[0] <= mine + ACTIONS_PER_TURN) into[at + (missing === 1 ? 18 : 17)] = 1;
  if (missing > 1 && COSTS[1] <= ACTIONS_PER_TURN) into[at + 19] = 1;
  if (lost === 1) into[at + 20] = 1;
  if (lost === 2) into[at + 21] = 1;
  into[at + 22] = (MICE_PER_SEAT - state.stock[seat] - lost) / 4;
  into[at + 23] = inDanger[seat] / 2;
  if (lost + inDanger[seat] >= FALLS_THAT_END) into[at + (turn === 0 ? 24 : 25)] = 1;
  into[at + 26] = Math.max(-2, Math.min(2, kinds[seat] - bestOther)) / 2;
  if (kinds[seat] > bestOther) into[at + 27] = 1;
  if (kinds[seat] >= bestOther && couldProfit(state, seat)) into[at + (turn === 0 ? 28 : 29)] = 1;
  writeMice(state, seat, into, at + 30);
}

/** BA-17: whether a slide could end the match by the falls of another seat. */
function couldProfit({ seats, fallen }: State, seat: number): boolean {
  for (let other = 0; other < seats; other++) {
    if (other !== seat && inDanger[other] > 0 && fallen[other] + inDanger[other] >= FALLS_THAT_END)
      return true;
  }
  return false;
}

/** How mice stand: in towers; on cheese that the seat lacks; and on, or a slide away from, two of a kind, or one. */
function writeMice(state: State, seat: number, into: Float64Array, at: number): void {
  let north = 0;
  let south = 0;
  for (let i = 0; i < MICE_PER_SEAT && mouseAt(state.mice[seat], i) !== NOWHERE; i++) {
    north |= ALONE_NORTH[mouseAt(state.mice[seat], i)];
    south |= ALONE_SOUTH[mouseAt(state.mice[seat], i)];
  }
  into[at] = (size(north & TOWER_SET.north) + size(south & TOWER_SET.south)) / 4;
  let on = 0;
  let pairs = 0;
  let singles = 0;
  for (let kind = 0; kind < CHEESES; kind++) {
    if ((state.cheeses[seat] & (1 << kind)) !== 0) continue;
    let tilesNorth = 0;
    let tilesSouth = 0;
    let nearNorth = state.tiles[SPARE] === kind ? SLID_NORTH[SPARE] : 0;
    let nearSouth = state.tiles[SPARE] === kind ? SLID_SOUTH[SPARE] : 0;
    for (let i = 0; i < CHEESE_COUNTS[kind]; i++) {
      const place = CHEESE_PLACES[kind * MOST_OF_A_KIND + i];
      tilesNorth |= ALONE_NORTH[place];
      tilesSouth |= ALONE_SOUTH[place];
      nearNorth |= SLID_NORTH[place];
      nearSouth |= SLID_SOUTH[place];
    }
    const here = size(tilesNorth & north) + size(tilesSouth & south);
    const near = size((tilesNorth | nearNorth) & north) + size((tilesSouth | nearSouth) & south);
    on += here;
    if (near > 1) pairs++;
    else if (near === 1) singles++;
  }
  into[at + 1] = on / 2;
  into[at + 2] = pairs / 2;
  into[at + 3] = singles / 3;
}
