/** What comes after the board is built: scoring, dealing, exchange, the next turn and the end (MB-19 … MB-26). */
import type { Tell } from '../../../engine/game.ts';
import { allBut, EVERYBODY, only, seatsOf } from '../../../engine/viewers.ts';
import { addCard, CARD_NAMES, moveAll, sizeOf, takeCard } from './cards.ts';
import { beginEnding } from './cities.ts';
import type { Happening } from './happenings.ts';
import { PLAIN_NAMES } from './land.ts';
import { pointsFor } from './points.ts';
import {
  DEAL,
  DEAL_AFTER_SCORING,
  DEAL_AT_START,
  DEAL_FOR_EXCHANGE,
  deckOf,
  discardOf,
  EXCHANGE,
  FINISHED,
  handOf,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  WALL,
} from './state.ts';

type Listener = Tell<Happening> | null;

/** MB-19, MB-25: the turn is finished but for the cards. */
export function endTurn(state: State, tell: Listener): void {
  if (state.completed !== NONE) askFrom(state, SCORE, state.active, tell);
  else if (state.ending) beginLastScoring(state, tell);
  else nextTurn(state, tell);
}

/**
 * MB-19, MB-25: plays one card or two (`second` is −1 for one) for the city completed in this turn, or in the last
 * scoring for the city named.
 */
export function playCards(state: State, city: number, first: number, second: number, tell: Listener): void {
  const { piles, actor } = state;
  const scored = state.step === SCORE ? state.completed : city;
  const firstPoints = pointsFor(state, first, scored);
  const secondPoints = second < 0 ? 0 : pointsFor(state, second, scored);
  const points = firstPoints + secondPoints;
  state.scores[actor] += points;
  discard(piles, handOf(actor), discardOf(state), first);
  if (second >= 0) discard(piles, handOf(actor), discardOf(state), second);
  owe(state, 1);
  if (tell !== null) {
    const cards = [{ card: CARD_NAMES[first], points: firstPoints }];
    if (second >= 0) cards.push({ card: CARD_NAMES[second], points: secondPoints });
    tell(
      {
        kind: 'scored',
        seat: actor,
        city: scored === NONE ? null : PLAIN_NAMES[scored],
        cards,
        points,
        score: state.scores[actor],
      },
      EVERYBODY,
    );
  }
  askNext(state, tell);
}

/** MB-19: throws a card away instead of scoring. MB-22: throws a card away in the exchange. */
export function throwAway(state: State, card: number, tell: Listener): void {
  const { actor } = state;
  discard(state.piles, handOf(actor), discardOf(state), card);
  if (tell !== null) tell({ kind: 'threw-away', seat: actor, card: CARD_NAMES[card] }, EVERYBODY);
  if (state.step === EXCHANGE) {
    state.owed[actor]++;
  } else {
    owe(state, 2);
    askNext(state, tell);
  }
}

/** MB-22: the seat has thrown away all that it wants to. */
export function endExchange(state: State, tell: Listener): void {
  const { actor } = state;
  state.exchangers &= ~(1 << actor);
  if (tell !== null) tell({ kind: 'exchanged', seat: actor, cards: state.owed[actor] }, EVERYBODY);
  state.dealing = DEAL_FOR_EXCHANGE;
  dealNext(state, tell);
}

/** MB-8, MB-19, MB-22: nature deals a card to the seat whose turn it is to be dealt one. */
export function deal(state: State, card: number, tell: Listener): void {
  const { piles, actor } = state;
  takeCard(piles, deckOf(state), card);
  addCard(piles, handOf(actor), card);
  state.owed[actor]--;
  if (tell !== null) {
    tell({ kind: 'dealt', seat: actor, card: CARD_NAMES[card] }, only(actor));
    tell({ kind: 'dealt-face-down', seat: actor }, allBut(actor));
  }
  if (piles[deckOf(state)] === 0) reshuffle(state, tell); // MB-21: as soon as the last card is drawn.
  dealNext(state, tell);
}

/** MB-26: the highest marker; among those, the most cards in hand. */
export function winners(state: State): number {
  let best = -1;
  let winning = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const standing = state.scores[seat] * 100 + sizeOf(state.piles, handOf(seat));
    if (standing > best) {
      best = standing;
      winning = 0;
    }
    if (standing === best) winning |= 1 << seat;
  }
  return winning;
}

/** Asks this seat; one without a card (MB-21: which hardly ever happens) can only be dealt one. */
function askFrom(state: State, step: number, seat: number, tell: Listener): void {
  state.step = step;
  state.actor = seat;
  if (state.piles[handOf(seat)] !== 0) return;
  owe(state, 1);
  askNext(state, tell);
}

/** MB-19: what the seat is dealt when all have played. MB-25: at the end nobody is dealt a card. */
function owe(state: State, cards: number): void {
  if (!state.ending) state.owed[state.actor] = cards;
}

function askNext(state: State, tell: Listener): void {
  const next = after(state, state.actor);
  if (next !== state.active) askFrom(state, state.step, next, tell);
  else if (state.ending) finish(state, tell);
  else {
    state.dealing = DEAL_AFTER_SCORING;
    dealNext(state, tell);
  }
}

/** Finds who is dealt the next card, from the active seat clockwise; if nobody is, goes on after the deal. */
function dealNext(state: State, tell: Listener): void {
  let seat = state.active;
  for (let i = 0; i < state.seats; i++, seat = after(state, seat)) {
    if (state.owed[seat] === 0) continue;
    // MB-21: if the pile was empty when the last card was drawn, it becomes the deck now that a card is due.
    if (state.piles[deckOf(state)] === 0) reshuffle(state, tell);
    if (state.piles[deckOf(state)] === 0) {
      state.owed.fill(0); // MB-21: there is no card at all.
      break;
    }
    state.step = DEAL;
    state.actor = seat;
    return;
  }
  const { dealing } = state;
  state.dealing = NONE;
  if (dealing === DEAL_AT_START) beginTurn(state, 0, tell);
  else {
    if (dealing === DEAL_AFTER_SCORING) state.exchangers = furthestBehind(state);
    nextExchange(state, tell);
  }
}

/** MB-22: all that tie. */
function furthestBehind(state: State): number {
  let lowest = state.scores[0];
  for (let seat = 1; seat < state.seats; seat++) lowest = Math.min(lowest, state.scores[seat]);
  let behind = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.scores[seat] === lowest) behind |= 1 << seat;
  return behind;
}

/** MB-22 */
function nextExchange(state: State, tell: Listener): void {
  if (state.exchangers === 0) {
    nextTurn(state, tell);
    return;
  }
  let seat = state.active;
  while ((state.exchangers & (1 << seat)) === 0) seat = after(state, seat);
  state.step = EXCHANGE;
  state.actor = seat;
  if (tell !== null) tell({ kind: 'may-exchange', seat }, EVERYBODY);
}

/** MB-23 */
function nextTurn(state: State, tell: Listener): void {
  beginTurn(state, after(state, state.active), tell);
}

function beginTurn(state: State, seat: number, tell: Listener): void {
  state.active = seat;
  state.actor = seat;
  state.hasty = false;
  state.wall = NONE;
  state.roll = NONE;
  state.completed = NONE;
  state.step = WALL;
  if (tell !== null) tell({ kind: 'turn-began', seat }, EVERYBODY);
  const { open } = state;
  if ((open[0] | open[1] | open[2]) === 0) {
    beginEnding(state, 'lines', tell); // MB-24
    beginLastScoring(state, tell);
  }
}

/** MB-25 */
function beginLastScoring(state: State, tell: Listener): void {
  if (tell !== null) tell({ kind: 'last-scoring' }, EVERYBODY);
  askFrom(state, LAST_SCORING, state.active, tell);
}

function finish(state: State, tell: Listener): void {
  state.step = FINISHED;
  if (tell !== null) {
    tell(
      { kind: 'match-ended', scores: Array.from(state.scores), winners: seatsOf(winners(state)) },
      EVERYBODY,
    );
  }
}

/** MB-21: the discard pile becomes the deck, which is empty. */
function reshuffle(state: State, tell: Listener): void {
  const { piles } = state;
  if (piles[discardOf(state)] === 0) return;
  moveAll(piles, discardOf(state), deckOf(state));
  if (tell !== null) tell({ kind: 'reshuffled', cards: sizeOf(piles, deckOf(state)) }, EVERYBODY);
}

function discard(piles: Int32Array, hand: number, pile: number, card: number): void {
  takeCard(piles, hand, card);
  addCard(piles, pile, card);
}

function after(state: State, seat: number): number {
  return seat + 1 === state.seats ? 0 : seat + 1;
}
