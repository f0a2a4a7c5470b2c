import type { Training } from '../../../../bench/training/training.ts';
import { FEATURES, writeFeatures } from '../bot/features.ts';
import { facts } from '../rules/facts.ts';
import { KINDS } from '../rules/pieces.ts';
import { ROLL, type State } from '../rules/state.ts';

/** What `bench/training` needs to train the net of `bot/evaluation.ts`: it judges walls before the die is rolled. */
export const training: Training<State> = {
  features: FEATURES,
  writeFeatures,
  isJudged: state => state.phase === ROLL,
  seatOf: state => state.seat,
  progress: state => 1 - state.bricksLeft / (state.copies * KINDS.length),

  /** One match in five has any number of bricks. */
  options(random) {
    const { min, max, default: usual } = facts.options.copies;
    return { copies: random.below(5) > 0 ? usual : min + random.below(max - min + 1), pass: false };
  },

  /** Bricks can be moved back and forth forever. */
  mostMoments: 600,
};
