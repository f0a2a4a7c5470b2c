/** What-ifs: moves tried on a copy of the state. */
import { completeCity } from '../rules/cities.ts';
import { play } from '../rules/rules.ts';
import { clone, copy, type State } from '../rules/state.ts';

let trial: State | null = null;

/** The state after a move of the seat that is due. Valid until the next trial. */
export function afterMove(state: State, move: number): State {
  if (trial?.seats !== state.seats || trial.hastyRoll !== state.hastyRoll) trial = clone(state);
  else copy(trial, state);
  play(trial, state.actor, move, null);
  return trial;
}

/**
 * The state after a wall on this line, which closes an area, if the dice gave no houses: the city stands, and nothing
 * is joined to it. Valid until the next trial.
 */
export function afterClosing(state: State, line: number): State {
  const after = afterMove(state, line);
  completeCity(after, null);
  return after;
}
