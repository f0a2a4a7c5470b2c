import { CHOOSE_COLOUR, FIRST_ROLL, type State } from '../rules/state.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { HIDDEN, SCALE, WEIGHTS } from './weights.ts';

/**
 * What a seat can expect of the match, before the die is rolled: a net with one hidden layer that has learnt from its own
 * matches (`docs/bots/muro-contro-muro.md`). It knows nothing of a face that is on the die.
 */
export function evaluate(state: State, seat: number): number {
  // All colours are alike, and who begins is chance.
  if (state.phase === CHOOSE_COLOUR || state.phase === FIRST_ROLL) return 0.5;
  writeFeatures(state, seen);
  for (let k = 0; k < FEATURES; k++) {
    const change = seen[k] - known[k];
    if (change === 0) continue;
    known[k] = seen[k];
    const weights = k * HIDDEN;
    for (let j = 0; j < HIDDEN; j++) sums[j] += change * toHidden[weights + j];
  }
  let sum = bias;
  for (let j = 0; j < HIDDEN; j++) sum += (sums[j] > 0 ? sums[j] : LEAK * sums[j]) * toResult[j];
  const value = 1 / (1 + Math.exp(-sum / (SCALE * SCALE)));
  return state.seat === seat ? value : 1 - value;
}

/** A hidden unit below 0 says little, but not nothing: so it could go on learning. */
const LEAK = 0.02;

const weights = decoded(WEIGHTS);
const toHidden = weights.subarray(0, FEATURES * HIDDEN);
const toResult = weights.subarray((FEATURES + 1) * HIDDEN, (FEATURES + 2) * HIDDEN);
const bias = weights[(FEATURES + 2) * HIDDEN] * SCALE;

/**
 * The features and hidden units of the state evaluated last. States that are evaluated one after the other have most of
 * their features in common, so only what differs is added. All are whole numbers: nothing is ever lost by rounding, and
 * a value does not depend on what was evaluated before.
 */
const seen = new Float64Array(FEATURES);
const known = new Float64Array(FEATURES);
const sums = weights.slice(FEATURES * HIDDEN, (FEATURES + 1) * HIDDEN);

/** Whole numbers of two bytes, the lower one first. */
function decoded(base64: string): Float64Array {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true));
}
