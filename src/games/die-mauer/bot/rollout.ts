import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as blocks from '../rules/blocks.ts';
import { buildAnyMove } from '../rules/codes.ts';
import * as handful from '../rules/hands.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as turns from '../rules/turns.ts';
import * as walls from '../rules/wall.ts';
import { writeProspects } from './evaluation.ts';
import * as habits from './habits.ts';

// An imported name is looked up at every use, a constant of the module is not.
const { lowest } = bits;
const { BLOCK_NUMBERS, BLOCKS, KINDS, NO_BLOCK, TOWER } = blocks;
const { kindsIn, SECTIONS, setOf, TOWER_AND_GATE } = handful;
const { fistCount, fistNumber } = listing;
const { play, reveal } = rules;
const { allOf, BUILD, BUILD_ANY, GIVE, MATCH_OVER, PLAN } = states;
const { fistAt, withFist } = turns;
const { CLOSED, EITHER_END, endsFor, LEFT, LEFT_OPEN, onlyEnd, RIGHT, roomFor } = walls;
const { afterSample, masterFist, rivalFist } = habits;

/** Plays to the end of the round as people with some experience do, and judges the match by the charges. */
export function rollout(state: State, random: Random, values: Float64Array): void {
  const everybody = allOf(state.seats);
  while (state.phase !== MATCH_OVER) {
    if (state.phase === PLAN && state.due === everybody) {
      // The search looks no further than the round in which it was asked: a new round is worth the same to everybody.
      if (state.turnCount === 0) break;
      reveal(state, habitualFists(state, random), null);
    } else {
      const seat = lowest(state.due);
      play(state, seat, sensibleMove(state, seat, random), null);
    }
  }
  writeProspects(state, values);
}

/** DM-6: everybody knows more or less what the others have. */
function habitualFists({ seats, master, hands, wall }: State, random: Random): number {
  const room = roomFor(TOWER, wall);
  const own = kindsIn(hands[master]);
  const useful = fitting(own, wall);
  let rivals = 0;
  for (let seat = 0; seat < seats; seat++) if (seat !== master) rivals |= hands[seat];
  const safe = useful & ~rivals;

  let bits = random.next();
  let fist: number;
  if (useful === 0) fist = dearest(own);
  else if (safe !== 0 && (bits & 3) !== 0) fist = dearest(safe);
  else fist = masterFist(room, useful, bits >>> 2);
  bits = afterSample(bits >>> 2);

  // One number is enough for the master and four rivals.
  let fists = withFist(0, master, fist);
  let left = 4;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === master) continue;
    if (left-- === 0) bits = random.next();
    fists = withFist(fists, seat, rivalFist(room, hands[seat] & useful, bits));
    bits = afterSample(bits);
  }
  return fists;
}

/** Decides what is to be decided once fists are open; fists still to be closed are chosen at random. */
function sensibleMove(state: State, seat: number, random: Random): number {
  const { wall, phase } = state;
  const kinds = kindsIn(state.hands[seat]);
  switch (phase) {
    case GIVE:
      return dearest(kinds);
    case BUILD:
      return endFor(fistAt(state.turn, state.master), wall, kinds);
    case BUILD_ANY: {
      const block = dearest(fitting(kinds, wall));
      return buildAnyMove(block, endFor(block, wall, kinds));
    }
    default:
      return fistNumber(kinds, random.below(fistCount(kinds)));
  }
}

/** A seat that still has a tower or a gate opens the wall for it; others leave it closed. */
function endFor(block: number, wall: number, kinds: number): number {
  const ends = endsFor(block, wall);
  if (ends !== EITHER_END) return onlyEnd(ends);
  const open = wall & LEFT_OPEN ? LEFT : RIGHT;
  const closed = wall & LEFT_OPEN ? RIGHT : LEFT;
  return (kinds & TOWER_AND_GATE) !== 0 ? closed : open;
}

/** Those of the kinds that can be built. */
function fitting(kinds: number, wall: number): number {
  return wall === CLOSED ? kinds & SECTIONS : kinds;
}

/** The kind that would cost the most if it were left. */
function dearest(kinds: number): number {
  return DEAREST[kinds];
}

const DEAREST = Uint8Array.from({ length: 1 << KINDS }, (_, kinds) => {
  const byCharge = BLOCK_NUMBERS.toSorted((a, b) => BLOCKS[b - 1].charge - BLOCKS[a - 1].charge);
  return byCharge.find(block => kinds & setOf(block)) ?? NO_BLOCK;
});
