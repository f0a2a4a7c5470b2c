import { buffersFor } from '../../../engine/playout.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as mauerBauer } from '../game.ts';
import { addCard, CARDS, copiesOf, sizeOf } from '../rules/cards.ts';
import { DECK, DICE, HOUSES, handOf, JOIN, LAST_SCORING, SCORE, type State, TOWERS } from '../rules/state.ts';

/**
 * What is certain in the last turn of a match, found by trying everything: every roll, every way to go on, every one or two of the cards
 * that the seat has not seen in every rival's hand. What cards score is found by playing them.
 */

/** The seat's decision: every move, and what it can lead to. */
export interface Outlook {
  readonly move: number;
  /** Whether the seat can win whatever is rolled and whatever the others hold. */
  readonly isSure: boolean;
  /** By the seat's further choices, if nothing is left to roll and the match ends: what it gets, and every rival hand for hand. */
  readonly ends: readonly Result[];
  readonly mayGoOn: boolean;
}

interface Result {
  readonly own: number;
  /** Of every rival, with every one or two cards that it may hold. */
  readonly rivals: readonly number[];
}

export function outlooks(state: State): Outlook[] {
  const seat = state.actor;
  return listed(mauerBauer.moves(state, seat, buffer)).map(move => {
    const next = after(state, seat, move);
    const ends = next.phase === DICE ? null : endsOf(next, seat);
    return { move, isSure: isSureWin(next, seat), ends: ends ?? [], mayGoOn: ends === null };
  });
}

/** Whether one of the seat's further choices after another move is at least as good as each after this one, and better for some hands. */
export function isDominated(one: Outlook, all: readonly Outlook[]): boolean {
  if (all.some(({ mayGoOn }) => mayGoOn)) return false;
  return one.ends.every(end => all.some(({ ends }) => ends.some(other => isBetter(other, end))));
}

function isBetter(one: Result, other: Result): boolean {
  if (one.own < other.own || one.rivals.some((rival, i) => rival > other.rivals[i])) return false;
  return one.own > other.own || one.rivals.some((rival, i) => rival < other.rivals[i]);
}

function isSureWin(state: State, seat: number): boolean {
  if (isLastScoring(state)) {
    const { own, rivals } = resultOf(state, seat);
    return rivals.every(rival => own > rival);
  }
  if (state.phase === DICE)
    return listed(mauerBauer.chances(state, buffer)).every(roll =>
      isSureWin(after(state, NATURE, roll), seat),
    );
  if (!isBeforeCards(state)) return false;
  return listed(mauerBauer.moves(state, seat, buffer)).some(move =>
    isSureWin(after(state, seat, move), seat),
  );
}

/** Null if the match may go on. */
function endsOf(state: State, seat: number): Result[] | null {
  if (isLastScoring(state)) return [resultOf(state, seat)];
  if (!isBeforeCards(state)) return null;
  const ends = listed(mauerBauer.moves(state, seat, buffer)).map(move =>
    endsOf(after(state, seat, move), seat),
  );
  return ends.includes(null) ? null : ends.flatMap(end => end ?? []);
}

function isLastScoring({ phase, ending }: State): boolean {
  return phase === LAST_SCORING || (phase === SCORE && ending);
}

function isBeforeCards({ phase }: State): boolean {
  return phase === TOWERS || phase === HOUSES || phase === JOIN;
}

function resultOf(state: State, seat: number): Result {
  const { piles, seats } = state;
  const points = Array.from({ length: CARDS }, (_, card) => pointsOf(state, card));
  const others = Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat);
  const copies = (pilesOf: readonly number[]) =>
    Array.from({ length: CARDS }, (_, card) => card).flatMap(card =>
      Array<number>(pilesOf.reduce((sum, pile) => sum + copiesOf(piles, pile, card), 0)).fill(card),
    );
  const own = copies([handOf(seat)]);
  const unseen = copies([DECK, ...others.map(handOf)]);
  return {
    own: Math.max(...handsOf(own, own.length).map(hand => rankOf(state, seat, hand, points))),
    rivals: others.flatMap(other =>
      handsOf(unseen, sizeOf(piles, handOf(other))).map(hand => rankOf(state, other, hand, points)),
    ),
  };
}

/** One or two of these cards, as far as a hand of this size can hold them. */
function handsOf(cards: readonly number[], size: number): (readonly number[])[] {
  if (size === 0) return [[]];
  const pairs = size === 1 ? [] : cards.flatMap((one, i) => cards.slice(i + 1).map(other => [one, other]));
  return [...new Map([...cards.map(card => [card]), ...pairs].map(hand => [hand.join(), hand])).values()];
}

/** MB-26: what the seat gets with these cards: points, then cards left in hand. */
function rankOf(
  state: State,
  seat: number,
  hand: readonly number[],
  points: readonly (readonly number[])[],
): number {
  const size = sizeOf(state.piles, handOf(seat));
  if (hand.length === 0) return 100 * state.scores[seat];
  const [first, second = first] = hand;
  const scores = points[first].flatMap((_, city) => {
    const [one, other] = [points[first][city], points[second][city]];
    const both = hand.length > 1 ? [100 * (one + other) + size - 2] : [];
    return [100 * one + size - 1, 100 * other + size - 1, ...both];
  });
  return 100 * state.scores[seat] + Math.max(...scores);
}

/** What a card scores, for every city that may be named. */
function pointsOf(state: State, card: number): number[] {
  const trial = mauerBauer.clone(state);
  const hand = handOf(trial.actor);
  trial.piles.fill(0, hand, hand + 2);
  addCard(trial.piles, hand, card);
  const before = trial.scores[trial.actor];
  return listed(mauerBauer.moves(trial, trial.actor, buffer)).map(
    move => after(trial, trial.actor, move).scores[trial.actor] - before,
  );
}

function after(state: State, by: number, move: number): State {
  const next = mauerBauer.clone(state);
  mauerBauer.play(next, by, move, null);
  return next;
}

const { moves: buffer } = buffersFor(mauerBauer);

/** The moves or outcomes that have just been written to the buffer, each once. */
function listed(count: number): number[] {
  return [...new Set(buffer.subarray(0, count))];
}
