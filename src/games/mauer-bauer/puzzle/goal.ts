import type { Goal } from '../../../engine/puzzle/goal.ts';
import { ENDS } from '../rules/land.ts';
import { countAll } from '../rules/pieces.ts';
import { DICE, HOUSES, JOIN, LAST_SCORING, NONE, SCORE, type State, TOWERS, WALL } from '../rules/state.ts';

const OWN_TURN: readonly number[] = [WALL, DICE, TOWERS, HOUSES, JOIN];

/** How many towers, or houses, are placed in a turn. */
const MOST_PUT = 2;

/** The points that the seat makes in its turn, until it has scored. No card is drawn before, so nothing hidden matters. */
export const goal: Goal<State> = {
  margin: 1,
  replies: 'worst',
  settings: [2, 3, 4].map(seats => ({ seats, options: { hastyRoll: false } })),
  asks: ({ phase, actor }, seat) =>
    actor === seat && phase !== DICE && (OWN_TURN.includes(phase) || isScoring(phase)),
  /** If only one wall brings anything, there is little to find. */
  isDull: ({ phase }, values) => phase === WALL && new Set(values).size < 3,
  ended: (state, seat, from) =>
    OWN_TURN.includes(state.phase)
      ? state.active !== seat || brings(state, from) === 'nothing'
      : !isScoring(state.phase) || state.actor !== seat,
  value: (state, seat, from) => state.scores[seat] - from.scores[seat],
  theme: ({ phase }) => {
    switch (phase) {
      case WALL:
        return 'wall';
      case TOWERS:
        return 'towers';
      case HOUSES:
        return 'houses';
      case JOIN:
        return 'joining';
      default:
        return 'cards';
    }
  },
};

function isScoring(phase: number): boolean {
  return phase === SCORE || phase === LAST_SCORING;
}

/**
 * Whether the wall that was built can still bring points in this turn. It closes a city only if its ends were already
 * connected; otherwise there is a scoring only if the match ends (MB-24).
 */
function brings(state: State, from: State): 'perhaps something' | 'nothing' {
  const { wall } = state;
  if (from.phase !== WALL || wall === NONE) return 'perhaps something';
  const closes = from.chains[ENDS[2 * wall]] === from.chains[ENDS[2 * wall + 1]];
  const isLate =
    state.ending ||
    state.wallsLeft === 0 ||
    countAll(state.towersLeft) <= MOST_PUT ||
    countAll(state.housesLeft) <= MOST_PUT;
  return closes || isLate ? 'perhaps something' : 'nothing';
}
