import { NOWHERE } from '../rules/castle.ts';
import { MOST_MOVES } from '../rules/codes.ts';
import { score } from '../rules/scoring.ts';
import { type State, TURN } from '../rules/state.ts';
import { TurnSearch } from './certainty.ts';

/**
 * What comes before all judgement, at every level above the apprentice. Of the moves on offer, these remain:
 * 1. those that are sure to win in this turn, at once if that is possible; if there are none,
 * 2. those after which the next rival need not have a sure win; and of them
 * 3. those that are sure to bring the most kinds of cheese in this turn.
 * A step that no move satisfies keeps all of them.
 */
export function dismiss(
  state: State,
  _seat: number,
  _moves: Int32Array,
  count: number,
  weights: Float64Array,
): void {
  if (state.phase !== TURN || count < 2) return;
  const search = searchFor(state);
  kept.fill(1);
  if (!search.keepWins(state, kept)) {
    const safely = search.keepEscapes(state, kept);
    let kinds = score(state, state.active) + 1;
    while (search.keepCheese(state, kinds, safely, kept)) kinds++;
  }
  for (let i = 0; i < count; i++) if (kept[i] === 0) weights[i] = 0;
}

/** The seat to move if it has a sure win, or the next one if it will have one whatever the seat to move does. */
export function foregone(state: State): number {
  if (state.phase !== TURN || state.turningUp !== NOWHERE) return -1;
  const search = searchFor(state);
  if (search.wins(state)) return state.active;
  return search.escapes(state) ? -1 : (state.active + 1) % state.seats;
}

const kept = new Uint8Array(MOST_MOVES);
let search: TurnSearch | null = null;

function searchFor(state: State): TurnSearch {
  if (!search?.fits(state)) search = new TurnSearch(state);
  return search;
}
