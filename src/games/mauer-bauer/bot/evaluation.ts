import { decoded, type SeatNet, share } from '../../../engine/seat-net.ts';
import { winners } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { OWN, SHARED, writeOwn, writeShared } from './features.ts';
import { SCALE, WEIGHTS } from './weights.ts';

/** The lead, in points, that makes a win e times more likely in a finished match. */
const LEAD = 8;
/** How much of the value of a finished match is the lead, so that a search does not stop caring. */
const MARGIN = 0.2;

/** Says how likely each seat is to win, at the start of a turn. It has learnt from matches of the master (`docs/bots/mauer-bauer.md`). */
export const net: SeatNet<State> = {
  shared: SHARED,
  own: OWN,
  pointsOfOne: 8,
  weights: decoded(WEIGHTS, SCALE),
  writeShared,
  writeOwn,
  pointsOf: ({ scores }, seat) => scores[seat],
};

/** Writes what a finished match is worth to each seat. */
export function evaluateResult(state: State, values: Float64Array): void {
  const { seats, scores } = state;
  const won = winners(state);
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = scores[seat] / LEAD;
    count += (won >> seat) & 1;
  }
  share(values, seats);
  for (let seat = 0; seat < seats; seat++)
    values[seat] = MARGIN * values[seat] + ((1 - MARGIN) * ((won >> seat) & 1)) / count;
}
