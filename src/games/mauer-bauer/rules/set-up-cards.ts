/** Whether hands and discard pile can be what they are after these cities. */
import { size } from '../../../engine/bits.ts';
import { CARDS, sizeOf } from './cards.ts';
import { furthestBehind } from './rules.ts';
import type { Flaw } from './set-up-flaws.ts';
import { completions, hasActed, isBuilding, scoringsOf } from './set-up-past.ts';
import {
  CARDS_AT_START,
  DEAL,
  DEAL_AT_START,
  DEAL_FOR_EXCHANGE,
  DECK,
  DISCARD,
  EXCHANGE,
  FINISHED,
  handOf,
  JOIN,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
} from './state.ts';

/** The first thing that is wrong with the cards. */
export function checkCards(state: State): Flaw | null {
  return checkHands(state) ?? checkDiscard(state);
}

export const MOST_OF_A_CARD = 2;

/** MB-8, MB-19: whoever plays two cards has one fewer afterwards, and whoever discards one has one more. */
function checkHands(state: State): Flaw | null {
  const { seats, piles, owed, phase, dealing, ending } = state;
  const { most: completed } = completions(state);
  for (let seat = 0; seat < seats; seat++) {
    const size = sizeOf(piles, handOf(seat));
    const scorings = scoringsOf(state, seat, completed);
    const isEnd = isUndealt(state, seat);
    const isOwed = phase === SCORE && !ending && hasActed(state, seat);
    // In a scoring under way, and in the last one, in which nothing can be thrown away, it is known what was done.
    const [lost, won] = isOwed ? (owed[seat] === 2 ? [-1, 1] : [1, 0]) : isEnd ? [1, 0] : [0, 0];
    const before = isOwed || isEnd ? scorings - 1 : scorings;
    const least = canStarve(state) ? 0 : CARDS_AT_START - before - lost;
    const most = CARDS_AT_START + before + won;
    const isStart = dealing === DEAL_AT_START;
    const count = isStart ? size : cardsWithOwed(state, seat);
    if ((count >= least || isStart) && count <= most) continue;
    const later = count - size;
    return {
      kind: 'hand-size',
      at: seatKey(seat),
      seat,
      count: size,
      least: Math.max(0, least - later),
      most: Math.max(0, most - later),
    };
  }
  return null;
}

/** MB-19, MB-21, MB-22 */
function checkDiscard(state: State): Flaw | null {
  const { seats, piles, phase, owed, actor } = state;
  const count = sizeOf(piles, DISCARD);
  const deck = sizeOf(piles, DECK);
  const completed = completions(state);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (count > 0 && all.every(seat => scoringsOf(state, seat, completed.most) === 0))
    return { kind: 'discarded-too-early', at: 'discard' };
  const exchanged = phase === EXCHANGE ? owed[actor] : 0;
  // Each scoring with two cards has made the hand smaller.
  const least = all.reduce(
    (sum, seat) =>
      sum +
      scoringsOf(state, seat, completed.least) +
      Math.max(0, state.dealing === DEAL_AT_START ? 0 : CARDS_AT_START - cardsWithOwed(state, seat)),
    exchanged,
  );
  if (isFirstDeck(state) && count < least) return { kind: 'too-few-discarded', at: 'discard', count, least };
  const most = mostDiscarded(state, completed.most);
  if (count > most) return { kind: 'too-many-discarded', at: 'discard', count, most };
  const isLate = isBuilding(phase) || phase === JOIN || phase === DEAL;
  const mayLie = isLate ? 0 : phase === EXCHANGE ? exchanged : count;
  return deck === 0 && count > mayLie ? { kind: 'deck-empty', at: 'discard' } : null;
}

/**
 * MB-22: for a city, a seat throws a card away, and in the exchange its hand, which has grown by a card with each city. In the
 * latest exchange only those that were furthest behind did so, and still are unless points have been won or lost (MB-9) since.
 */
function mostDiscarded(state: State, cities: number): number {
  const { seats, phase, dealing, hastyRoll, completed } = state;
  const isLastScoring = phase === LAST_SCORING || (phase === FINISHED && completed === NONE);
  const isExchanged = completed === NONE || phase === EXCHANGE || dealing === DEAL_FOR_EXCHANGE;
  const behind = hastyRoll || isLastScoring ? seats : size(furthestBehind(state));
  let most = isLastScoring ? 2 * seats : 0;
  for (let city = 1; city <= cities; city++) {
    const exchangers = city < cities ? seats : isExchanged ? behind : 0;
    most += exchangers * (1 + CARDS_AT_START + city) + (seats - exchangers) * 2;
  }
  return most;
}

/** Whether the deck is the first one still: it had more cards than can have been dealt with every city, exchanges included. */
export function isFirstDeck(state: State): boolean {
  const { most } = completions(state);
  const dealt = most * state.seats * (2 + CARDS_AT_START + most);
  return MOST_OF_A_CARD * CARDS - CARDS_AT_START * state.seats > dealt;
}

/** MB-21: hands shrink further if all cards were in hands at some time. */
export function canStarve(state: State): boolean {
  return (CARDS_AT_START + completions(state).most) * state.seats >= MOST_OF_A_CARD * CARDS;
}

/** MB-25: whether the seat has played in the scoring that ends the match, after which nobody is dealt a card. */
function isUndealt(state: State, seat: number): boolean {
  const { phase, ending } = state;
  const scorings = scoringsOf(state, seat, completions(state).most);
  return ending && scorings > 0 && phase !== JOIN && hasActed(state, seat) && !isBuilding(phase);
}

/** The hand with what it is or would be dealt for the last scoring: a card, or two if it threw one away. */
export function cardsWithOwed(state: State, seat: number): number {
  return sizeOf(state.piles, handOf(seat)) + state.owed[seat] + (isUndealt(state, seat) ? 1 : 0);
}

export function seatKey(seat: number): string {
  return `seat ${seat}`;
}
