/** Why a move is good: based only on the board and the seat's own hand, never on what others may hold. */
import { CARD_NAMES } from '../rules/card-names.ts';
import { copiesOf } from '../rules/cards.ts';
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
import { BESIDE, COAST, ENDS, LINE_NAMES, PLAINS, REGION_OF } from '../rules/land.ts';
import { MOST_MOVES, moves } from '../rules/moves.ts';
import { pointsFor } from '../rules/scoring.ts';
import { closes, EXCHANGE, handOf, isOpen, LAST_SCORING, NONE, type State } from '../rules/state.ts';
import { bestPoints } from './choosing.ts';
import { afterClosing, afterMove } from './trial.ts';

export type Reason =
  /** The wall completes a city for which two cards of the hand score this many points, before the dice. */
  | { readonly kind: 'completes-city'; readonly plains: number; readonly points: number }
  /** The wall, with what is placed beside it, makes this card of the hand score more. */
  | { readonly kind: 'feeds-card'; readonly card: string }
  /** The joined city is worth this many points more to the hand than the new one alone. */
  | { readonly kind: 'joins-for-more'; readonly points: number }
  /** Alone, the city is worth this many points more to the hand than joined. */
  | { readonly kind: 'apart-for-more'; readonly points: number }
  /** No other cards of the hand score more now. */
  | { readonly kind: 'scores-most'; readonly points: number }
  /** The hand could score only this many points now: two new cards are worth more. */
  | { readonly kind: 'gathers-cards'; readonly points: number }
  /** The card would score only this many points. */
  | { readonly kind: 'exchanges-card'; readonly card: string; readonly points: number }
  /** How many other walls would let the next player complete a city; after this one nobody can. */
  | { readonly kind: 'leaves-nothing'; readonly walls: number }
  /** One more wall then completes a city. */
  | { readonly kind: 'prepares-city' }
  /** No wall helps the hand, and none gives anything to the next player. */
  | { readonly kind: 'walls-alike'; readonly walls: number }
  /** The card then scores this many points more than with the colours the other way round. */
  | { readonly kind: 'placed-for-card'; readonly card: string; readonly points: number }
  /** No card of the hand cares what goes where. */
  | { readonly kind: 'any-colour' }
  /** Other cards would score `most`, but are worth more later. */
  | { readonly kind: 'saves-cards'; readonly points: number; readonly most: number }
  /** Even the weakest card of the hand scores this many points. */
  | { readonly kind: 'keeps-hand'; readonly points: number };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (move < HASTY_ROLL) return reasonForWall(state, seat, move);
  if (move === HASTY_ROLL) return null;
  if (move < STAY_APART) return reasonForPieces(state, seat, move);
  if (move < THROW_MOVE) return reasonForJoining(state, seat, move);
  if (move >= CARDS_MOVE) return reasonForCards(state, seat, move);
  if (move === END_EXCHANGE) return { kind: 'keeps-hand', points: weakest(state, seat) };
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
  if (best !== NONE) return { kind: 'feeds-card', card: CARD_NAMES[best] };
  if (isAlmostClosed(afterMove(state, line))) return { kind: 'prepares-city' };
  const lines = movesOf(state, seat).filter(other => other < HASTY_ROLL);
  const walls = lines.filter(
    other => !closes(state, other) && isAlmostClosed(afterMove(state, other)),
  ).length;
  return walls > 0 ? { kind: 'leaves-nothing', walls } : { kind: 'walls-alike', walls: lines.length };
}

const REGION_CARDS = ['rW', 'rC', 'rE'];

/** What a wall on this line is sure to add to each card, by name. */
function outsideGains({ towers }: State, line: number): Readonly<Record<string, number>> {
  const gains: Record<string, number> = { ow: 1, ot: 0, oc: 0, rW: 0, rC: 0, rE: 0 };
  for (let end = 2 * line; end < 2 * line + 2; end++) {
    const point = ENDS[end];
    if (towers[point] === 0) {
      gains.ot++;
      gains.oc += 2 * COAST[point];
    }
    const plain = BESIDE[end];
    if (plain !== NONE) gains[REGION_CARDS[REGION_OF[plain]]]++;
  }
  return gains;
}

/** Whether some wall would complete a city. */
function isAlmostClosed(state: State): boolean {
  return LINE_NAMES.some((_, line) => isOpen(state, line) && closes(state, line));
}

function movesOf(state: State, seat: number): number[] {
  const legal = new Int32Array(MOST_MOVES);
  return [...legal.subarray(0, moves(state, seat, legal))];
}

/**
 * Towers and houses: the card that gains most from these colours, compared with the least that others would bring it.
 */
function reasonForPieces(state: State, seat: number, move: number): Reason {
  const alternatives = movesOf(state, seat);
  let best = { card: NONE, points: 0 };
  for (const card of CARD_NAMES.keys()) {
    if (copiesOf(state.piles, handOf(seat), card) === 0) continue;
    const scored = (made: number) => {
      const after = afterMove(state, made);
      return pointsFor(after, card, after.completed);
    };
    const points = scored(move) - Math.min(...alternatives.map(scored));
    if (points > best.points) best = { card, points };
  }
  return best.card === NONE
    ? { kind: 'any-colour' }
    : { kind: 'placed-for-card', card: CARD_NAMES[best.card], points: best.points };
}

function weakest(state: State, seat: number): number {
  const held = [...CARD_NAMES.keys()].filter(card => copiesOf(state.piles, handOf(seat), card) > 0);
  return Math.min(...held.map(card => pointsFor(state, card, state.completed)));
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
  const most = bestPoints(state, seat, state, city);
  return points === most ? { kind: 'scores-most', points } : { kind: 'saves-cards', points, most };
}
