import { Trials } from '../../../engine/trials.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { CARDS, copiesOf, sizeOf } from '../rules/cards.ts';
import { CARDS_MOVE, firstCardOf, HASTY_ROLL, secondCardOf } from '../rules/codes.ts';
import { ENDS, PLAINS } from '../rules/land.ts';
import { chances, moves as listMoves, MOST_MOVES } from '../rules/moves.ts';
import { countAll } from '../rules/pieces.ts';
import { play } from '../rules/rules.ts';
import { pointsFor } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

const { clone, copy, DECK, DICE, HOUSES, handOf, JOIN, LAST_SCORING, NONE, SCORE, TOWERS, WALL } = states;

/** How many ends of the match a search for a sure wall may look at; after that, nothing counts as sure. */
const MOST_ENDS = 3000;

const trials = new Trials<State>(
  { clone, copy, fits: (one, other) => one.seats === other.seats && one.hastyRoll === other.hastyRoll },
  MOST_MOVES,
);

/**
 * What comes before all judgement, at every level above the apprentice. In the last turn of a match, the others' hands are
 * unknown, but what they could score at most follows from the board and from the cards that the seat has not seen. Of the moves on
 * offer, those remain that are sure to win. If there are none, and no die is left to roll, those remain that no other move
 * matches or beats whatever the others hold. Which cards are best at the end needs no such search (`weighing.ts`).
 *
 * Before the last scoring, no card is played that scores nothing.
 */
export function dismiss(
  state: State,
  seat: number,
  moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  if (count < 2) return;
  const { phase } = state;
  if (phase === SCORE && !state.ending) {
    keep(count, weights, i => moves[i] < CARDS_MOVE || brings(state, moves[i]));
  } else if (phase === WALL) {
    if (!mayEnd(state)) return;
    budget = MOST_ENDS;
    keep(count, weights, i => endsBy(state, moves[i]) && isSureAfter(state, seat, moves[i], 0));
  } else if (phase === TOWERS || phase === HOUSES || phase === JOIN) {
    const ends = Array.from({ length: count }, (_, i) => endsAfter(state, seat, moves[i], 0));
    if (keep(count, weights, i => ends[i]?.some(isWon) ?? false)) return;
    const every = ends.flatMap(each => each ?? []);
    if (ends.includes(null)) return;
    keep(count, weights, i => ends[i]?.some(end => !every.some(other => beats(other, end))) ?? false);
  }
}

/** Whether every card that is played scores: another is better discarded for two new ones, or kept. */
function brings(state: State, move: number): boolean {
  const second = secondCardOf(move);
  const scores = (card: number) => pointsFor(state, card, state.completed) > 0;
  return scores(firstCardOf(move)) && (second === NONE || scores(second));
}

/** Keeps the moves that are good, or all if none is; returns whether any is. */
function keep(count: number, weights: Float64Array, isGood: (index: number) => boolean): boolean {
  const good = Array.from({ length: count }, (_, i) => isGood(i));
  if (!good.includes(true)) return false;
  const isPromising = good.some((isGood, i) => isGood && weights[i] > 0);
  for (let i = 0; i < count; i++) weights[i] = good[i] ? (isPromising ? weights[i] : 1) : 0;
  return true;
}

/** MB-24: whether a wall could end the match, whatever is rolled for it. Palaces and houses seldom run out first. */
function mayEnd({ wallsLeft, towersLeft }: State): boolean {
  return wallsLeft === 1 || countAll(towersLeft) <= 2;
}

/** Whether a wall on this line surely ends the match: it is the last one, or takes the last towers. */
function endsBy(state: State, line: number): boolean {
  if (line === HASTY_ROLL) return false;
  if (state.wallsLeft === 1) return true;
  const { towers } = state;
  const free = (towers[ENDS[2 * line]] === 0 ? 1 : 0) + (towers[ENDS[2 * line + 1]] === 0 ? 1 : 0);
  return free > 0 && free >= countAll(state.towersLeft);
}

/** Whether the seat can win after the move, whatever is rolled and whatever the others hold. */
function isSureAfter(state: State, seat: number, move: number, depth: number): boolean {
  const after = trials.stateAt(depth, state);
  play(after, state.phase === DICE ? NATURE : seat, move, null);
  if (isLastScoring(after)) {
    budget--;
    return isWon(endOf(after, seat));
  }
  if (budget <= 0 || (after.phase !== DICE && (after.actor !== seat || after.phase === WALL))) return false;
  const moves = trials.movesAt(depth);
  if (after.phase === DICE) {
    const count = chances(after, moves);
    for (let i = 0; i < count; i++) {
      // Two ways in which different house dice can fall follow each other.
      if (i > 0 && moves[i] === moves[i - 1]) continue;
      if (!isSureAfter(after, seat, moves[i], depth + 1)) return false;
    }
    return true;
  }
  const count = listMoves(after, seat, moves);
  for (let i = 0; i < count; i++) if (isSureAfter(after, seat, moves[i], depth + 1)) return true;
  return false;
}

let budget = 0;

/** How a match can end, before anybody plays cards. */
interface End {
  /** What the seat's best cards bring it, and the most that any rival can get: points, then cards left (MB-26). */
  readonly own: number;
  readonly rivals: number;
  /** What every card that the seat has not seen would score, for every city that may be named. */
  readonly points: readonly number[];
}

/** The ends that the seat can reach after the move without another roll; null if the match may go on. */
function endsAfter(state: State, seat: number, move: number, depth: number): End[] | null {
  const after = trials.stateAt(depth, state);
  play(after, seat, move, null);
  if (isLastScoring(after)) return [endOf(after, seat)];
  if (after.active !== seat || (after.phase !== HOUSES && after.phase !== JOIN)) return null;
  const moves = trials.movesAt(depth);
  const count = listMoves(after, seat, moves);
  const ends: End[] = [];
  for (let i = 0; i < count; i++) {
    const more = endsAfter(after, seat, moves[i], depth + 1);
    if (!more) return null;
    ends.push(...more);
  }
  return ends;
}

function isLastScoring({ phase, ending }: State): boolean {
  return phase === LAST_SCORING || (phase === SCORE && ending);
}

function isWon({ own, rivals }: End): boolean {
  return own > rivals;
}

/** Whether this end is never worse for the seat than the other, whatever cards the rivals play, and sometimes may be better. */
function beats(one: End, other: End): boolean {
  if (one.own < other.own || one.points.length !== other.points.length) return false;
  let isBetter = one.own > other.own;
  for (let i = 0; i < one.points.length; i++) {
    if (one.points[i] > other.points[i]) return false;
    isBetter ||= one.points[i] < other.points[i];
  }
  return isBetter;
}

/** The last scoring is about to begin: nobody has played a card yet. */
function endOf(state: State, seat: number): End {
  const { seats, scores, piles } = state;
  const cities = citiesToName(state);
  const points = cities.flatMap(city =>
    Array.from({ length: CARDS }, (_, card) => pointsFor(state, card, city)),
  );
  const own = Array.from({ length: CARDS }, (_, card) => copiesOf(piles, handOf(seat), card));
  const unseen = Array.from({ length: CARDS }, (_, card) => {
    let copies = copiesOf(piles, DECK, card);
    for (let other = 0; other < seats; other++)
      if (other !== seat) copies += copiesOf(piles, handOf(other), card);
    return copies;
  });
  const resultOf = (other: number, cards: readonly number[]): number => {
    let best = 0;
    const size = sizeOf(piles, handOf(other));
    for (let city = 0; city < cities.length; city++)
      best = Math.max(best, bestResult(points, city * CARDS, cards, scores[other], size));
    return best;
  };
  let rivals = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rivals = Math.max(rivals, resultOf(other, unseen));
  return {
    own: resultOf(seat, own),
    rivals,
    points: points.map((each, i) => (unseen[i % CARDS] > 0 ? each : 0)),
  };
}

/** MB-25: the city completed in this turn, or any. */
function citiesToName({ phase, completed, cityOf }: State): number[] {
  if (phase === SCORE) return [completed];
  const cities: number[] = [];
  for (let plain = 0; plain < PLAINS; plain++) if (cityOf[plain] === plain) cities.push(plain);
  return cities.length > 0 ? cities : [NONE];
}

/** MB-25, MB-26: the most that one or two of these cards bring a hand of this size; points count first, then cards left. */
function bestResult(
  points: readonly number[],
  from: number,
  cards: readonly number[],
  score: number,
  size: number,
): number {
  if (size === 0) return POINT * score;
  let first = 0;
  let second = 0;
  for (let card = 0; card < CARDS; card++) {
    for (let copy = 0; copy < cards[card]; copy++) {
      const each = points[from + card];
      if (each > first) {
        second = first;
        first = each;
      } else if (each > second) second = each;
    }
  }
  if (size === 1 || second === 0) return POINT * (score + first) + size - 1;
  return POINT * (score + first + second) + size - 2;
}

/** More than there are cards. */
const POINT = 100;
