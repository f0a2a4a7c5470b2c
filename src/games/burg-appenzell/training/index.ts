import type { SeatTraining } from '../../../../bench/training/training.ts';
import { net } from '../bot/evaluation.ts';
import { simplePlayers } from '../bot/simple.ts';
import { LAYOUT_NAMES, NOWHERE } from '../rules/castle.ts';
import { ENDED, type State } from '../rules/state.ts';

/** A third of the moments is enough: neighbouring ones say the same. */
const JUDGED = 3;

/** What `bench/training` needs to train the net of `bot/evaluation.ts`: it judges all moments of decision. */
export const training: SeatTraining<State> = {
  net,
  lead: 1,

  isJudged: ({ phase, turningUp, turns, actions }) =>
    phase !== ENDED && turningUp === NOWHERE && (turns + actions) % JUDGED === 0,

  /** Half of all matches are played for four kinds, the others for five or six; one in eight by the other reading of BA-17. */
  options: random => ({
    layout: LAYOUT_NAMES[random.below(2)],
    target: [4, 4, 5, 6][random.below(4)],
    memory: false,
    lastMouse: random.below(8) === 0,
  }),

  simple: simplePlayers,
};
