/** Why a move is good: only from the board and the seat's own hand, never from what others may hold. */
import { CARD_NAMES, copiesOf } from '../rules/cards.ts';
import { neighboursOf } from '../rules/cities.ts';
import {
  CARDS_MOVE,
  cityOfMove,
  END_EXCHANGE,
  firstCardOf,
  HASTY_ROLL,
  JOIN_MOVE,
  STAY_APART,
  secondCardOf,
  THROW_MOVE,
} from '../rules/codes.ts';
import { PLAINS } from '../rules/land.ts';
import { pointsFor } from '../rules/scoring.ts';
import { closes, EXCHANGE, handOf, LAST_SCORING, NONE, type State } from '../rules/state.ts';
import { bestPoints } from './choosing.ts';
import { afterClosing, afterMove } from './trial.ts';
import { outsideGains } from './weighing.ts';

export type Reason =
  /** The wall completes a city for which two cards of the hand score so many points, before the dice. */
  | { readonly kind: 'completes-city'; readonly plains: number; readonly points: number }
  /** The wall, with what is put beside it, makes this card of the hand score more. */
  | { readonly kind: 'feeds-card'; readonly card: string }
  /** The joined city brings the hand so many points more than the new one alone. */
  | { readonly kind: 'joins-for-more'; readonly points: number }
  /** Alone the city brings the hand so many points more than joined. */
  | { readonly kind: 'apart-for-more'; readonly points: number }
  /** No other cards of the hand score more now. */
  | { readonly kind: 'scores-most'; readonly points: number }
  /** The hand could score only so many points now: two new cards are worth more. */
  | { readonly kind: 'gathers-cards'; readonly points: number }
  /** The card would score only so many points. */
  | { readonly kind: 'exchanges-card'; readonly card: string; readonly points: number };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (move < HASTY_ROLL) return reasonForWall(state, seat, move);
  if (move >= STAY_APART && move < THROW_MOVE) return reasonForJoining(state, seat, move);
  if (move >= CARDS_MOVE) return reasonForCards(state, seat, move);
  if (move < THROW_MOVE || move === END_EXCHANGE) return null;
  const card = move - THROW_MOVE;
  if (state.phase !== EXCHANGE)
    return { kind: 'gathers-cards', points: bestPoints(state, seat, state, state.completed) };
  const points = pointsFor(state, card, state.completed);
  return { kind: 'exchanges-card', card: CARD_NAMES[card], points };
}

function reasonForWall(state: State, seat: number, line: number): Reason | null {
  if (closes(state, line)) {
    const after = afterClosing(state, line);
    const plains = after.sizes[after.completed];
    return { kind: 'completes-city', plains, points: bestPoints(state, seat, after, after.completed) };
  }
  const gains = outsideGains(state, line);
  let best = NONE;
  for (const [card, name] of CARD_NAMES.entries()) {
    const gain = gains[name] ?? 0;
    if (gain > 0 && copiesOf(state.piles, handOf(seat), card) > 0 && gain > (gains[CARD_NAMES[best]] ?? 0))
      best = card;
  }
  return best === NONE ? null : { kind: 'feeds-card', card: CARD_NAMES[best] };
}

function reasonForJoining(state: State, seat: number, move: number): Reason | null {
  const apart = bestPoints(state, seat, state, state.completed);
  if (move >= JOIN_MOVE) {
    const points = pointsAfter(state, seat, move) - apart;
    return points > 0 ? { kind: 'joins-for-more', points } : null;
  }
  const count = neighboursOf(state, state.completed, neighbours);
  let joined = 0;
  for (let i = 0; i < count; i++)
    joined = Math.max(joined, pointsAfter(state, seat, JOIN_MOVE + neighbours[i]));
  return apart > joined ? { kind: 'apart-for-more', points: apart - joined } : null;
}

const neighbours = new Int32Array(PLAINS);

function pointsAfter(state: State, seat: number, move: number): number {
  const after = afterMove(state, move);
  return bestPoints(state, seat, after, after.completed);
}

function reasonForCards(state: State, seat: number, move: number): Reason | null {
  const city = state.phase === LAST_SCORING ? cityOfMove(move) : state.completed;
  const second = secondCardOf(move);
  const points =
    pointsFor(state, firstCardOf(move), city) + (second === NONE ? 0 : pointsFor(state, second, city));
  return points === bestPoints(state, seat, state, city) ? { kind: 'scores-most', points } : null;
}
