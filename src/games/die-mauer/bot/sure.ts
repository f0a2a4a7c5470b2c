import { lowest, size } from '../../../engine/bits.ts';
import { Trials } from '../../../engine/trials.ts';
import { EMPTY_FIST, KINDS } from '../rules/blocks.ts';
import { kindsIn, SECTIONS, sizeOf } from '../rules/hands.ts';
import { fistCount, moves as listMoves } from '../rules/moves.ts';
import { play } from '../rules/rules.ts';
import { chargeOf, winners } from '../rules/scoring.ts';
import { BUILD, clone, copy, idleLimit, MATCH_OVER, PLAN, type State } from '../rules/state.ts';
import { givenOrFree, seatsWith } from '../rules/turns.ts';
import { view } from '../rules/view.ts';
import { signature } from './signature.ts';

/** With more ways in which all seats together can choose, there is too much to try. */
const MOST_WAYS = 4000;
const MOST_MOVES = 2 * KINDS;

const trials = new Trials<State>(
  {
    clone,
    copy,
    fits: (one, other) =>
      one.seats === other.seats && one.rounds === other.rounds && one.mayDecline === other.mayDecline,
  },
  MOST_MOVES,
);

/** What a choice leads to, together with certain choices of the others. */
interface Outcome {
  readonly signature: number;
  /** Only where the round is over: what everybody is charged for it, and the seat's share of the win if that was the last round. */
  readonly charges: readonly number[] | null;
  readonly share: number | null;
}

/** All that can follow, by what is still to be decided in the turn; and whether the seat decides it. */
interface Prospect {
  readonly outcomes: readonly Outcome[];
  readonly isOwn: boolean;
}

/**
 * What comes before all judgement, at every level above the apprentice: rules out choices that another never falls short of, whatever
 * the others choose, and sometimes surely beats. That can be proved where a turn may end the round: a choice that surely wins the match
 * leaves only such choices. Nothing is ruled out as long as the seat cannot tell what all others hold, after gifts between them.
 */
export function dismiss(
  state: State,
  seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  if (count < 2 || !mayBeLast(state) || isUncertain(state, seat) || waysIn(state) > MOST_WAYS) return;
  const prospects = Array.from({ length: count }, (_, i) => prospectsOf(state, seat, moves[i]));
  for (let i = 0; i < count; i++)
    if (prospects.some(other => beats(other, prospects[i], seat))) weights[i] = 0;
}

/** Whether the round could end with this turn: by going out, by deadlock or by stalling (DM-11, DM-13, DM-14). */
function mayBeLast({ seats, hands, idle }: State): boolean {
  if (idle + 1 === idleLimit(seats)) return true;
  let sections = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (sizeOf(hands[seat]) === 1) return true;
    sections += size(hands[seat] & SECTIONS);
  }
  return sections < seats;
}

/** Whether the seat cannot tell what somebody holds: what one seat gave another is known to these two only (DM-9.2). */
function isUncertain(state: State, seat: number): boolean {
  const { turns, turnCount } = state;
  for (let turn = 0; turn < turnCount; turn++) {
    const empty = seatsWith(turns[turn], EMPTY_FIST);
    if (givenOrFree(turns[turn]) !== 0 && size(empty) === 2 && ((empty >> seat) & 1) === 0)
      return view(state, seat, true).players.some(({ hand }) => hand === null);
  }
  return false;
}

function waysIn({ phase, seats, hands }: State): number {
  if (phase !== PLAN) return 1;
  let ways = 1;
  for (let seat = 0; seat < seats; seat++) ways *= fistCount(kindsIn(hands[seat]));
  return ways;
}

/** One for every way in which the others can choose, always in the same order. */
function prospectsOf(state: State, seat: number, move: number): Prospect[] {
  const after = trials.stateAt(0, state);
  const isChoice = state.phase === PLAN;
  play(after, seat, move, null);
  const prospects: Prospect[] = [];
  if (isChoice) chooseFrom(after, 0, seat, prospects);
  else prospects.push(prospectOf(after, 0, seat));
  return prospects;
}

/** Lets those choose who have not, in every way. */
function chooseFrom(state: State, depth: number, seat: number, prospects: Prospect[]): void {
  const other = state.phase === PLAN && state.turn !== 0 ? lowest(state.due) : -1;
  if (other < 0) {
    prospects.push(prospectOf(state, depth, seat));
    return;
  }
  const moves = trials.movesAt(depth);
  const count = listMoves(state, other, moves);
  for (let i = 0; i < count; i++) {
    const after = trials.stateAt(depth + 1, state);
    play(after, other, moves[i], null);
    chooseFrom(after, depth + 1, seat, prospects);
  }
}

/** What can follow in this turn once the fists are open. */
function prospectOf(state: State, depth: number, seat: number): Prospect {
  const isOwn = state.phase !== PLAN && state.phase !== BUILD && state.due === 1 << seat;
  const outcomes: Outcome[] = [];
  finish(state, depth, seat, outcomes);
  return { outcomes, isOwn };
}

function finish(state: State, depth: number, seat: number, outcomes: Outcome[]): void {
  if (state.phase === PLAN || state.phase === MATCH_OVER) {
    outcomes.push(outcomeOf(state, seat));
    return;
  }
  const by = lowest(state.due);
  const moves = trials.movesAt(depth);
  const count = listMoves(state, by, moves);
  for (let i = 0; i < count; i++) {
    const after = trials.stateAt(depth + 1, state);
    play(after, by, moves[i], null);
    finish(after, depth + 1, seat, outcomes);
  }
}

function outcomeOf(state: State, seat: number): Outcome {
  const isRoundOver = state.phase === MATCH_OVER || state.turnCount === 0;
  if (!isRoundOver) return { signature: signature(state), charges: null, share: null };
  const from = (state.round - 1) * state.seats;
  const charges = Array.from({ length: state.seats }, (_, other) => chargeOf(state.leftovers[from + other]));
  if (state.phase !== MATCH_OVER) return { signature: signature(state), charges, share: null };
  const won = winners(state);
  return { signature: signature(state), charges, share: ((won >> seat) & 1) / size(won) };
}

/** Whether one choice never falls short of the other, but the other sometimes of this one. */
function beats(one: readonly Prospect[], other: readonly Prospect[], seat: number): boolean {
  return neverFallsShort(one, other, seat) && !neverFallsShort(other, one, seat);
}

function neverFallsShort(one: readonly Prospect[], other: readonly Prospect[], seat: number): boolean {
  return one.every((prospect, i) => areAlike(prospect, other[i]) || reaches(prospect, other[i], seat));
}

function areAlike(one: Prospect, other: Prospect): boolean {
  const { outcomes } = one;
  return (
    outcomes.length === other.outcomes.length &&
    outcomes.every(({ signature }, i) => signature === other.outcomes[i].signature)
  );
}

/** Whether this is at least as good, whatever those decide who still have to. */
function reaches(one: Prospect, other: Prospect, seat: number): boolean {
  const isEnough = (outcome: Outcome) => other.outcomes.every(each => isAsGood(outcome, each, seat));
  return one.isOwn ? one.outcomes.some(isEnough) : one.outcomes.every(isEnough);
}

function isAsGood(one: Outcome, other: Outcome, seat: number): boolean {
  if (one.signature === other.signature || one.share === 1 || other.share === 0) return true;
  if (one.charges === null || other.charges === null) return false;
  if (one.share !== null && other.share !== null) return one.share >= other.share;
  const others = other.charges;
  return one.charges.every((charge, i) => (i === seat ? charge <= others[i] : charge >= others[i]));
}
