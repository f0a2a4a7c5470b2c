import type { Random } from '../../../engine/random.ts';
import * as blocks from '../rules/blocks.ts';
import { BY_DEADLOCK, BY_GOING_OUT, BY_STALLING } from '../rules/round.ts';
import { due, moves, play } from '../rules/rules.ts';
import { allOf, idleLimit, MATCH_OVER, PLAN, type State } from '../rules/state.ts';
import * as tables from './playout-tables.ts';

/**
 * A whole random playout at once. It does what `rules.ts` does, draw for draw, as tests prove; `docs/speed/die-mauer.md`
 * tells what made it fast:
 * - a hand is a set of kinds, seven bits in `low` (seats 0 to 3) or `high` (4 and 5); further blocks of a kind, which
 *   only gifts bring, are counted apart, in `desk`;
 * - all fists of a turn are compared with the master's at once, as nibbles of one integer;
 * - of the wall only its shape matters, and its end blocks for the last state;
 * - what is rare is done in functions of its own, so that the loop is small; they share `desk` with it;
 * - only the last round is written down, because the others leave no trace but what was left in the hands.
 */
export function playout(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== PLAN || state.pending !== allOf(state.seats); plays++) {
    if (state.phase === MATCH_OVER) return plays;
    const seats = due(state);
    const seat = 31 - Math.clz32(seats & -seats);
    const count = moves(state, seat, options);
    play(state, seat, options[count === 1 ? 0 : random.below(count)], null);
  }
  return plays + playTurns(state, random);
}

// An imported name is looked up and checked at every use, a constant of the module itself is not.
const { EMPTY_FIST, FULL_HAND, KINDS, ONE_OF } = blocks;
const { ASK, CLOSED, COUNT, END, HAND, NEVER, NEXT_SHAPE, NO_WALL, ROOM, TABLE, shapeOf } = tables;

/** Typed arrays of more than 64 bytes have a fixed address, which the compiler can use. */
const options = new Int32Array(32);

/** What the loop and the functions for rare things share: local variables of the loop, and the further blocks. */
const desk = new Int32Array(32);
const LOW = 0;
const HIGH = 1;
const SHAPE = 2;
const ENDS = 3;
const ENTRY = 4;
const PLAYS = 5;
const OUT = 6;
const FURTHER = 7;
/** From here, by seat: the second and further blocks of each kind, as a hand. */
const FURTHER_OF = 8;

const ALL_FULL = 0xfffffff;
const SECTIONS_OF_ALL = 0b0011111_0011111_0011111_0011111;
const NIBBLES = 0x111111;

function playTurns(state: State, random: Random): number {
  const { turns, leftovers } = state;
  const seats = state.seats | 0;
  const limit = idleLimit(seats);
  const everySeat = NIBBLES & ((1 << (4 * seats)) - 1);
  const lastRound = state.rounds - 1;
  let round = state.round | 0;
  let master = state.master | 0;
  let idle = state.idle | 0;
  let turnCount = state.turnCount | 0;
  let shape = shapeOf(state.left, state.right) | 0;
  let ends = state.left | (state.right << 4);
  let plays = 0;
  putHandsOnDesk(state);
  let low = desk[LOW];
  let high = desk[HIGH];
  let further = desk[FURTHER];
  if (round !== lastRound) turns.fill(0, 0, turnCount);

  for (;;) {
    // DM-6. Not a loop, so that the generator stays in registers from one draw to the next.
    let at = (low << 4) & 0x7f0;
    let fists = TABLE[at | part(random.next(), TABLE[at | COUNT])];
    at = (low >>> 3) & 0x7f0;
    fists |= TABLE[at | part(random.next(), TABLE[at | COUNT])] << 4;
    at = (low >>> 10) & 0x7f0;
    fists |= TABLE[at | part(random.next(), TABLE[at | COUNT])] << 8;
    if (seats > 3) {
      at = (low >>> 17) & 0x7f0;
      fists |= TABLE[at | part(random.next(), TABLE[at | COUNT])] << 12;
      if (seats > 4) {
        at = (high << 4) & 0x7f0;
        fists |= TABLE[at | part(random.next(), TABLE[at | COUNT])] << 16;
        if (seats > 5) {
          at = (high >>> 3) & 0x7f0;
          fists |= TABLE[at | part(random.next(), TABLE[at | COUNT])] << 20;
        }
      }
    }
    plays = (plays + seats) | 0;

    // The rivals with the master's fist: a nibble of `differing` is 0 where two fists are the same.
    const masterNibble = 1 << (master << 2);
    const fist = (fists >> (master << 2)) & 15;
    const differing = fists ^ Math.imul(fist, NIBBLES);
    const folded = differing | (differing >> 1);
    const matching = ~(folded | (folded >> 2)) & everySeat & ~masterNibble;

    let entry = fists;
    let builds = 0;
    let out = 0;
    if (fist !== EMPTY_FIST) {
      // DM-7, without branches that could be guessed wrong: `guessersBuild` and `anyBuilds` have all bits set or none.
      const room = TABLE[ROOM + ((shape << 4) | fist)];
      const guessers = Math.imul(matching, 0x11111111) >>> 28;
      const guessersBuild = (-guessers & (guessers - room - 1)) >> 31;
      const anyBuilds = -room >> 31;
      let builders = ((matching & guessersBuild) | (masterNibble & ~guessersBuild)) & anyBuilds;
      // DM-8. All have the same block, so that the ends come in the same order whoever builds first.
      while (builders !== 0) {
        const seat = (31 - Math.clz32(builders & -builders)) >> 2;
        builders &= builders - 1;
        const key = (shape << 4) | fist;
        let end = TABLE[END + key];
        if (end === ASK) {
          end = random.next() >>> 31;
          plays = (plays + 1) | 0;
        }
        entry |= end << (27 + builds);
        builds = (builds + 1) | 0;
        if (shape === NO_WALL) ends = fist;
        ends = (ends & (0xf0 >> (end << 2))) | (fist << (end << 2));
        shape = TABLE[NEXT_SHAPE + key + fist + end];
        if (further !== 0 && (desk[FURTHER_OF + seat] >> (4 * fist - 4)) & 15) {
          desk[FURTHER_OF + seat] -= ONE_OF[fist];
        } else if (seat < 4) {
          const lane = Math.imul(seat, 7);
          low &= ~(1 << (lane + fist - 1));
          if (((low >> lane) & 127) === 0) out = 1;
        } else {
          const lane = Math.imul(seat - 4, 7);
          high &= ~(1 << (lane + fist - 1));
          if (((high >> lane) & 127) === 0) out = 1;
        }
      }
    } else if ((matching & (matching - 1)) === 0) {
      // DM-9.1 and DM-9.2
      desk[LOW] = low;
      desk[HIGH] = high;
      desk[SHAPE] = shape;
      desk[ENDS] = ends;
      desk[ENTRY] = entry;
      desk[PLAYS] = plays;
      desk[OUT] = 0;
      desk[FURTHER] = further;
      if (matching === 0) builds = buildAny(master, random);
      else give((31 - Math.clz32(matching)) >> 2, master, state.mayDecline, random);
      low = desk[LOW];
      high = desk[HIGH];
      shape = desk[SHAPE];
      ends = desk[ENDS];
      entry = desk[ENTRY];
      plays = desk[PLAYS];
      out = desk[OUT];
      further = desk[FURTHER];
    }

    if (round === lastRound) {
      turns[turnCount] = entry;
      turnCount = (turnCount + 1) | 0;
    }
    // DM-5, DM-11, DM-14, DM-13
    master = (master + 1) | 0;
    if (master === seats) master = 0;
    idle = (idle + 1) | 0;
    if (builds !== 0) idle = 0;
    let ending = 0;
    if (out !== 0) ending = BY_GOING_OUT;
    else if (idle === limit) ending = BY_STALLING;
    else if (shape === CLOSED && hasNoSection(low, high, seats)) ending = BY_DEADLOCK;
    else continue;

    // DM-12
    desk[LOW] = low;
    desk[HIGH] = high;
    for (let seat = 0; seat < seats; seat++) {
      leftovers[round * seats + seat] = HAND[kindsOf(seat)] + desk[FURTHER_OF + seat];
      desk[FURTHER_OF + seat] = 0;
    }
    state.endings[round] = ending;
    if (round === lastRound) break;
    round = (round + 1) | 0;
    low = ALL_FULL;
    high = ALL_FULL;
    further = 0;
    shape = NO_WALL;
    idle = 0;
    turnCount = 0;
  }

  // DM-15
  for (let seat = 0; seat < seats; seat++) state.hands[seat] = leftovers[round * seats + seat];
  state.round = state.rounds;
  state.master = master;
  state.phase = MATCH_OVER;
  state.pending = 0;
  state.left = ends & 15;
  state.right = ends >> 4;
  state.idle = idle;
  state.turnCount = turnCount;
  return plays;
}

/** What `Random.below(n)` makes of the same bits, in whole numbers: those are ready sooner. */
function part(bits: number, n: number): number {
  return (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
}

/** DM-9.1: how many blocks the master builds, 0 or 1. */
function buildAny(master: number, random: Random): number {
  const shape = desk[SHAPE];
  let count = 0;
  for (let set = kindsOf(master); set !== 0; set &= set - 1) {
    const block = 32 - Math.clz32(set & -set);
    const end = TABLE[END + ((shape << 4) | block)];
    if (end === ASK) {
      options[count++] = block << 1;
      options[count++] = (block << 1) | 1;
    } else if (end !== NEVER) options[count++] = (block << 1) | end;
  }
  if (count === 0) return 0;
  let move = options[0];
  if (count !== 1) {
    move = options[random.below(count)];
    desk[PLAYS]++;
    desk[ENTRY] |= 1 << 28;
  }
  const block = move >> 1;
  const end = move & 1;
  desk[ENTRY] |= (block << 24) | (end << 27);
  if (shape === NO_WALL) desk[ENDS] = block;
  desk[ENDS] = (desk[ENDS] & (0xf0 >> (4 * end))) | (block << (4 * end));
  desk[SHAPE] = TABLE[NEXT_SHAPE + ((shape << 4) | block) + block + end];
  takeFrom(master, block);
  return 1;
}

/** DM-9.2 */
function give(from: number, to: number, mayDecline: boolean, random: Random): void {
  const at = kindsOf(from) << 4;
  const count = TABLE[at | COUNT] - (mayDecline ? 0 : 1);
  const block = TABLE[at | (count === 1 ? 0 : random.below(count))];
  desk[PLAYS]++;
  if (block === EMPTY_FIST) return;
  desk[ENTRY] |= block << 24;
  takeFrom(from, block);
  addTo(to, block);
}

function takeFrom(seat: number, block: number): void {
  if ((desk[FURTHER_OF + seat] >> (4 * block - 4)) & 15) {
    desk[FURTHER_OF + seat] -= ONE_OF[block];
    return;
  }
  if (seat < 4) desk[LOW] &= ~(1 << (7 * seat + block - 1));
  else desk[HIGH] &= ~(1 << (7 * seat + block - 29));
  if (kindsOf(seat) === 0) desk[OUT] = 1;
}

function addTo(seat: number, block: number): void {
  if (kindsOf(seat) & (1 << (block - 1))) {
    desk[FURTHER_OF + seat] += ONE_OF[block];
    desk[FURTHER] = 1;
  } else if (seat < 4) desk[LOW] |= 1 << (7 * seat + block - 1);
  else desk[HIGH] |= 1 << (7 * seat + block - 29);
}

function kindsOf(seat: number): number {
  return (seat < 4 ? desk[LOW] >> (7 * seat) : desk[HIGH] >> (7 * seat - 28)) & 127;
}

function putHandsOnDesk({ seats, hands }: State): void {
  desk.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands[seat];
    const kinds = hand === FULL_HAND ? 127 : kindsInHand(hand);
    if (seat < 4) desk[LOW] |= kinds << (7 * seat);
    else desk[HIGH] |= kinds << (7 * seat - 28);
    desk[FURTHER_OF + seat] = hand - HAND[kinds];
    desk[FURTHER] |= hand - HAND[kinds];
  }
}

function kindsInHand(hand: number): number {
  let kinds = 0;
  for (let block = 1; block <= KINDS; block++) if ((hand >> (4 * block - 4)) & 15) kinds |= 1 << (block - 1);
  return kinds;
}

/** DM-13. Seats that are not there have full hands in `low` and `high`. */
function hasNoSection(low: number, high: number, seats: number): boolean {
  const inLow = seats === 3 ? low & 0x1fffff : low;
  const inHigh = seats > 4 ? high & ((1 << (7 * seats - 28)) - 1) : 0;
  return ((inLow | inHigh) & SECTIONS_OF_ALL) === 0;
}
