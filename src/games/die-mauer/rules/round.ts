import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY, seatsOf } from '../../../engine/viewers.ts';
import { chargeOf, FULL_HAND, hasSection, lettersOf, NO_BLOCK, NO_HAND, TOWER } from './blocks.ts';
import { ENDINGS, type Happening } from './happenings.ts';
import { allOf, idleLimit, MATCH_OVER, PLAN, type State } from './state.ts';
import { roomFor } from './wall.ts';

/** How a turn begins and ends, and how rounds and the match end: DM-5 and DM-11 to DM-15. */

type Teller = Tell<Happening> | null;

export const BY_GOING_OUT = 1;
export const BY_DEADLOCK = 2;
export const BY_STALLING = 3;

export function beginTurn(state: State, tell: Teller): void {
  // DM-13: the seat that would have been master begins the next round.
  if (isDeadlocked(state)) {
    endRound(state, BY_DEADLOCK, tell);
    return;
  }
  // DM-6: all seats choose at once.
  state.phase = PLAN;
  state.pending = allOf(state.seats);
  if (tell) tell({ kind: 'turn-began', master: state.master }, EVERYBODY);
}

export function endTurn(state: State, tell: Teller): void {
  // DM-5: the role passes on after every turn, also from one round to the next.
  state.master = state.master + 1 === state.seats ? 0 : state.master + 1;
  // DM-14: a gift does not interrupt the count, because it builds nothing.
  state.idle = state.builds === 0 ? state.idle + 1 : 0;
  state.turnCount++;
  state.pending = 0;
  state.fists = 0;
  state.builds = 0;

  // DM-11: looked at only now, when every builder has built.
  if (seatsThatAreOut(state) !== 0) endRound(state, BY_GOING_OUT, tell);
  else if (state.idle === idleLimit(state.seats)) endRound(state, BY_STALLING, tell);
  else beginTurn(state, tell);
}

/** DM-13: nobody has a wall section left, and towers and gates have no room. */
export function isDeadlocked(state: State): boolean {
  if (roomFor(TOWER, state.left, state.right) !== 0) return false;
  for (let seat = 0; seat < state.seats; seat++) if (hasSection(state.hands[seat])) return false;
  return true;
}

function seatsThatAreOut(state: State): number {
  let out = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.hands[seat] === NO_HAND) out |= 1 << seat;
  return out;
}

function endRound(state: State, ending: number, tell: Teller): void {
  // DM-12: what is left is charged; `score` adds it up.
  for (let seat = 0; seat < state.seats; seat++) {
    state.leftovers[state.round * state.seats + seat] = state.hands[seat];
  }
  state.endings[state.round] = ending;
  state.round++;
  if (tell) tellRoundEnded(state, ending, tell);

  // DM-15: the last wall stays where it is, for everybody to see.
  if (state.round === state.rounds) {
    state.phase = MATCH_OVER;
    state.pending = 0;
    if (tell) tellMatchEnded(state, tell);
    return;
  }

  // DM-12: everybody takes back a full set, and the wall is cleared; DM-14: the count starts anew.
  state.hands.fill(FULL_HAND);
  state.left = NO_BLOCK;
  state.right = NO_BLOCK;
  state.idle = 0;
  state.turns.fill(0, 0, state.turnCount);
  state.turnCount = 0;
  if (tell) tell({ kind: 'round-began', round: state.round + 1 }, EVERYBODY);
  beginTurn(state, tell);
}

/** DM-12 and DM-15: the charges of all finished rounds, as a negative number or 0. */
export function score(state: State, seat: number): number {
  let score = 0;
  for (let round = 0; round < state.round; round++) {
    score -= chargeOf(state.leftovers[round * state.seats + seat]);
  }
  return score;
}

/** DM-15: all seats with the highest score. */
export function winners(state: State): number {
  let best = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const own = score(state, seat);
    if (own > best) {
      best = own;
      winners = 0;
    }
    if (own === best) winners |= 1 << seat;
  }
  return winners;
}

function tellRoundEnded(state: State, ending: number, tell: Tell<Happening>): void {
  const hands = Array.from(state.hands);
  tell(
    {
      kind: 'round-ended',
      round: state.round,
      ending: ENDINGS[ending - 1],
      out: seatsOf(seatsThatAreOut(state)),
      left: hands.map(lettersOf),
      charges: hands.map(chargeOf),
    },
    EVERYBODY,
  );
}

function tellMatchEnded(state: State, tell: Tell<Happening>): void {
  const scores = Array.from(state.hands, (_, seat) => score(state, seat));
  tell({ kind: 'match-ended', scores, winners: seatsOf(winners(state)) }, EVERYBODY);
}
