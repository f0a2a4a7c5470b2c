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
 * a slide pushes out may be unseen, and then everything that it can be is tried. With `isGood`, only turns that end like that
 * count; −1 if there is none.
 */
export function sureKinds(state: State, isGood: (atTheEnd: State) => boolean = () => true): number {
  return bestOf(state, lowest(burgAppenzell.due(state)), isGood, new Map());
}

/**
 * The most kinds that the seat is certain to have, if more than `atLeast`, in a turn after which the next rival is not certain to win.
 */
export function safeKinds(state: State, atLeast: number): number {
  const { active } = state;
  return sureKinds(state, end => burgAppenzell.score(end, active) > atLeast && sureKinds(end) !== WIN);
}

/** Whether taking cheese may have to wait: a rival could be about to win, by cheese or by a third fall. */
export function isCritical(state: State): boolean {
  return [...state.cheeses].some(
    (_, seat) =>
      state.fallen[seat] > 1 ||
      (seat !== state.active && state.target - burgAppenzell.score(state, seat) < 2),
  );
}

/** Whether the turn can end, with luck, without a certain win of the next rival. */
export function mayEscape(state: State): boolean {
  return escapes(state, state.active, new Set());
}

function escapes(state: State, seat: number, seen: Set<string>): boolean {
  const due = burgAppenzell.due(state);
  if (due === OVER) return burgAppenzell.winners(state) === 1 << seat;
  const key = keyOf(state);
  if (seen.has(key)) return false;
  seen.add(key);
  if (due !== NATURE_DUE && due !== 1 << seat) return sureKinds(state) !== WIN;
  for (const after of statesAfter(state, seat)) if (escapes(after, seat, seen)) return true;
  return false;
}

function bestOf(
  state: State,
  seat: number,
  isGood: (atTheEnd: State) => boolean,
  known: Map<string, number>,
): number {
  const due = burgAppenzell.due(state);
  if (due === OVER) return burgAppenzell.winners(state) === 1 << seat ? WIN : -1;
  if (due === NATURE_DUE && state.turningUp !== SPARE) return -1;
  const isDone = due !== NATURE_DUE && due !== 1 << seat;
  const key = keyOf(state);
  let best = known.get(key);
  if (best !== undefined) return best;
  if (isDone) {
    best = isGood(state) ? burgAppenzell.score(state, seat) : -1;
    known.set(key, best);
    return best;
  }
  const isNature = due === NATURE_DUE;
  best = isNature ? WIN : -1;
  for (const after of statesAfter(state, seat)) {
    const found = bestOf(after, seat, isGood, known);
    best = isNature ? Math.min(best, found) : Math.max(best, found);
  }
  known.set(key, best);
  return best;
}

/** What every move of the seat leads to, or every outcome if chance is due; always the same state, changed. */
function* statesAfter(state: State, seat: number): Generator<State> {
  const isNature = burgAppenzell.due(state) === NATURE_DUE;
  const { moves } = buffersFor(burgAppenzell);
  const count = isNature ? burgAppenzell.chances(state, moves) : burgAppenzell.moves(state, seat, moves);
  const after = burgAppenzell.clone(state);
  for (const move of moves.subarray(0, count)) {
    burgAppenzell.copy(after, state);
    burgAppenzell.play(after, isNature ? NATURE : seat, move, null);
    yield after;
  }
}

function keyOf({
  active,
  actions,
  slid,
  roofs,
  turningUp,
  tiles,
  mice,
  stock,
  fallen,
  cheeses,
}: State): string {
  return `${active} ${actions} ${slid} ${roofs} ${turningUp} ${tiles} ${mice} ${stock} ${fallen} ${cheeses}`;
}
