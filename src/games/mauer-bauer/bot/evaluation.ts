import { winners } from '../rules/scoring.ts';
import { FINISHED, type State } from '../rules/state.ts';
import { handValue } from './choosing.ts';

/** The lead, in points, that makes a win e times more likely. */
const LEAD = 8;
/** How much of the value of a finished match is the lead, so that a search does not stop caring. */
const MARGIN = 0.2;

/** Writes how likely each seat is to win, given its score and the worth of its hand. */
export function evaluate(state: State, values: Float64Array): void {
  const { seats, scores } = state;
  const isOver = state.phase === FINISHED;
  const won = isOver ? winners(state) : 0;
  let highest = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = scores[seat] + (isOver ? 0 : handValue(state, seat));
    if (values[seat] > highest) highest = values[seat];
  }
  let sum = 0;
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp((values[seat] - highest) / LEAD);
    sum += values[seat];
    count += (won >> seat) & 1;
  }
  for (let seat = 0; seat < seats; seat++) {
    const chance = values[seat] / sum;
    values[seat] = isOver ? MARGIN * chance + ((1 - MARGIN) * ((won >> seat) & 1)) / count : chance;
  }
}
