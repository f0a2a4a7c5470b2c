import { winners } from '../rules/scoring.ts';
import { FINISHED, type State } from '../rules/state.ts';
import * as features from './features.ts';
import { SCALE, WEIGHTS } from './weights.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { OWN, SHARED, writeOwn, writeShared } = features;

/** The lead, in points, that makes a win e times more likely in a finished match. */
const LEAD = 8;
/** How much of the value of a finished match is the lead, so that a search does not stop caring. */
const MARGIN = 0.2;

export const HIDDEN = 16;
/** What a hidden unit below 0 lets through, so that it can go on learning. */
const LEAK = 0.02;
/** The points that 1 stands for in what the net foresees. */
export const POINTS_OF_ONE = 8;

const INPUTS = SHARED + OWN;
const BIASES = INPUTS * HIDDEN;
const TO_RESULT = BIASES + HIDDEN;
const SHARPNESS = TO_RESULT + HIDDEN;

/**
 * A net with one hidden layer that has learnt from matches of the master (`docs/bots/mauer-bauer.md`): for every feature its
 * weights for the hidden units; their biases; their weights for the result; then how the board decides what a point is
 * worth. Training changes them.
 */
export const net = decoded(WEIGHTS);
const seen = new Float64Array(INPUTS);
const ofBoard = new Float64Array(HIDDEN);
const units = new Float64Array(HIDDEN);

/** Writes how likely each seat is to win, at the start of a turn or when the match is over. */
export function evaluate(state: State, values: Float64Array): void {
  if (state.phase === FINISHED) evaluateResult(state, values);
  else foresee(state, values);
}

/** The net foresees how many points each seat will still get, and what a point of lead is worth. */
function foresee(state: State, values: Float64Array): void {
  const { seats, scores } = state;
  writeShared(state, seen, 0);
  let sharpness = net[SHARPNESS + SHARED];
  for (let j = 0; j < HIDDEN; j++) ofBoard[j] = net[BIASES + j];
  for (let k = 0; k < SHARED; k++) {
    sharpness += net[SHARPNESS + k] * seen[k];
    add(k, ofBoard);
  }
  const worth = Math.exp(sharpness);
  for (let seat = 0; seat < seats; seat++) {
    writeOwn(state, seat, seen, SHARED);
    units.set(ofBoard);
    for (let k = SHARED; k < INPUTS; k++) add(k, units);
    let sum = 0;
    for (let j = 0; j < HIDDEN; j++) {
      const unit = units[j];
      sum += (unit > 0 ? unit : LEAK * unit) * net[TO_RESULT + j];
    }
    values[seat] = worth * (scores[seat] + POINTS_OF_ONE * sum);
  }
  share(values, seats);
}

function add(k: number, sums: Float64Array): void {
  const feature = seen[k];
  if (feature === 0) return;
  const from = k * HIDDEN;
  for (let j = 0; j < HIDDEN; j++) sums[j] += feature * net[from + j];
}

function evaluateResult(state: State, values: Float64Array): void {
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

/** Turns what speaks for each seat into shares of 1: one more makes a seat e times likelier. */
function share(values: Float64Array, seats: number): void {
  let highest = values[0];
  for (let seat = 1; seat < seats; seat++) if (values[seat] > highest) highest = values[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp(values[seat] - highest);
    sum += values[seat];
  }
  for (let seat = 0; seat < seats; seat++) values[seat] /= sum;
}

/** The format is described in `weights.ts`. */
function decoded(text: string): Float64Array {
  return Float64Array.from(text, character => {
    const code = character.charCodeAt(0);
    return (code - (code > 92 ? 1 : 0) - (code > 96 ? 1 : 0) - 82) / SCALE;
  });
}
