import { lowest, size } from '../../../engine/bits.ts';
import { OVER } from '../../../engine/game.ts';
import { buffersFor } from '../../../engine/playout.ts';
import { game as dieMauer } from '../game.ts';
import { PLAN, type State } from '../rules/state.ts';

/**
 * What is certain when a seat chooses, found by trying every choice of all others and every way to go on in the turn. All hands must be
 * known.
 */
export interface Outlook {
  readonly move: number;
  /** One for every way in which the others can choose: what a match that is over brings the seat, otherwise what the state is. */
  readonly outcomes: readonly (readonly (number | string)[])[];
}

export function outlooks(state: State, seat: number): Outlook[] {
  return movesOf(state, seat).map(move => ({
    move,
    outcomes: choicesAfter(state, after(state, seat, move)).map(each =>
      endsOf(each).map(end => worthOf(end, seat)),
    ),
  }));
}

/** Whether it wins the match alone, whatever the others do. */
export function isSure({ outcomes }: Outlook): boolean {
  return outcomes.every(each => each.every(outcome => outcome === 1));
}

/** Whether another choice is never worse, but sometimes better. */
export function isDominated(one: Outlook, all: readonly Outlook[]): boolean {
  return all.some(other => neverWorse(other, one) && !neverWorse(one, other));
}

function neverWorse(one: Outlook, other: Outlook): boolean {
  return one.outcomes.every((outcomes, i) => {
    const others = other.outcomes[i];
    const areSame = outcomes.toSorted().join() === others.toSorted().join();
    return areSame || outcomes.every(a => others.every(b => isAsGood(a, b)));
  });
}

function isAsGood(one: number | string, other: number | string): boolean {
  if (one === other || one === 1 || other === 0) return true;
  return typeof one === 'number' && typeof other === 'number' && one >= other;
}

/** The others choose one by one, though nobody sees what anybody chooses. */
function choicesAfter(before: State, state: State): State[] {
  if (state.phase !== PLAN || state.turnCount !== before.turnCount || state.round !== before.round)
    return [state];
  const by = lowest(state.due);
  return movesOf(state, by).flatMap(move => choicesAfter(before, after(state, by, move)));
}

/** What can follow in the turn once everybody has chosen. */
function endsOf(state: State): State[] {
  if (state.phase === PLAN || dieMauer.due(state) === OVER) return [state];
  const by = lowest(state.due);
  return movesOf(state, by).flatMap(move => endsOf(after(state, by, move)));
}

function worthOf(state: State, seat: number): number | string {
  if (dieMauer.due(state) !== OVER) {
    const { round, master, idle, wall, hands, leftovers } = state;
    return `${round} ${master} ${idle} ${wall} ${hands} ${leftovers}`;
  }
  const won = dieMauer.winners(state);
  return ((won >> seat) & 1) / size(won);
}

function after(state: State, by: number, move: number): State {
  const next = dieMauer.clone(state);
  dieMauer.play(next, by, move, null);
  return next;
}

const { moves: buffer } = buffersFor(dieMauer);

function movesOf(state: State, seat: number): number[] {
  return [...buffer.subarray(0, dieMauer.moves(state, seat, buffer))];
}
