import type { State } from '../../src/engine/game.ts';
import { HIDDEN, LEAK, type SeatNet } from '../../src/engine/seat-net.ts';

/** A match to learn from: its judged moments. */
export interface Played {
  readonly seats: number;
  readonly moments: number;
  /** For every moment the features of the board, then for every seat its own. */
  readonly features: Float32Array;
  /** For every moment the points of every seat. */
  readonly points: Float32Array;
  /** Every seat's share of the win. */
  readonly won: readonly number[];
}

/** A row of `features`. */
export function featuresIn(net: SeatNet, state: State): Float32Array {
  const { shared, own } = net;
  const row = new Float64Array(shared + state.seats * own);
  net.writeShared(state, row, 0);
  for (let seat = 0; seat < state.seats; seat++) net.writeOwn(state, seat, row, shared + seat * own);
  return Float32Array.from(row);
}

/**
 * Teaches a net which seat wins, by Adam's method: for every seat the net foresees how many points it will still get; how
 * much a point is worth then depends on the board alone.
 */
export class SeatLearner {
  readonly #net: SeatNet;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly #gradient: Float64Array;
  readonly #units: Float64Array;
  readonly #logits = new Float64Array(8);
  readonly #points = new Float64Array(8);
  #learnt = 0;
  steps = 0;

  constructor(net: SeatNet) {
    const { length } = net.weights;
    this.#net = net;
    this.mean = new Float64Array(length);
    this.square = new Float64Array(length);
    this.#gradient = new Float64Array(length);
    this.#units = new Float64Array(8 * HIDDEN);
  }

  /** Begins anew, with small weights and these points for a win that is e times likelier. */
  begin(lead: number, normal: () => number): void {
    const { weights, shared, own } = this.#net;
    const inputs = shared + own;
    weights.fill(0);
    for (let i = 0; i < inputs * HIDDEN; i++) weights[i] = (0.7 * normal()) / Math.sqrt(inputs);
    for (let j = 0; j < HIDDEN; j++)
      weights[(inputs + 1) * HIDDEN + j] = (0.1 * normal()) / Math.sqrt(HIDDEN);
    weights[weights.length - 1] = Math.log(1 / lead);
  }

  /** Every seat's chance at this moment of a match. */
  chances(match: Played, moment: number, into: Float64Array): number {
    const { weights, shared, own, pointsOfOne } = this.#net;
    const units = this.#units;
    const { seats, features, points } = match;
    const inputs = shared + own;
    const at = moment * (shared + seats * own);
    const sharp = (inputs + 2) * HIDDEN;
    let sharpness = weights[sharp + shared];
    for (let k = 0; k < shared; k++) sharpness += weights[sharp + k] * features[at + k];
    const scale = Math.exp(sharpness);
    let highest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const mine = seat * HIDDEN;
      for (let j = 0; j < HIDDEN; j++) units[mine + j] = weights[inputs * HIDDEN + j];
      for (let k = 0; k < inputs; k++) {
        const feature = features[at + (k < shared ? k : k + seat * own)];
        if (feature === 0) continue;
        for (let j = 0; j < HIDDEN; j++) units[mine + j] += feature * weights[k * HIDDEN + j];
      }
      let sum = 0;
      for (let j = 0; j < HIDDEN; j++) {
        if (units[mine + j] < 0) units[mine + j] *= LEAK;
        sum += units[mine + j] * weights[(inputs + 1) * HIDDEN + j];
      }
      this.#points[seat] = points[moment * seats + seat] + pointsOfOne * sum;
      this.#logits[seat] = scale * this.#points[seat];
      highest = Math.max(highest, this.#logits[seat]);
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = Math.exp(this.#logits[seat] - highest);
      total += into[seat];
    }
    for (let seat = 0; seat < seats; seat++) into[seat] /= total;
    return scale;
  }

  /** Records what the chances should have been; `step` then changes the weights. */
  learn(match: Played, moment: number, wanted: Float64Array, chances: Float64Array): void {
    const scale = this.chances(match, moment, chances);
    const { weights, shared, own, pointsOfOne } = this.#net;
    const units = this.#units;
    const gradient = this.#gradient;
    const { seats, features } = match;
    const inputs = shared + own;
    const at = moment * (shared + seats * own);
    const sharp = (inputs + 2) * HIDDEN;
    let forScale = 0;
    for (let seat = 0; seat < seats; seat++) {
      const off = chances[seat] - wanted[seat];
      forScale += off * this.#logits[seat];
      const mine = seat * HIDDEN;
      const back = off * scale * pointsOfOne;
      for (let j = 0; j < HIDDEN; j++) {
        const to = (inputs + 1) * HIDDEN + j;
        gradient[to] += back * units[mine + j];
        units[mine + j] = back * weights[to] * (units[mine + j] > 0 ? 1 : LEAK);
        gradient[inputs * HIDDEN + j] += units[mine + j];
      }
      for (let k = 0; k < inputs; k++) {
        const feature = features[at + (k < shared ? k : k + seat * own)];
        if (feature === 0) continue;
        for (let j = 0; j < HIDDEN; j++) gradient[k * HIDDEN + j] += feature * units[mine + j];
      }
    }
    for (let k = 0; k < shared; k++) gradient[sharp + k] += forScale * features[at + k];
    gradient[sharp + shared] += forScale;
    this.#learnt++;
  }

  /** Changes the weights by what has been recorded, if anything has. */
  step(rate: number): void {
    if (this.#learnt === 0) return;
    this.steps++;
    const meanSoFar = 1 - 0.9 ** this.steps;
    const squareSoFar = 1 - 0.999 ** this.steps;
    const { weights } = this.#net;
    for (let i = 0; i < weights.length; i++) {
      const gradient = this.#gradient[i] / this.#learnt;
      this.mean[i] += 0.1 * (gradient - this.mean[i]);
      this.square[i] += 0.001 * (gradient ** 2 - this.square[i]);
      const size = Math.sqrt(this.square[i] / squareSoFar) + 1e-8;
      weights[i] -= (rate * this.mean[i]) / meanSoFar / size;
      this.#gradient[i] = 0;
    }
    this.#learnt = 0;
  }
}
