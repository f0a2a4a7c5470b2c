import { BLOCK_NUMBERS, EMPTY_FIST } from './blocks.ts';
import { countOf, kindsIn, setOf } from './hands.ts';
import { play, reveal } from './rules.ts';
import { BUILD, idleLimit, PLAN, type State } from './state.ts';
import { withFist } from './turns.ts';
import { RIGHT } from './wall.ts';

/**
 * A round that leads to a wall and hands that were set up by hand, so that all that follows from the turns of a round (who can
 * have what, DM-16) is well defined for them. It is played by the rules, and so whatever it leads to can arise.
 *
 * The wall is built from left to right, each block by its builder as an unguessed master (DM-7.2), and blocks change hands
 * by gifts (DM-9.2), as early as they can. All other fists are empty. So nothing is shown but who built what, who gave to
 * whom and, where a gift requires that the others' fists are not empty, a block that they have anyway.
 */

/** What stands at the beginning of a turn. */
export interface Stand {
  /** From left to right. */
  readonly wall: readonly { readonly block: number; readonly seat: number }[];
  readonly hands: readonly number[];
  /** The last turns, which have built nothing. */
  readonly idle: number;
}

interface Gift {
  readonly from: number;
  readonly to: number;
  readonly block: number;
  /** Before which block of the wall it must have been given; infinite if it is still in the hand. */
  readonly before: number;
}

/**
 * Plays such a round in a state in which nothing has been played in this round. Returns null, or the seat whose gifts cannot
 * all have been given. The blocks are complete, no hand is empty, and the wall obeys DM-3.
 */
export function suppose(state: State, stand: Stand): number | null {
  const { wall, idle } = stand;
  const { seats, round } = state;
  const gifts = giftsFor(seats, stand);
  const goesOn = () => state.round === round && state.phase === PLAN;
  let built = 0;
  while (built < wall.length) {
    const { block, seat } = wall[built];
    const { master } = state;
    const isBuilder = seat === master && (kindsIn(state.hands[master]) & setOf(block)) !== 0;
    const isLastChance = state.idle + seats >= idleLimit(seats);
    const gift = nextGift(gifts, master);
    if (isBuilder && (gifts.length === 0 || isLastChance)) {
      build(state, block);
      built++;
    } else if (gift) give(state, gift, gifts, stand);
    else pass(state);
    if (!goesOn()) return gifts[0]?.to ?? seat;
  }
  for (let turn = 0; turn < idle; turn++) {
    const gift = nextGift(gifts, state.master);
    if (gift) give(state, gift, gifts, stand);
    else pass(state);
    if (!goesOn()) break;
  }
  return gifts[0]?.to ?? null;
}

/** What must have been given: everybody began with one block of each kind (DM-1), and what is gone was given. */
function giftsFor(seats: number, { wall, hands }: Stand): Gift[] {
  const gifts: Gift[] = [];
  for (const block of BLOCK_NUMBERS) {
    const builds = Array.from({ length: seats }, (_, seat) =>
      [...wall.keys()].filter(i => wall[i].block === block && wall[i].seat === seat),
    );
    const had = builds.map((list, seat) => list.length + countOf(hands[seat], block));
    const givers = [...had.keys()].filter(seat => had[seat] === 0);
    for (const [to, count] of had.entries()) {
      for (const from of givers.splice(0, Math.max(0, count - 1))) {
        const nth = gifts.filter(gift => gift.to === to && gift.block === block).length;
        gifts.push({ from, to, block, before: builds[to][nth + 1] ?? Number.POSITIVE_INFINITY });
      }
    }
  }
  return gifts.sort((a, b) => a.before - b.before);
}

function nextGift(gifts: readonly Gift[], to: number): Gift | undefined {
  return gifts.find(gift => gift.to === to);
}

/** DM-7.2 */
function build(state: State, block: number): void {
  reveal(
    state,
    fistsOf(state, seat => (seat === state.master ? block : EMPTY_FIST)),
    null,
  );
  if (state.phase === BUILD) play(state, state.master, RIGHT, null);
}

/** DM-9.2: only the fists of the two are empty. */
function give(state: State, gift: Gift, gifts: Gift[], stand: Stand): void {
  const { from, to, block } = gift;
  gifts.splice(gifts.indexOf(gift), 1);
  const shown = (seat: number) =>
    seat === from || seat === to ? EMPTY_FIST : shownBy(state, seat, gifts, stand);
  reveal(state, fistsOf(state, shown), null);
  play(state, from, block, null);
}

/** What tells the others least: a block that they will see in the wall, or one that stays in the hand. */
function shownBy(state: State, seat: number, gifts: readonly Gift[], { wall }: Stand): number {
  const has = (block: number) => (kindsIn(state.hands[seat]) & setOf(block)) !== 0;
  const staysWith = (block: number) => !gifts.some(gift => gift.from === seat && gift.block === block);
  const inWall = wall.find(each => each.seat === seat && has(each.block));
  const inHand = BLOCK_NUMBERS.filter(block => has(block) && staysWith(block));
  return inWall?.block ?? inHand[0];
}

/** DM-9.3: all fists are empty, and nothing happens. */
function pass(state: State): void {
  reveal(
    state,
    fistsOf(state, () => EMPTY_FIST),
    null,
  );
}

function fistsOf({ seats }: State, fist: (seat: number) => number): number {
  let fists = 0;
  for (let seat = 0; seat < seats; seat++) fists = withFist(fists, seat, fist(seat));
  return fists;
}
