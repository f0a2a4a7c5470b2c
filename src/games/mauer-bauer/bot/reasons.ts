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
import {
  BESIDE,
  COAST,
  ENDS,
  LINE_NAMES,
  PLAIN_NAMES,
  PLAINS,
  POINT_NAMES,
  REGION_OF,
  SIDES,
} from '../rules/land.ts';
import { MOST_MOVES, moves } from '../rules/moves.ts';
import { write } from '../rules/notation.ts';
import { pointsFor } from '../rules/scoring.ts';
import {
  clone,
  closes,
  connect,
  EXCHANGE,
  handOf,
  isOpen,
  LAST_SCORING,
  NONE,
  type State,
} from '../rules/state.ts';
import { bestPoints } from './choosing.ts';
import { afterClosing, afterMove } from './trial.ts';

export type Reason =
  /** The wall completes a city for which two cards of the hand score this many points, before the dice. */
  | { readonly kind: 'completes-city'; readonly plains: number; readonly points: number }
  /** The wall, with what is placed beside it, makes this card score this many points more; other walls do less for it. */
  | { readonly kind: 'feeds-card'; readonly card: string; readonly points: number }
  /** The joined city is worth this many points more to the hand than the new one alone. */
  | { readonly kind: 'joins-for-more'; readonly points: number }
  /** Alone, the city is worth this many points more to the hand than joined. */
  | { readonly kind: 'apart-for-more'; readonly points: number }
  /** No other cards of the hand score more now. */
  | { readonly kind: 'scores-most'; readonly points: number }
  /** The hand could score only this many points now: two new cards are worth more. */
  | { readonly kind: 'gathers-cards'; readonly points: number }
  /** The card would score only this many points. */
  | { readonly kind: 'exchanges-card'; readonly points: number }
  /** How many other walls would let the next player complete a city; after this one nobody can. */
  | { readonly kind: 'leaves-nothing'; readonly walls: number }
  /** After it, a wall between these points completes a city. */
  | { readonly kind: 'prepares-city'; readonly from: string; readonly to: string }
  /** Completing the city that lacks one wall would score at most this many points. */
  | { readonly kind: 'leaves-city'; readonly points: number }
  /** How many more walls make the plain a city of its own. */
  | { readonly kind: 'nears-city'; readonly plain: string; readonly walls: number }
  /** No wall helps the hand more, and none gives anything to the next player. */
  | { readonly kind: 'walls-alike'; readonly walls: number }
  /** The card then scores this many points more than with the colours the other way round. */
  | { readonly kind: 'placed-for-card'; readonly card: string; readonly points: number }
  /** The card counts the colour in a city, which other choices would bring less of. */
  | { readonly kind: 'counts-later'; readonly card: string }
  /** The card counts the colour in a city, and this plain lacks fewer walls than the other. */
  | { readonly kind: 'nearer-city'; readonly card: string; readonly plain: string; readonly walls: number }
  /** The card counts the colour outside, and this plain lacks more walls than the other. */
  | { readonly kind: 'stays-outside'; readonly card: string; readonly plain: string }
  /** The hand scores the same now, whatever goes where. */
  | { readonly kind: 'any-colour' }
  /** Other cards would score `most`, but this one is worth more later. */
  | { readonly kind: 'saves-cards'; readonly points: number; readonly most: number; readonly card: string }
  /** Joined or not, the hand scores this many points; joining puts `walls` back. */
  | { readonly kind: 'joins-alike'; readonly points: number; readonly walls: number }
  | { readonly kind: 'apart-alike'; readonly points: number }
  /** The hand scores this many points less that way: what matters is what it costs the others. */
  | { readonly kind: 'costs-others'; readonly points: number }
  /** Even the weakest card of the hand scores this many points. */
  | { readonly kind: 'keeps-hand'; readonly points: number }
  /** The weakest card of the hand scores little now, but a new one would hardly be worth more. */
  | { readonly kind: 'keeps-weakest'; readonly card: string };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (move < HASTY_ROLL) return reasonForWall(state, seat, move);
  if (move === HASTY_ROLL) return null;
  if (move < STAY_APART) return reasonForPieces(state, seat, move);
  if (move < THROW_MOVE) return reasonForJoining(state, seat, move);
  if (move >= CARDS_MOVE) return reasonForCards(state, seat, move);
  if (move === END_EXCHANGE) return reasonToKeep(state, seat);
  const card = move - THROW_MOVE;
  if (state.phase !== EXCHANGE)
    return { kind: 'gathers-cards', points: bestPoints(state, seat, state, state.completed) };
  const points = pointsFor(state, card, state.completed);
  return { kind: 'exchanges-card', points };
}

function reasonForWall(state: State, seat: number, line: number): Reason {
  const lines = movesOf(state, seat).filter(other => other < HASTY_ROLL);
  const closing = lines.filter(other => closes(state, other));
  const scored = (closed: number) => {
    const after = afterClosing(state, closed);
    return bestPoints(state, seat, after, after.completed);
  };
  if (closing.includes(line)) {
    const after = afterClosing(state, line);
    return { kind: 'completes-city', plains: after.sizes[after.completed], points: scored(line) };
  }
  const others = lines.filter(other => !closing.includes(other));
  const fed = cardFed(state, seat, line, others);
  if (fed) return { kind: 'feeds-card', ...fed };
  const [next] = closedNext(state, line);
  if (next !== undefined) {
    const [from, to] = [0, 1].map(end => POINT_NAMES[ENDS[2 * next + end]]);
    return { kind: 'prepares-city', from, to };
  }
  if (closing.length > 0) return { kind: 'leaves-city', points: Math.max(...closing.map(scored)) };
  const walls = others.filter(other => closedNext(state, other).length > 0).length;
  if (walls > 0) return { kind: 'leaves-nothing', walls };
  const help = (other: number) => {
    const gains = outsideGains(state, other);
    return cardsIn(state, seat).reduce((sum, card) => sum + (gains[CARD_NAMES[card]] ?? 0), 0);
  };
  if (others.every(other => help(other) <= help(line))) return { kind: 'walls-alike', walls: lines.length };
  const [plain, missing] = [BESIDE[2 * line], BESIDE[2 * line + 1]]
    .filter(beside => beside !== NONE)
    .map(beside => [beside, missingAround(state, beside) - 1])
    .reduce((best, each) => (each[1] < best[1] ? each : best));
  return { kind: 'nears-city', plain: PLAIN_NAMES[plain], walls: missing };
}

/** The card of the hand for which a wall on this line does most, compared with the wall that does least for it. */
function cardFed(state: State, seat: number, line: number, lines: readonly number[]) {
  const gains = outsideGains(state, line);
  const least = (name: string) => Math.min(...lines.map(other => outsideGains(state, other)[name] ?? 0));
  let best: { readonly card: string; readonly points: number } | null = null;
  for (const card of cardsIn(state, seat)) {
    const name = CARD_NAMES[card];
    const points = gains[name] ?? 0;
    if (points > (best?.points ?? 0) && points > least(name)) best = { card: name, points };
  }
  return best;
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

/** The lines on which a wall would complete a city only because there is one on this line. */
function closedNext(state: State, line: number): number[] {
  const after = clone(state);
  connect(after, line);
  return [...LINE_NAMES.keys()].filter(
    other => other !== line && isOpen(state, other) && closes(after, other) && !closes(state, other),
  );
}

/** How many walls a plain lacks to be a city of its own. */
function missingAround({ walls }: State, plain: number): number {
  return [0, 1, 2].filter(side => {
    const line = SIDES[3 * plain + side];
    return (walls[line >> 5] & (1 << line)) === 0;
  }).length;
}

/** The kinds of card in a hand. */
function cardsIn({ piles }: State, seat: number): number[] {
  return [...CARD_NAMES.keys()].filter(card => copiesOf(piles, handOf(seat), card) > 0);
}

function movesOf(state: State, seat: number): number[] {
  const legal = new Int32Array(MOST_MOVES);
  return [...legal.subarray(0, moves(state, seat, legal))];
}

/**
 * Towers and houses: the card that gains most from these colours, compared with the least that others would bring it;
 * now, or else later.
 */
function reasonForPieces(state: State, seat: number, move: number): Reason {
  const alternatives = movesOf(state, seat);
  let best = { card: NONE, points: 0 };
  for (const card of cardsIn(state, seat)) {
    const scored = (made: number) => {
      const after = afterMove(state, made);
      return pointsFor(after, card, after.completed);
    };
    const points = scored(move) - Math.min(...alternatives.map(scored));
    if (points > best.points) best = { card, points };
  }
  if (best.card !== NONE)
    return { kind: 'placed-for-card', card: CARD_NAMES[best.card], points: best.points };
  return whatCountsLater(state, seat, move, alternatives) ?? { kind: 'any-colour' };
}

interface Piece {
  /** A point or a plain. */
  readonly place: string;
  readonly colour: string;
}

function piecesOf(state: State, seat: number, move: number): Piece[] {
  return write(state, seat, move)
    .split(',')
    .map(text => ({ place: text.slice(0, -1), colour: text.slice(-1) }));
}

function whatCountsLater(
  state: State,
  seat: number,
  move: number,
  alternatives: readonly number[],
): Reason | null {
  const others = alternatives.map(other => piecesOf(state, seat, other));
  const own = piecesOf(state, seat, move);
  const missing = ({ place }: Piece) => missingAround(state, PLAIN_NAMES.indexOf(place));
  for (const card of cardsIn(state, seat).map(number => CARD_NAMES[number])) {
    const [what, colour] = [card.slice(0, -1), card.slice(-1)];
    if (!['H', 'T', 'o'].includes(what)) continue;
    const counted = (pieces: readonly Piece[]) => pieces.filter(piece => piece.colour === colour);
    const [piece] = counted(own);
    if (!piece) continue;
    if (what !== 'o' && others.some(other => counted(other).length < counted(own).length))
      return { kind: 'counts-later', card };
    const elsewhere = others.flatMap(other => (counted(other).length === 1 ? counted(other) : []));
    if (what === 'T' || counted(own).length > 1) continue;
    const walls = missing(piece);
    const plain = piece.place;
    if (what === 'H' && elsewhere.some(other => missing(other) > walls))
      return { kind: 'nearer-city', card, plain, walls };
    if (what === 'o' && elsewhere.some(other => missing(other) < walls))
      return { kind: 'stays-outside', card, plain };
  }
  return null;
}

/** A card that scores this much is worth keeping for its points alone. */
const SCORES_WELL = 3;

function reasonToKeep(state: State, seat: number): Reason | null {
  const points = (card: number) => pointsFor(state, card, state.completed);
  const [weakest] = cardsIn(state, seat).sort((a, b) => points(a) - points(b));
  if (weakest === undefined) return null;
  return points(weakest) >= SCORES_WELL
    ? { kind: 'keeps-hand', points: points(weakest) }
    : { kind: 'keeps-weakest', card: CARD_NAMES[weakest] };
}

function reasonForJoining(state: State, seat: number, move: number): Reason {
  const apart = bestPoints(state, seat, state, state.completed);
  if (move >= JOIN_MOVE) {
    const points = pointsAfter(state, seat, move) - apart;
    if (points < 0) return { kind: 'costs-others', points: -points };
    return points > 0
      ? { kind: 'joins-for-more', points }
      : { kind: 'joins-alike', points: apart, walls: afterMove(state, move).wallsLeft - state.wallsLeft };
  }
  const count = neighboursOf(state, state.completed, neighbours);
  let joined = 0;
  for (let i = 0; i < count; i++)
    joined = Math.max(joined, pointsAfter(state, seat, JOIN_MOVE + neighbours[i]));
  if (apart < joined) return { kind: 'costs-others', points: joined - apart };
  return apart > joined
    ? { kind: 'apart-for-more', points: apart - joined }
    : { kind: 'apart-alike', points: apart };
}

const neighbours = new Int32Array(PLAINS);

function pointsAfter(state: State, seat: number, move: number): number {
  const after = afterMove(state, move);
  return bestPoints(state, seat, after, after.completed);
}

function reasonForCards(state: State, seat: number, move: number): Reason {
  const city = state.phase === LAST_SCORING ? cityOfMove(move) : state.completed;
  const played = [firstCardOf(move), secondCardOf(move)].filter(card => card !== NONE);
  const scored = (card: number) => pointsFor(state, card, city);
  const points = played.reduce((sum, card) => sum + scored(card), 0);
  const most = bestPoints(state, seat, state, city);
  const [kept] = cardsIn(state, seat)
    .filter(card => copiesOf(state.piles, handOf(seat), card) > played.filter(each => each === card).length)
    .sort((a, b) => scored(b) - scored(a));
  return points === most || kept === undefined
    ? { kind: 'scores-most', points }
    : { kind: 'saves-cards', points, most, card: CARD_NAMES[kept] };
}
