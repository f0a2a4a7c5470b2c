import { pickByWeight } from '../../../engine/playout.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import * as bits from '../rules/bits.ts';
import { SPARE } from '../rules/castle.ts';
import { endByFalls, endByStalling, FALLS_THAT_END, quietLimit, win } from '../rules/ending.ts';
import { chances, MOST_MOVES, movesOfActive, placeToTurnUp } from '../rules/moves.ts';
import { play } from '../rules/rules.ts';
import { ACTIONS_PER_TURN, ENDED, SET_UP, type State } from '../rules/state.ts';
import { KINDS } from '../rules/tiles.ts';
import * as board from './playout-board.ts';
import * as floor from './playout-floor.ts';
import * as runs from './playout-runs.ts';

/**
 * A whole playout: the same as step by step, several times as fast. A step spends its time on branches that the
 * processor cannot foresee and on listing moves of which all but one are thrown away. So here moves are counted, not
 * listed, on the boards of `playout-board.ts`. Clauses are cited where `rules.ts` does the same in plain words.
 */

// What is bound in its own module is a constant to the compiler; what is imported is looked up at every use.
const { lowest, size } = bits;
const { around, costOf, endsNorth, endsSouth, findEnds, moveMouse, nthSquare, nthStep } = runs;
const { cheeseOf, coverSquare, pushSpare, setTraps, takeCheese, turnUpLine, uncoverSquare } = floor;
const { gather, lookAround, spread, mice, ground, cells, sets, nearMice, roomsWithMice } = board;
const { BIT_NORTH, BIT_SOUTH, TOWER_BIT, TOWER_SQUARES, TURN_SHIFT, TRAP_BIT, UNSEEN_BIT, TAKEN, HERE } =
  board;
const { SAFE_NORTH, SAFE_SOUTH, TAKEN_NORTH, TAKEN_SOUTH } = board;

/** The part of a sum around a mouse that counts its steps. */
const COUNT = TAKEN - 1;

export function playout(state: State, random: Random): number {
  let plays = playOpening(state, random);
  if (state.phase === ENDED) return plays;

  spread(state);
  const { seats, target, stock, fallen, cheeses, unseenOf } = state;
  const { near, roomBit, roomSquares, roomNorth, roomSouth } = board.TABLES[state.layout];
  const limit = quietLimit(seats);
  let { active, actions, slid, turns, quietTurns, eventful, roofs } = state;
  let freeTowers = 15;
  for (let i = 0; i < seats * 4; i++) freeTowers &= ~TOWER_BIT[mice[i]];
  let winner = -1;
  // Every tile that nature turns up is a play: they are counted by what is unseen before and after.
  plays += sum(unseenOf);

  for (;;) {
    const first = active * 4;
    const mouse0 = mice[first];
    const mouse1 = mice[first + 1];
    const mouse2 = mice[first + 2];
    const mouse3 = mice[first + 3];
    let runs0 = around(mouse0);
    let runs1 = around(mouse1);
    let runs2 = around(mouse2);
    let runs3 = around(mouse3);
    if (runs0 + runs1 + runs2 + runs3 >= TAKEN && actions > 1) {
      if (runs0 >= TAKEN) runs0 = TAKEN | findEnds(0, mouse0, actions);
      if (runs1 >= TAKEN) runs1 = TAKEN | findEnds(1, mouse1, actions);
      if (runs2 >= TAKEN) runs2 = TAKEN | findEnds(2, mouse2, actions);
      if (runs3 >= TAKEN) runs3 = TAKEN | findEnds(3, mouse3, actions);
    }
    // Towers to enter and roofs to take off, in one set.
    let places = (nearMice[active] & roofs) << 4;
    if (stock[active] !== 0) places |= freeTowers;
    const placeCount = size(places);
    const runCount = (runs0 + runs1 + runs2 + runs3) & COUNT;
    const total = placeCount + runCount + (slid ? 1 : 13);
    let choice = total === 1 ? 0 : random.below(total);
    plays++;

    if (choice < placeCount) {
      while (choice-- > 0) places &= places - 1;
      const place = lowest(places);
      actions--;
      if (place < 4) {
        const tower = TOWER_SQUARES[place]; // BA-9
        freeTowers ^= 1 << place;
        sets[TAKEN_NORTH] |= BIT_NORTH[tower];
        sets[TAKEN_SOUTH] |= BIT_SOUTH[tower];
        stock[active]--;
        moveMouse(first, 3, tower);
        lookAround(first, near, roomBit);
      } else {
        const room = place - 4; // BA-10
        roofs ^= 1 << room;
        sets[SAFE_NORTH] |= roomNorth[room];
        sets[SAFE_SOUTH] |= roomSouth[room];
        uncoverSquare(roomSquares[room * 4], unseenOf, random);
        uncoverSquare(roomSquares[room * 4 + 1], unseenOf, random);
        uncoverSquare(roomSquares[room * 4 + 2], unseenOf, random);
        uncoverSquare(roomSquares[room * 4 + 3], unseenOf, random);
      }
    } else if (choice < placeCount + runCount) {
      choice -= placeCount; // BA-11
      let mouse = 0;
      let from = mouse0;
      let count = runs0;
      if (choice >= (count & COUNT)) {
        choice -= count & COUNT;
        mouse = 1;
        from = mouse1;
        count = runs1;
        if (choice >= (count & COUNT)) {
          choice -= count & COUNT;
          mouse = 2;
          from = mouse2;
          count = runs2;
          if (choice >= (count & COUNT)) {
            choice -= count & COUNT;
            mouse = 3;
            from = mouse3;
            count = runs3;
          }
        }
      }
      let to: number;
      if (count >= TAKEN && actions > 1) {
        to = nthSquare(endsNorth[mouse], endsSouth[mouse], choice);
        actions -= costOf(from, to);
      } else {
        to = nthStep(from, choice);
        actions--;
      }
      const towerBit = TOWER_BIT[from];
      freeTowers |= towerBit;
      ground[from + HERE] = towerBit === 0 ? 1 : 0;
      ground[to + HERE] = TAKEN;
      sets[TAKEN_NORTH] ^= BIT_NORTH[from] ^ BIT_NORTH[to];
      sets[TAKEN_SOUTH] ^= BIT_SOUTH[from] ^ BIT_SOUTH[to];
      moveMouse(first, mouse, to);
      lookAround(first, near, roomBit);
      const cheese = cheeseOf(first);
      if ((cheese & ~cheeses[active]) !== 0) {
        cheeses[active] |= cheese;
        eventful = true;
        if (size(cheeses[active]) >= target) {
          winner = active;
          break;
        }
      }
    } else if (choice < total - 1) {
      const line = (choice - placeCount - runCount) * 7; // BA-12
      actions--;
      slid = true;
      let seen = pushSpare(line, turns << TURN_SHIFT);
      if (((seen | cells[SPARE]) & UNSEEN_BIT) !== 0) seen |= turnUpLine(line, unseenOf, random);
      let mostFallen = 0;
      if ((seen & TRAP_BIT) !== 0) {
        mostFallen = setTraps(line, fallen, near, roomBit);
        if (mostFallen > 0) eventful = true;
      }
      let anyTakes = 0;
      for (let seat = 0; seat < seats; seat++) anyTakes |= cheeseOf(seat * 4) & ~cheeses[seat];
      if (anyTakes !== 0) {
        eventful = true;
        winner = takeCheese(active, seats, target, cheeses);
        if (winner >= 0) break;
      }
      if (mostFallen >= FALLS_THAT_END) break;
    } else {
      actions = 0;
    }

    if (actions === 0) {
      let withMice = 0; // BA-15
      for (let seat = 0; seat < seats; seat++) withMice |= roomsWithMice[seat];
      const now = turns << TURN_SHIFT;
      for (let back = 0x3ffff & ~roofs & ~withMice; back !== 0; back &= back - 1) {
        const room = lowest(back);
        roofs |= 1 << room;
        sets[SAFE_NORTH] &= ~roomNorth[room];
        sets[SAFE_SOUTH] &= ~roomSouth[room];
        coverSquare(roomSquares[room * 4], now);
        coverSquare(roomSquares[room * 4 + 1], now);
        coverSquare(roomSquares[room * 4 + 2], now);
        coverSquare(roomSquares[room * 4 + 3], now);
      }
      turns++;
      quietTurns = eventful ? 0 : quietTurns + 1;
      if (quietTurns >= limit) break;
      active = active + 1 < seats ? active + 1 : 0;
      actions = ACTIONS_PER_TURN;
      slid = false;
      eventful = false;
    }
  }

  state.active = active;
  state.actions = actions;
  state.slid = slid;
  state.turns = turns;
  state.quietTurns = quietTurns;
  state.eventful = eventful;
  state.roofs = roofs;
  gather(state);
  if (winner >= 0) win(state, winner, 'cheese', null);
  else if (!endByFalls(state, null)) endByStalling(state, null);
  return plays - sum(unseenOf);
}

const moveBuffer = new Int32Array(MOST_MOVES);
const weightBuffer = new Int32Array(MOST_MOVES);

/** Plays by the rules, step by step, until a seat is due in a turn or the match is over. Returns the plays made. */
function playOpening(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== ENDED; plays++) {
    if (placeToTurnUp(state) >= 0) {
      const count = chances(state, moveBuffer, weightBuffer);
      play(state, NATURE, moveBuffer[pickByWeight(random, weightBuffer, count)], null);
    } else if (state.phase === SET_UP) {
      const count = movesOfActive(state, moveBuffer);
      play(state, state.active, moveBuffer[count === 1 ? 0 : random.below(count)], null);
    } else {
      return plays;
    }
  }
  return plays;
}

function sum(unseenOf: Int8Array): number {
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += unseenOf[kind];
  return total;
}
