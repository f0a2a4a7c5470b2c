import { lowest } from '../../../engine/bits.ts';
import { NATURE_DUE, OVER } from '../../../engine/game.ts';
import { buffersFor } from '../../../engine/playout.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as burgAppenzell, type State } from '../game.ts';
import { SPARE } from '../rules/castle.ts';

/**
 * What a seat can force in a turn, whatever unseen tiles turn out to be. Every line of play is tried, using only the contract of
 * the game, so the bot's own search can be compared with it.
 */

/** A win: more than any number of kinds. */
export const WIN = 100;

/**
 * The most kinds of cheese that the seat to move is sure to have at the end of its turn, or `WIN`, without turning up unseen
 * tiles in the castle. With them it may be sure of more, but that takes long to find out.
 */
export function sureKinds(state: State): number {
  const seat = lowest(burgAppenzell.due(state));
  if (canEnd(state, () => false, 'left alone')) return WIN;
  let kinds = burgAppenzell.score(state, seat);
  while (canEnd(state, end => burgAppenzell.score(end, seat) > kinds, 'left alone')) kinds++;
  return kinds;
}

/**
 * Whether the seat to move is sure, in the same way, to have more kinds than this after a turn that gives the next rival no sure
 * win.
 */
export function isSafelySure(state: State, kinds: number): boolean {
  const { active } = state;
  const isGood = (end: State) => burgAppenzell.score(end, active) > kinds && !isSureToWin(end);
  return canEnd(state, isGood, 'left alone');
}

/** Whether the seat to move is sure to win in its turn, whatever it turns up. */
export function isSureToWin(state: State): boolean {
  return canEnd(state, () => false, 'left alone') || canEnd(state, () => false, 'hostile');
}

/** Whether taking cheese may have to wait: a rival could be about to win, by cheese or by a third fall. */
export function isCritical(state: State): boolean {
  return [...state.cheeses].some(
    (_, seat) =>
      state.fallen[seat] > 1 ||
      (seat !== state.active && state.target - burgAppenzell.score(state, seat) < 2),
  );
}

/** Whether the turn can end, with luck, without a sure win for the next rival. */
export function mayEscape(state: State): boolean {
  return canEnd(state, end => !isSureToWin(end), 'kind');
}

/** What is assumed of unseen tiles: it never helps to turn one up in the castle, any must do, or one is enough. */
type Nature = 'left alone' | 'hostile' | 'kind';

/** Whether the seat to move can win in this turn, or end it in a good state. */
function canEnd(root: State, isGood: (atTheEnd: State) => boolean, nature: Nature): boolean {
  const seat = lowest(burgAppenzell.due(root));
  const known = new Map<string, boolean>();
  return can(root);

  function can(state: State): boolean {
    const due = burgAppenzell.due(state);
    if (due === OVER) return burgAppenzell.winners(state) === 1 << seat;
    if (due === NATURE_DUE && nature === 'left alone' && state.turningUp !== SPARE) return false;
    const key = keyOf(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const isDone = due !== NATURE_DUE && due !== 1 << seat;
    const answer = isDone ? isGood(state) : leadsThere(state, due !== NATURE_DUE || nature === 'kind');
    known.set(key, answer);
    return answer;
  }

  function leadsThere(state: State, isOneEnough: boolean): boolean {
    for (const after of statesAfter(state, seat)) if (can(after) === isOneEnough) return isOneEnough;
    return !isOneEnough;
  }
}

/**
 * What every move of the seat leads to, or every outcome if chance is due, traps first; always the same state, changed.
 */
function* statesAfter(state: State, seat: number): Generator<State> {
  const isNature = burgAppenzell.due(state) === NATURE_DUE;
  const { moves } = buffersFor(burgAppenzell);
  const count = isNature ? burgAppenzell.chances(state, moves) : burgAppenzell.moves(state, seat, moves);
  const after = burgAppenzell.clone(state);
  for (const move of moves.slice(0, count).reverse()) {
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
