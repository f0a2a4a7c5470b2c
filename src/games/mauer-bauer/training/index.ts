import type { SeatTraining } from '../../../../bench/training/training.ts';
import { net } from '../bot/evaluation.ts';
import { simplePlayers } from '../bot/simple.ts';
import { type State, WALL } from '../rules/state.ts';

/** What `bench/training` needs to train the net of `bot/evaluation.ts`: it judges the start of turns. */
export const training: SeatTraining<State> = {
  net,
  lead: 12,

  isJudged: state => state.phase === WALL && !state.hasty,

  /** One match in eight is played with hasty rolls. */
  options: random => ({ hastyRoll: random.below(8) === 0 }),

  simple: simplePlayers,
};
