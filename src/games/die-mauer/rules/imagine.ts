import type { Random } from '../../../engine/random.ts';
import { fistCalled, NO_BLOCK } from './blocks.ts';
import { Deduction } from './deduction.ts';
import { Evidence } from './evidence.ts';
import { handOf, kindsIn, NO_HAND, withBlock, withoutBlock } from './hands.ts';
import { ENDINGS } from './happenings.ts';
import { historyOf, isTurnOpen, type PastTurn } from './history.ts';
import { fistCount, fistNumber } from './moves.ts';
import { clone, newState, PLAN, type State } from './state.ts';
import { withChoice, withEnd, withFist, withGivenOrFree } from './turns.ts';
import { PHASES, type TurnView, type View } from './view.ts';
import { CLOSED, END_LETTERS, LEFT_OPEN, RIGHT_OPEN } from './wall.ts';

/**
 * A state that agrees with everything the viewer has seen: secret gifts are drawn from those that are possible, and
 * closed fists from the hands that follow.
 */
export function imagine(view: View, random: Random): State {
  const { open, history, deduction } = understood(view);
  const state = clone(open);
  if (deduction) handOut(state, history, deduction.drawGifts(random));
  if (state.phase === PLAN) closeFists(state, view, random);
  return state;
}

/** What every state that can be imagined from a view has in common. */
interface Understood {
  /** Everything but the closed fists and, if there are secret gifts, those and the hands. */
  readonly open: State;
  readonly history: readonly PastTurn[];
  /** What the gifts can have been, if some are secret. */
  readonly deduction: Deduction | null;
}

/** A search imagines thousands of states from one view. */
const alreadyUnderstood = new WeakMap<View, Understood>();

function understood(view: View): Understood {
  const before = alreadyUnderstood.get(view);
  if (before) return before;
  const open = withWhatIsOpen(view);
  const history = historyOf(open).map((turn, i) => withSecretGift(turn, view.turns[i]));
  const gifts = history.flatMap(({ gift }) => (gift?.given === 'given' ? [gift.block] : []));
  const hasSecrets = gifts.includes(NO_BLOCK);
  if (!hasSecrets) handOut(open, history, gifts);
  const now = { open, history, deduction: hasSecrets ? new Deduction(evidenceIn(view, history)) : null };
  alreadyUnderstood.set(view, now);
  return now;
}

/** Everything but the blocks of secret gifts, the hands, and closed fists. */
function withWhatIsOpen(view: View): State {
  const { seats, options, turn, turns, finishedRounds } = view;
  const state = newState(seats, options);
  state.round = finishedRounds.length;
  state.master = view.master;
  state.phase = PHASES.indexOf(view.phase);
  state.due = turn.kind === 'seats' ? setOfSeats(turn.seats) : 0;
  state.builders = setOfSeats(view.builders);
  state.idle = view.idle.turns;
  if (view.wall.length > 0) {
    state.wall = CLOSED | (view.open.left ? LEFT_OPEN : 0) | (view.open.right ? RIGHT_OPEN : 0);
  }
  const finished = isTurnOpen(state) ? turns.slice(0, -1) : turns;
  const [running] = turns.slice(finished.length);
  state.turns.set(finished.map(packed));
  state.turnCount = finished.length;
  if (running) {
    state.turn = packed(running);
    state.builds = running.builds.length;
  }
  finishedRounds.forEach(({ ending, left }, round) => {
    state.endings[round] = ENDINGS.indexOf(ending) + 1;
    state.leftovers.set(left.map(handOf), round * seats);
  });
  return state;
}

function setOfSeats(seats: readonly number[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

function evidenceIn(view: View, history: readonly PastTurn[]): Evidence {
  const evidence = new Evidence(view.seats, history);
  view.players.forEach(({ hand }, seat) => {
    if (hand) evidence.learnHand(seat, handOf(hand));
  });
  return evidence;
}

/** Marks a gift whose block is unknown as different from one that was declined. */
function withSecretGift(turn: PastTurn, { gift }: TurnView): PastTurn {
  return turn.gift && gift ? { ...turn, gift: { ...turn.gift, given: gift.given } } : turn;
}

/**
 * Changes full hands into those that follow from all built and given in the round, if `blocks` are the gifts in order. What a seat
 * received is added before anything is taken away, so that everything taken is there.
 */
function handOut(state: State, history: readonly PastTurn[], blocks: readonly number[]): void {
  const { hands, turns } = state;
  const gifts = history.flatMap(({ gift }, turn) => (gift?.given === 'given' ? [{ ...gift, turn }] : []));
  gifts.forEach(({ to, turn }, n) => {
    turns[turn] = withGivenOrFree(turns[turn], blocks[n]);
    hands[to] = withBlock(hands[to], blocks[n]);
  });
  gifts.forEach(({ from }, n) => {
    hands[from] = withoutBlock(hands[from], blocks[n]);
  });
  for (const { builds } of history)
    for (const { seat, block } of builds) hands[seat] = withoutBlock(hands[seat], block);
  if (isTurnOpen(state)) {
    hands.forEach((hand, seat) => {
      if (hand === NO_HAND) state.out |= 1 << seat;
    });
  }
}

/** A seat that has chosen can have any of its blocks in its fist, or none. */
function closeFists(state: State, view: View, random: Random): void {
  view.players.forEach(({ hasChosen, fist }, seat) => {
    if (!hasChosen) return;
    const kinds = kindsIn(state.hands[seat]);
    const chosen = fist ? fistCalled(fist) : fistNumber(kinds, random.below(fistCount(kinds)));
    state.turn = withFist(state.turn, seat, chosen);
  });
}

/** A turn as `turns.ts` keeps it. */
function packed({ fists, outcome, builds, gift, hadChoice }: TurnView): number {
  const block = outcome === 'free-choice' ? builds[0]?.block : gift?.block;
  let turn = hadChoice ? withChoice(0) : 0;
  fists.forEach((fist, seat) => {
    turn = withFist(turn, seat, fistCalled(fist));
  });
  builds.forEach(({ end }, n) => {
    turn = withEnd(turn, n, END_LETTERS.indexOf(end));
  });
  return block ? withGivenOrFree(turn, fistCalled(block)) : turn;
}
