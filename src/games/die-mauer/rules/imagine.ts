import type { Random } from '../../../engine/random.ts';
import { countOf, EMPTY_FIST, FULL_HAND, fistCalled, handOf, KINDS, NO_BLOCK, ONE_OF } from './blocks.ts';
import { Deduction } from './deduction.ts';
import { Evidence } from './evidence.ts';
import { ENDINGS } from './happenings.ts';
import { historyOf, type PastTurn } from './history.ts';
import { BUILD, BUILD_ANY, clone, GIVE, newState, PLAN, type State } from './state.ts';
import { entryOf, noteBlockIn, withFist } from './turns.ts';
import { PHASES, type TurnView, type View } from './view.ts';
import { END_LETTERS } from './wall.ts';

/**
 * A state that agrees with everything the viewer has seen: secret gifts are drawn from those that are possible, and
 * closed fists from the hands that follow.
 */
export function imagine(view: View, random: Random): State {
  const { open, gifts, deduction } = understood(view);
  const state = clone(open);
  const blocks = deduction ? deduction.drawGifts(random) : [];
  blocks.forEach((block, n) => {
    if (gifts[n].isSecret) give(state, gifts[n], block);
  });
  if (state.phase === PLAN) closeFists(state, view, random);
  return state;
}

/** What every state that can be imagined from a view has in common. */
interface Understood {
  /** Without secret gifts, as if they had not been given, and closed fists. */
  readonly open: State;
  /** All gifts of the round, in order. */
  readonly gifts: readonly NotedGift[];
  /** What the secret gifts can have been, if there are any. */
  readonly deduction: Deduction | null;
}

interface NotedGift {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  readonly isSecret: boolean;
}

/** A search imagines thousands of states from one view. */
const alreadyUnderstood = new WeakMap<View, Understood>();

function understood(view: View): Understood {
  const before = alreadyUnderstood.get(view);
  if (before) return before;
  const open = withWhatIsOpen(view);
  const history = historyOf(open).map((turn, i) => withSecretGift(turn, view.turns[i]));
  const gifts = history.flatMap(({ gift }, turn) =>
    gift?.given === 'given'
      ? [{ turn, from: gift.from, to: gift.to, isSecret: gift.block === NO_BLOCK }]
      : [],
  );
  open.hands.set(handsAfter(open.seats, history));
  const hasSecrets = gifts.some(({ isSecret }) => isSecret);
  const deduction = hasSecrets ? new Deduction(evidenceIn(view, history)) : null;
  const now = { open, gifts, deduction };
  alreadyUnderstood.set(view, now);
  return now;
}

/** All but the blocks of secret gifts, the hands, and closed fists. */
function withWhatIsOpen(view: View): State {
  const { seats, options, turn, turns, wall, finishedRounds } = view;
  const state = newState(seats, options.rounds, options.gift === 'may');
  state.round = finishedRounds.length;
  state.master = view.master;
  state.phase = PHASES.indexOf(view.phase);
  const awaited = state.phase === BUILD ? view.builders : turn.kind === 'seats' ? turn.seats : [];
  state.pending = awaited.reduce((set, seat) => set | (1 << seat), 0);
  state.idle = view.idle.turns;
  if (wall.length > 0) {
    state.left = fistCalled(wall[0].block);
    state.right = fistCalled(wall[wall.length - 1].block);
  }
  state.turns.set(turns.map(entryOfTurn));
  const isRunning = state.phase === BUILD || state.phase === BUILD_ANY || state.phase === GIVE;
  state.turnCount = isRunning ? turns.length - 1 : turns.length;
  if (isRunning) {
    const running = turns[turns.length - 1];
    state.fists = packedFists(running);
    state.builds = running.builds.length;
  }
  finishedRounds.forEach(({ ending, left }, round) => {
    state.endings[round] = ENDINGS.indexOf(ending) + 1;
    state.leftovers.set(left.map(handOf), round * seats);
  });
  return state;
}

function evidenceIn(view: View, history: readonly PastTurn[]): Evidence {
  const evidence = new Evidence(view.seats, history);
  view.players.forEach(({ hand }, seat) => {
    if (!hand) return;
    const known = handOf(hand);
    evidence.learnHand(seat, block => countOf(known, block));
  });
  return evidence;
}

function give(state: State, { turn, from, to }: NotedGift, block: number): void {
  state.turns[turn] = noteBlockIn(state.turns[turn], block);
  state.hands[from] -= ONE_OF[block];
  state.hands[to] += ONE_OF[block];
}

/** A gift whose block is not noted is not one that was declined. */
function withSecretGift(turn: PastTurn, { gift }: TurnView): PastTurn {
  return turn.gift && gift ? { ...turn, gift: { ...turn.gift, given: gift.given } } : turn;
}

/**
 * The hands that follow from all that was built and given; a secret gift moves nothing. A kind can then be counted
 * below zero, borrowing from the next; that comes right when the gifts are added.
 */
function handsAfter(seats: number, history: readonly PastTurn[]): number[] {
  const hands = new Array<number>(seats).fill(FULL_HAND);
  for (const { builds, gift } of history) {
    for (const { seat, block } of builds) hands[seat] -= ONE_OF[block];
    if (!gift) continue;
    hands[gift.from] -= ONE_OF[gift.block];
    hands[gift.to] += ONE_OF[gift.block];
  }
  return hands;
}

/** A seat that has chosen can have any of its blocks in its fist, or none. */
function closeFists(state: State, view: View, random: Random): void {
  view.players.forEach(({ hasChosen, fist }, seat) => {
    if (!hasChosen) return;
    const chosen = fist ? fistCalled(fist) : anyFist(state.hands[seat], random);
    state.fists = withFist(state.fists, seat, chosen);
  });
}

function anyFist(hand: number, random: Random): number {
  const fists = [EMPTY_FIST];
  for (let block = 1; block <= KINDS; block++) if (countOf(hand, block) > 0) fists.push(block);
  return fists[random.below(fists.length)];
}

function entryOfTurn(turn: TurnView): number {
  const isFree = turn.outcome === 'free-choice';
  const block = isFree ? turn.builds[0]?.block : turn.gift?.block;
  const ends = turn.builds.map(({ end }) => END_LETTERS.indexOf(end));
  return entryOf(packedFists(turn), block ? fistCalled(block) : NO_BLOCK, ends, turn.hadChoice);
}

function packedFists({ fists }: TurnView): number {
  return fists.reduce((packed, fist, seat) => withFist(packed, seat, fistCalled(fist)), 0);
}
