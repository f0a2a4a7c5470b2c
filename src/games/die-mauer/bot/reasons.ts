import { BLOCK_NUMBERS, BLOCKS, type Block, EMPTY_FIST, isSection, letterOf } from '../rules/blocks.ts';
import { blockOfBuildAny } from '../rules/codes.ts';
import { countOf, sizeOf, TOWER_AND_GATE } from '../rules/hands.ts';
import { historyOf } from '../rules/history.ts';
import { BUILD, BUILD_ANY, GIVE, PLAN, type State } from '../rules/state.ts';
import { fistAt } from '../rules/turns.ts';
import { openEnds, roomFor, wallWith } from '../rules/wall.ts';

/** Why a move is good. A reason never depends on more than the seat itself can know. */
export type Reason =
  /** It can be, or is, the last block of the hand. */
  | { readonly kind: 'last-block'; readonly block: Block }
  | { readonly kind: 'nobody-can-guess'; readonly block: Block }
  /** The master has nothing else that could be built. */
  | { readonly kind: 'master-has-only'; readonly block: Block }
  | { readonly kind: 'nothing-to-guess' }
  /** It cannot be built now, so nobody can take advantage either. */
  | { readonly kind: 'waits'; readonly block: Block }
  | { readonly kind: 'dearest'; readonly block: Block; readonly charge: number }
  /** A tower or a gate then fits at more ends. */
  | { readonly kind: 'makes-room' }
  | { readonly kind: 'makes-no-room' }
  /** How many rivals still have it: fewer than have anything else that the seat could build. */
  | { readonly kind: 'few-can-guess'; readonly block: Block; readonly rivals: number }
  /** Rivals would rather expect the most expensive block. */
  | { readonly kind: 'surprises'; readonly expected: Block }
  /** A master who alone has an empty fist may build any block, such as this one. */
  | { readonly kind: 'free-choice'; readonly block: Block }
  /** The master may still have it, and a rival who guesses it gets rid of one. */
  | { readonly kind: 'may-guess'; readonly block: Block; readonly charge: number }
  /** If the master's fist is empty too, the seat can give this block away. */
  | { readonly kind: 'may-give'; readonly block: Block }
  /** Giving nothing: the seat can build what it has. */
  | { readonly kind: 'keeps-blocks'; readonly blocks: number }
  /** It gives another block away, because this more expensive one has room in the wall. */
  | { readonly kind: 'keeps-dearer'; readonly block: Block }
  /** Both ends are equivalent. */
  | { readonly kind: 'ends-alike' }
  /** One end stays open, so two rivals cannot both build a tower or both a gate. */
  | { readonly kind: 'one-at-a-time' }
  /** It opens an end, but the seat has neither tower nor gate. */
  | { readonly kind: 'end-matters-little' }
  /** No block of the hand has room in the wall. */
  | { readonly kind: 'nothing-fits' }
  /** The block given away has no room in the wall. */
  | { readonly kind: 'no-room-for'; readonly block: Block }
  /** More expensive blocks have no room in the wall. */
  | { readonly kind: 'dearest-that-fits'; readonly block: Block; readonly charge: number };

export function reason(state: State, seat: number, move: number): Reason | null {
  switch (state.phase) {
    case PLAN:
      return reasonForFist(state, seat, move);
    case GIVE:
      return move === EMPTY_FIST
        ? { kind: 'keeps-blocks', blocks: sizeOf(state.hands[seat]) }
        : reasonToLose(state, seat, move);
    case BUILD_ANY:
      return reasonToLose(state, seat, blockOfBuildAny(move));
    case BUILD:
      return reasonForEnd(state, seat, fistAt(state.turn, state.master), move);
    default:
      return null;
  }
}

function reasonForFist(state: State, seat: number, fist: number): Reason {
  if (seat === state.master) return fist === EMPTY_FIST ? whyEmpty(state, seat) : whyShow(state, seat, fist);
  if (knowsAllHands(state, seat)) {
    const useful = buildable(state, state.hands[state.master]);
    if (useful.length === 1 && useful[0] === fist) return { kind: 'master-has-only', block: letterOf(fist) };
    const canGuess = useful.some(block => countOf(state.hands[seat], block) > 0);
    if (fist === EMPTY_FIST && !canGuess) return { kind: 'nothing-to-guess' };
  }
  if (fist !== EMPTY_FIST && roomFor(fist, state.wall) === 0) return { kind: 'waits', block: letterOf(fist) };
  if (fist !== EMPTY_FIST)
    return { kind: 'may-guess', block: letterOf(fist), charge: BLOCKS[fist - 1].charge };
  return { kind: 'may-give', block: letterOf(dearestOf(blocksIn(state.hands[seat]))) };
}

function whyShow(state: State, seat: number, fist: number): Reason {
  const block = letterOf(fist);
  if (roomFor(fist, state.wall) === 0) return { kind: 'waits', block };
  if (sizeOf(state.hands[seat]) === 1) return { kind: 'last-block', block };
  const useful = buildable(state, state.hands[seat]);
  if (knowsAllHands(state, seat)) {
    const rivals = rivalsWith(state, seat, fist);
    if (rivals === 0) return { kind: 'nobody-can-guess', block };
    if (useful.every(other => other === fist || rivalsWith(state, seat, other) > rivals))
      return { kind: 'few-can-guess', block, rivals };
  }
  const dearest = dearestOf(useful);
  return BLOCKS[fist - 1].charge === BLOCKS[dearest - 1].charge
    ? { kind: 'dearest', block, charge: BLOCKS[fist - 1].charge }
    : { kind: 'surprises', expected: letterOf(dearest) };
}

function whyEmpty(state: State, seat: number): Reason {
  const useful = buildable(state, state.hands[seat]);
  return useful.length === 0
    ? { kind: 'nothing-fits' }
    : { kind: 'free-choice', block: letterOf(dearestOf(useful)) };
}

function blocksIn(hand: number): number[] {
  return BLOCK_NUMBERS.filter(block => countOf(hand, block) > 0);
}

function buildable(state: State, hand: number): number[] {
  return blocksIn(hand).filter(block => roomFor(block, state.wall) > 0);
}

function dearestOf(blocks: readonly number[]): number {
  return blocks.reduce((best, block) => (BLOCKS[block - 1].charge > BLOCKS[best - 1].charge ? block : best));
}

function rivalsWith(state: State, seat: number, block: number): number {
  return state.hands.filter((hand, other) => other !== seat && countOf(hand, block) > 0).length;
}

function reasonToLose(state: State, seat: number, block: number): Reason {
  const hand = state.hands[seat];
  if (sizeOf(hand) === 1) return { kind: 'last-block', block: letterOf(block) };
  const { charge } = BLOCKS[block - 1];
  const dearest = dearestOf(blocksIn(hand));
  if (BLOCKS[dearest - 1].charge === charge) return { kind: 'dearest', block: letterOf(block), charge };
  if (roomFor(block, state.wall) === 0) return { kind: 'no-room-for', block: letterOf(block) };
  const fitting = dearestOf(buildable(state, hand));
  return BLOCKS[fitting - 1].charge === charge
    ? { kind: 'dearest-that-fits', block: letterOf(block), charge }
    : { kind: 'keeps-dearer', block: letterOf(fitting) };
}

/** Only a section on a wall with one open end leaves a choice (DM-8). */
function reasonForEnd(state: State, seat: number, block: number, end: number): Reason {
  if (openEnds(state.wall) !== 1 || !isSection(block)) return { kind: 'ends-alike' };
  const opens = openEnds(wallWith(block, end, state.wall)) === 2;
  const hasNeed = (state.hands[seat] & TOWER_AND_GATE) !== 0;
  if (hasNeed) return { kind: opens ? 'makes-room' : 'one-at-a-time' };
  return { kind: opens ? 'end-matters-little' : 'makes-no-room' };
}

/** Whether no gift of this round is secret from the seat: then all hands follow from what everybody saw. */
function knowsAllHands(state: State, seat: number): boolean {
  return historyOf(state).every(
    ({ gift }) => gift?.given !== 'given' || gift.from === seat || gift.to === seat,
  );
}
