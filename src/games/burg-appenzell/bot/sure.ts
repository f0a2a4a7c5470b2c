import { NOWHERE } from '../rules/castle.ts';
import { MOST_MOVES } from '../rules/codes.ts';
import { type State, TURN } from '../rules/state.ts';
import { TurnSearch } from './certainty.ts';

/**
 * What comes before all judgement, at every level above the apprentice. Of the moves on offer, these remain:
 * 1. those that are sure to win in this turn, at once if that is possible; if there are none,
 * 2. those that do not lose the match at once,
 * 3. of them those after which the next rival need not have a sure win; and of them
 * 4. those that are sure to bring the most kinds of cheese in this turn, without giving the next rival a sure win.
 * A step that no move satisfies keeps all of them. Cheese that is safe also satisfies the third step, so it is asked for first: that
 * is quicker to find out. If it stays open whether any move satisfies the third step, cheese that is not safe comes before it.
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
    search.keepPlaying(state, kept);
    if (!search.keepCheese(state, true, kept)) {
      escapes.set(kept);
      const isEnough = search.keepEscapes(state, escapes) || search.keepCheese(state, false, escapes);
      if (isEnough || !search.keepCheese(state, false, kept)) kept.set(escapes);
    }
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
const escapes = new Uint8Array(MOST_MOVES);
let search: TurnSearch | null = null;

function searchFor(state: State): TurnSearch {
  if (!search?.fits(state)) search = new TurnSearch(state);
  return search;
}
