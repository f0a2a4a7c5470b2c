import type { SeatTraining } from '../../../../bench/training/training.ts';
import { HIDDEN, net, POINTS_OF_ONE } from '../bot/evaluation.ts';
import { OWN, SHARED, writeOwn, writeShared } from '../bot/features.ts';
import { simplePlayers } from '../bot/simple.ts';
import { type State, WALL } from '../rules/state.ts';

/** What `bench/training` needs to train the net of `bot/evaluation.ts`: it judges the start of turns. */
export const training: SeatTraining<State> = {
  shape: { shared: SHARED, own: OWN, hidden: HIDDEN, pointsOfOne: POINTS_OF_ONE },
  weights: net,

  writeFeatures(state, into) {
    writeShared(state, into, 0);
    for (let seat = 0; seat < state.seats; seat++) writeOwn(state, seat, into, SHARED + seat * OWN);
  },

  isJudged: state => state.phase === WALL && !state.hasty,

  /** One match in eight is played with hasty rolls. */
  options: random => ({ hastyRoll: random.below(8) === 0 }),

  simple: simplePlayers,
};
