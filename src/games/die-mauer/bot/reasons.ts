import {
  BLOCKS,
  type Block,
  countOf,
  EMPTY_FIST,
  GATE,
  isSection,
  KINDS,
  letterOf,
  sizeOf,
  TOWER,
} from '../rules/blocks.ts';
import { historyOf } from '../rules/history.ts';
import { blockOfBuildAny, endOfBuildAny } from '../rules/notation.ts';
import { BUILD, BUILD_ANY, GIVE, PLAN, type State } from '../rules/state.ts';
import { fistAt } from '../rules/turns.ts';
import { LEFT, openEnds, roomFor } from '../rules/wall.ts';

/** Why a move is good. Only what the seat itself can know is a reason. */
export type DieMauerReason =
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

export function reason(state: State, seat: number, move: number): DieMauerReason | null {
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
      return reasonForEnd(state, seat, fistAt(state.fists, state.master), move);
    default:
      return null;
  }
}

function reasonForFist(state: State, seat: number, fist: number): DieMauerReason | null {
  const isMaster = seat === state.master;
  if (isMaster && fist !== EMPTY_FIST) {
    const block = letterOf(fist);
    if (roomFor(fist, state.left, state.right) === 0) return { kind: 'waits', block };
    if (sizeOf(state.hands[seat]) === 1) return { kind: 'last-block', block };
    const hasRival = state.hands.some((hand, other) => other !== seat && countOf(hand, fist) > 0);
    return hasRival || !knowsAllHands(state, seat) ? null : { kind: 'nobody-can-guess', block };
  }
  if (isMaster || !knowsAllHands(state, seat)) return null;
  const useful: number[] = [];
  for (let block = 1; block <= KINDS; block++) {
    if (countOf(state.hands[state.master], block) > 0 && roomFor(block, state.left, state.right) > 0)
      useful.push(block);
  }
  if (useful.length === 1 && useful[0] === fist) return { kind: 'master-has-only', block: letterOf(fist) };
  const canGuess = useful.some(block => countOf(state.hands[seat], block) > 0);
  return fist === EMPTY_FIST && !canGuess ? { kind: 'nothing-to-guess' } : null;
}

function reasonToLose(state: State, seat: number, block: number): DieMauerReason | null {
  const hand = state.hands[seat];
  if (sizeOf(hand) === 1) return { kind: 'last-block', block: letterOf(block) };
  const { charge } = BLOCKS[block - 1];
  for (let other = 1; other <= KINDS; other++)
    if (countOf(hand, other) > 0 && BLOCKS[other - 1].charge > charge) return null;
  return { kind: 'dearest', block: letterOf(block), charge };
}

/** Only a section on a wall with one open end leaves a choice (DM-8). */
function reasonForEnd(
  { left, right, hands }: State,
  seat: number,
  block: number,
  end: number,
): DieMauerReason | null {
  if (openEnds(left, right) !== 1 || !isSection(block)) return null;
  const opens = openEnds(end === LEFT ? block : left, end === LEFT ? right : block) === 2;
  const hasNeed = countOf(hands[seat], TOWER) + countOf(hands[seat], GATE) > 0;
  if (opens === hasNeed) return { kind: opens ? 'makes-room' : 'makes-no-room' };
  return null;
}

/** Whether no gift of this round is secret to the seat: then all hands follow from what everybody saw. */
function knowsAllHands(state: State, seat: number): boolean {
  return historyOf(state).every(
    ({ gift }) => gift?.given !== 'given' || gift.from === seat || gift.to === seat,
  );
}
