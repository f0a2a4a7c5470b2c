import { PLAN, type State } from '../rules/state.ts';
import { fistAt } from '../rules/turns.ts';

/** Everything that matters for how the round goes on: how the wall came about does not. */
export function signature(state: State): number {
  let first = state.phase | (state.master << 3) | (state.idle << 6) | (state.round << 12);
  first |= state.wall << 16;
  if (state.phase !== PLAN) {
    first |= ((state.due | state.builders) << 20) | (fistAt(state.turn, state.master) << 26);
  }
  let second = 0x9e3779b9;
  // When a round has just ended, what was left of it matters, and not the new hands.
  const isNewRound = state.phase === PLAN && state.turnCount === 0 && state.round > 0;
  const from = isNewRound ? (state.round - 1) * state.seats : 0;
  const hands = isNewRound ? state.leftovers : state.hands;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = hands[from + seat];
    first = Math.imul(first ^ hand, 0x85ebca6b);
    first ^= first >>> 15;
    second = Math.imul(second ^ first, 0xc2b2ae35) + hand;
    second ^= second >>> 13;
  }
  return (first >>> 0) * 2 ** 20 + (second & 0xfffff);
}
