import { BLOCK_NUMBERS, BLOCKS, type Block, EMPTY_FIST, isSection, letterOf } from '../rules/blocks.ts';
import { blockOfBuildAny, endOfBuildAny } from '../rules/codes.ts';
import { countOf, sizeOf, TOWER_AND_GATE } from '../rules/hands.ts';
import { historyOf } from '../rules/history.ts';
import { BUILD, BUILD_ANY, GIVE, PLAN, type State } from '../rules/state.ts';
import { fistAt } from '../rules/turns.ts';
import { openEnds, roomFor, wallWith } from '../rules/wall.ts';

/** Why a move is good. Only what the seat itself can know is a reason. */
export type Reason =
  /** It can be the last block of the hand, or is. */
  | { readonly kind: 'last-block'; readonly block: Block }
  | { readonly kind: 'nobody-can-guess'; readonly block: Block }
  /** The master has nothing else that could be built. */
  | { readonly kind: 'master-has-only'; readonly block: Block }
  | { readonly kind: 'nothing-to-guess' }
  /** It cannot be built now, and so nobody can take advantage either. */
  | { readonly kind: 'waits'; readonly block: Block }
  | { readonly kind: 'dearest'; readonly block: Block; readonly charge: number }
  /** A tower or a gate then fits at more ends. */
  | { readonly kind: 'makes-room' }
  | { readonly kind: 'makes-no-room' };

export function reason(state: State, seat: number, move: number): Reason | null {
  switch (state.phase) {
    case PLAN:
      return reasonForFist(state, seat, move);
    case GIVE:
      return move === EMPTY_FIST ? null : reasonToLose(state, seat, move);
    case BUILD_ANY:
      return (
        reasonToLose(state, seat, blockOfBuildAny(move)) ??
        reasonForEnd(state, seat, blockOfBuildAny(move), endOfBuildAny(move))
      );
    case BUILD:
      return reasonForEnd(state, seat, fistAt(state.turn, state.master), move);
    default:
      return null;
  }
}

function reasonForFist(state: State, seat: number, fist: number): Reason | null {
  const isMaster = seat === state.master;
  if (isMaster && fist !== EMPTY_FIST) {
    const block = letterOf(fist);
    if (roomFor(fist, state.wall) === 0) return { kind: 'waits', block };
    if (sizeOf(state.hands[seat]) === 1) return { kind: 'last-block', block };
    const hasRival = state.hands.some((hand, other) => other !== seat && countOf(hand, fist) > 0);
    return hasRival || !knowsAllHands(state, seat) ? null : { kind: 'nobody-can-guess', block };
  }
  if (isMaster || !knowsAllHands(state, seat)) return null;
  const useful = BLOCK_NUMBERS.filter(
    block => countOf(state.hands[state.master], block) > 0 && roomFor(block, state.wall) > 0,
  );
  if (useful.length === 1 && useful[0] === fist) return { kind: 'master-has-only', block: letterOf(fist) };
  const canGuess = useful.some(block => countOf(state.hands[seat], block) > 0);
  return fist === EMPTY_FIST && !canGuess ? { kind: 'nothing-to-guess' } : null;
}

function reasonToLose(state: State, seat: number, block: number): Reason | null {
  const hand = state.hands[seat];
  if (sizeOf(hand) === 1) return { kind: 'last-block', block: letterOf(block) };
  const { charge } = BLOCKS[block - 1];
  const hasDearer = BLOCK_NUMBERS.some(
    other => countOf(hand, other) > 0 && BLOCKS[other - 1].charge > charge,
  );
  return hasDearer ? null : { kind: 'dearest', block: letterOf(block), charge };
}

/** Only a section on a wall with one open end leaves a choice (DM-8). */
function reasonForEnd(state: State, seat: number, block: number, end: number): Reason | null {
  if (openEnds(state.wall) !== 1 || !isSection(block)) return null;
  const opens = openEnds(wallWith(block, end, state.wall)) === 2;
  const hasNeed = (state.hands[seat] & TOWER_AND_GATE) !== 0;
  if (opens === hasNeed) return { kind: opens ? 'makes-room' : 'makes-no-room' };
  return null;
}

/** Whether no gift of this round is secret to the seat: then all hands follow from what everybody saw. */
function knowsAllHands(state: State, seat: number): boolean {
  return historyOf(state).every(
    ({ gift }) => gift?.given !== 'given' || gift.from === seat || gift.to === seat,
  );
}
