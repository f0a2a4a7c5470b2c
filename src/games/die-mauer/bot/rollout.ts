import type { Random } from '../../../engine/random.ts';
import * as blocks from '../rules/blocks.ts';
import { due, moves, play } from '../rules/rules.ts';
import { allOf, BUILD, BUILD_ANY, GIVE, idleLimit, MATCH_OVER, PLAN, type State } from '../rules/state.ts';
import { writeProspects } from './evaluation.ts';
import { MASTER_FISTS, RIVAL_FISTS, SAMPLES, SAMPLES_BITS } from './habits.ts';
import * as tables from './playout-tables.ts';

/**
 * Plays to the end of the round as people with some experience do, and judges the match by the charges. A search does
 * this for every choice of every seat, so it is written for speed, in the manner of `playout.ts`; but it need not draw
 * the same numbers as anything else.
 */
export function rollout(state: State, random: Random, values: Float64Array): void {
  while (state.phase !== PLAN || state.pending !== allOf(state.seats)) {
    if (state.phase === MATCH_OVER) break;
    const seats = due(state);
    const seat = 31 - Math.clz32(seats & -seats);
    play(state, seat, sensibleMove(state, seat, random), null);
  }
  // The search looks no further than the round in which it is asked: a new one is worth the same to everybody.
  if (state.phase !== MATCH_OVER && state.turnCount > 0) playRound(state, random);
  writeProspects(state, values);
}

const { EMPTY_FIST, GATE, KINDS, ONE_OF, TOWER } = blocks;
const { ASK, CLOSED, END, NEXT_SHAPE, ROOM, TABLE, shapeOf } = tables;

const SECTIONS = 0b0011111;
const TOWER_AND_GATE = 0b1100000;

const options = new Int32Array(32);

/** What is decided between two plans. */
function sensibleMove(state: State, seat: number, random: Random): number {
  const count = moves(state, seat, options);
  const shape = shapeOf(state.left, state.right);
  switch (state.phase) {
    case GIVE:
      return dearest(kindsOf(state.hands[seat]));
    case BUILD: {
      const block = (state.fists >> (4 * state.master)) & 15;
      return endFor(shape, block, kindsOf(state.hands[seat] - ONE_OF[block]));
    }
    case BUILD_ANY: {
      const kinds = kindsOf(state.hands[seat]);
      const block = dearest(fitting(kinds, shape));
      return 2 * block + endFor(shape, block, kinds);
    }
    default:
      return options[random.below(count)];
  }
}

/** Typed arrays of more than 64 bytes have a fixed address, which the compiler can use. */
const hands = new Int32Array(32);
const kinds = new Int32Array(32);

function playRound(state: State, random: Random): void {
  const seats = state.seats | 0;
  const limit = idleLimit(seats);
  let master = state.master | 0;
  let idle = state.idle | 0;
  let shape = shapeOf(state.left, state.right) | 0;
  for (let seat = 0; seat < seats; seat++) {
    hands[seat] = state.hands[seat];
    kinds[seat] = kindsOf(hands[seat]);
  }

  for (;;) {
    // DM-6: everybody knows more or less what the others have.
    const room = TABLE[ROOM + ((shape << 4) | TOWER)];
    const own = kinds[master];
    let rivals = 0;
    for (let seat = 0; seat < seats; seat++) if (seat !== master) rivals |= kinds[seat];
    const useful = room === 0 ? own & SECTIONS : own;
    let bits = random.next();
    const safe = useful & ~rivals;
    let fist: number;
    if (useful === 0) fist = dearest(own);
    else if (safe !== 0 && (bits & 3) !== 0) fist = dearest(safe);
    else fist = MASTER_FISTS[(((room << KINDS) | useful) << SAMPLES_BITS) | ((bits >>> 2) & (SAMPLES - 1))];
    bits >>>= 2 + SAMPLES_BITS;

    let matching = 0;
    let guessers = 0;
    let left = 4;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === master) continue;
      if (left-- === 0) bits = random.next();
      const guess =
        RIVAL_FISTS[(((room << KINDS) | (kinds[seat] & useful)) << SAMPLES_BITS) | (bits & (SAMPLES - 1))];
      bits >>>= SAMPLES_BITS;
      if (guess === fist) {
        matching |= 1 << seat;
        guessers++;
      }
    }

    // DM-7 to DM-9
    let isOut = false;
    let hasBuilt = false;
    if (fist !== EMPTY_FIST) {
      const places = TABLE[ROOM + ((shape << 4) | fist)];
      let builders = places === 0 ? 0 : guessers !== 0 && guessers <= places ? matching : 1 << master;
      while (builders !== 0) {
        const seat = 31 - Math.clz32(builders & -builders);
        builders &= builders - 1;
        takeFrom(seat, fist);
        if (hands[seat] === 0) isOut = true;
        hasBuilt = true;
        const key = (shape << 4) | fist;
        shape = TABLE[NEXT_SHAPE + key + fist + endFor(shape, fist, kinds[seat])];
      }
    } else if (guessers === 0) {
      const fits = fitting(own, shape);
      if (fits !== 0) {
        const block = dearest(fits);
        takeFrom(master, block);
        if (hands[master] === 0) isOut = true;
        hasBuilt = true;
        const key = (shape << 4) | block;
        shape = TABLE[NEXT_SHAPE + key + block + endFor(shape, block, kinds[master])];
      }
    } else if (guessers === 1) {
      const from = 31 - Math.clz32(matching);
      const block = dearest(kinds[from]);
      takeFrom(from, block);
      if (hands[from] === 0) isOut = true;
      hands[master] += ONE_OF[block];
      kinds[master] |= 1 << (block - 1);
    }

    master = master + 1 === seats ? 0 : master + 1;
    idle = hasBuilt ? 0 : idle + 1;
    if (isOut || idle >= limit || (shape === CLOSED && nobodyHasSections(seats))) break;
  }

  // DM-12, as far as it matters for the judgement.
  for (let seat = 0; seat < seats; seat++) state.leftovers[state.round * seats + seat] = hands[seat];
  state.round++;
}

function takeFrom(seat: number, block: number): void {
  hands[seat] -= ONE_OF[block];
  if (((hands[seat] >> (4 * block - 4)) & 15) === 0) kinds[seat] &= ~(1 << (block - 1));
}

/** DM-13 */
function nobodyHasSections(seats: number): boolean {
  for (let seat = 0; seat < seats; seat++) if ((kinds[seat] & SECTIONS) !== 0) return false;
  return true;
}

/** Who still has a tower or a gate opens the wall for it; others leave it as closed as it is. */
function endFor(shape: number, block: number, others: number): number {
  const end = TABLE[END + ((shape << 4) | block)];
  if (end !== ASK) return end;
  const open = shape === tables.LEFT_OPEN ? 0 : 1;
  return (others & TOWER_AND_GATE) !== 0 ? 1 - open : open;
}

function fitting(set: number, shape: number): number {
  return shape === CLOSED ? set & SECTIONS : set;
}

/** The block of the set that would cost most if it were left. */
function dearest(set: number): number {
  return DEAREST[set];
}

const DEAREST = Uint8Array.from({ length: 1 << KINDS }, (_, set) => {
  if (set & (1 << (TOWER - 1))) return TOWER;
  if (set & (1 << (GATE - 1))) return GATE;
  return 32 - Math.clz32(set);
});

/** The kinds of a hand as a set of seven bits. */
export function kindsOf(hand: number): number {
  let set = 0;
  for (let rest = hand, bit = 1; rest !== 0; rest >>>= 4, bit <<= 1) if (rest & 15) set |= bit;
  return set;
}
