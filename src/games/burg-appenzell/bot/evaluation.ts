import { decoded, type SeatNet } from '../../../engine/seat-net.ts';
import { score } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { OWN, SHARED, writeOwn, writeShared } from './features.ts';
import { SCALE, WEIGHTS } from './weights.ts';

/** Says how likely each seat is to win, whenever a seat is to move. It has learnt from matches of the master (`docs/bots/burg-appenzell.md`). */
export const net: SeatNet<State> = {
  shared: SHARED,
  own: OWN,
  pointsOfOne: 1,
  weights: decoded(WEIGHTS, SCALE),
  writeShared,
  writeOwn,
  pointsOf: score,
};
