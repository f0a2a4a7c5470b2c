import { CHOOSE_COLOUR, FIRST_ROLL, type State } from '../rules/state.ts';
import * as features from './features.ts';
import { HIDDEN, SCALE, WEIGHTS } from './weights.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { FEATURES, writeFeatures } = features;
const SCALES = SCALE * SCALE;

/**
 * What a seat can expect of the match, before the die is rolled: a net with one hidden layer that has learnt from its
 * own matches (`docs/bots/muro-contro-muro.md`). It ignores a face already on the die.
 */
export function evaluate(state: State, seat: number): number {
  // All colours are alike, and chance decides who begins.
  if (state.phase === CHOOSE_COLOUR || state.phase === FIRST_ROLL) return 0.5;
  writeFeatures(state, seen);
  update();
  let sum = bias;
  for (let p = 0; p < PAIRS; p++) {
    const second = Math.round(sums[p] / APART);
    const first = sums[p] - second * APART;
    sum += (first > 0 ? first : LEAK * first) * toResult[2 * p];
    sum += (second > 0 ? second : LEAK * second) * toResult[2 * p + 1];
  }
  const value = 1 / (1 + Math.exp(-sum / SCALES));
  return state.seat === seat ? value : 1 - value;
}

/** A hidden unit below 0 says little, but not nothing, so that it could go on learning. */
const LEAK = 0.02;

/**
 * Two hidden units share one number, the second multiplied by this: a unit stays far below half of it, and both
 * together below 2⁵³. That halves the work, which is most of an evaluation.
 */
const APART = 2 ** 26;
const PAIRS = HIDDEN / 2;

const weights = decoded(WEIGHTS);
const toHidden = paired(weights.subarray(0, FEATURES * HIDDEN));
const toResult = weights.subarray((FEATURES + 1) * HIDDEN, (FEATURES + 2) * HIDDEN);
const bias = weights[(FEATURES + 2) * HIDDEN] * SCALE;

/**
 * The features and hidden units of the state evaluated last. Consecutive states have most of their features in common,
 * so only what differs is added. All are whole numbers: nothing is ever lost by rounding, and a value does not depend
 * on what was evaluated before.
 */
const seen = new Float64Array(FEATURES);
const known = new Float64Array(FEATURES);
const sums = paired(weights.subarray(FEATURES * HIDDEN, (FEATURES + 1) * HIDDEN));

/** The features that differ: by how much, and where their weights are. */
const changes = new Float64Array(FEATURES + 1);
const changed = new Int32Array(FEATURES + 1);

function update(): void {
  let count = 0;
  for (let k = 0; k < FEATURES; k++) {
    const change = seen[k] - known[k];
    if (change === 0) continue;
    known[k] = seen[k];
    changes[count] = change;
    changed[count++] = k * PAIRS;
  }
  changes[count] = 0;
  // Two at a time: the sums are read and written half as often.
  for (let i = 0; i < count; i += 2) {
    const a = changes[i];
    const b = changes[i + 1];
    const ofA = changed[i];
    const ofB = changed[i + 1];
    for (let p = 0; p < PAIRS; p++) sums[p] += a * toHidden[ofA + p] + b * toHidden[ofB + p];
  }
}

function paired(units: Float64Array): Float64Array {
  return Float64Array.from({ length: units.length / 2 }, (_, p) => units[2 * p] + APART * units[2 * p + 1]);
}

/** Whole numbers of two bytes, the lower one first. */
function decoded(base64: string): Float64Array {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true));
}
