import { lowest } from '../../../engine/bits.ts';
import { NATURE_DUE, OVER } from '../../../engine/game.ts';
import { buffersFor } from '../../../engine/playout.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as burgAppenzell, type State } from '../game.ts';
import { SPARE } from '../rules/castle.ts';

/** A win: more than any number of kinds. */
export const WIN = 100;

/**
 * The most kinds of cheese that the seat to move is certain to have at the end of its turn, or `WIN`: every line of
 * play is tried, using only the contract of the game. A line ends where an unseen tile in the castle is turned up; what
 * a slide pushes out may be unseen, and then everything that it can be is tried.
 */
export function sureKinds(state: State): number {
  return bestOf(state, lowest(burgAppenzell.due(state)), new Map());
}

/** Whether taking cheese may have to wait: a rival could be about to win, by cheese or by a third fall. */
export function isCritical(state: State): boolean {
  return [...state.cheeses].some(
    (_, seat) =>
      state.fallen[seat] > 1 ||
      (seat !== state.active && state.target - burgAppenzell.score(state, seat) < 2),
  );
}

function bestOf(state: State, seat: number, known: Map<string, number>): number {
  const due = burgAppenzell.due(state);
  if (due === OVER) return burgAppenzell.winners(state) === 1 << seat ? WIN : -1;
  if (due === NATURE_DUE && state.turningUp !== SPARE) return -1;
  if (due !== NATURE_DUE && due !== 1 << seat) return burgAppenzell.score(state, seat);
  const { actions, slid, roofs, turningUp, tiles, mice, stock, fallen, cheeses } = state;
  const key = `${actions} ${slid} ${roofs} ${turningUp} ${tiles} ${mice} ${stock} ${fallen} ${cheeses}`;
  let best = known.get(key);
  if (best !== undefined) return best;
  const isNature = due === NATURE_DUE;
  const by = isNature ? NATURE : seat;
  const { moves } = buffersFor(burgAppenzell);
  const count = isNature ? burgAppenzell.chances(state, moves) : burgAppenzell.moves(state, seat, moves);
  const after = burgAppenzell.clone(state);
  best = isNature ? WIN : -1;
  for (const move of moves.subarray(0, count)) {
    burgAppenzell.copy(after, state);
    burgAppenzell.play(after, by, move, null);
    const found = bestOf(after, seat, known);
    best = isNature ? Math.min(best, found) : Math.max(best, found);
  }
  known.set(key, best);
  return best;
}
