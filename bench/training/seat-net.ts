/** A match to learn from: its judged moments, each with the features of the board and of every seat. */
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

/** The size of a net: how many features the board has, how many each seat, and how many hidden units. */
export interface Shape {
  readonly shared: number;
  readonly own: number;
  readonly hidden: number;
  /** The points that an output of 1 stands for. */
  readonly pointsOfOne: number;
}

const LEAK = 0.02;

/**
 * A net that learns which seat wins. For every seat one hidden layer foresees how many points it will still get; how
 * much a point matters then depends on the board alone. By Adam's method.
 *
 * Weights: for every feature, of the board and then of the seat, its weight for every hidden unit; the units' biases;
 * their weights for the points; what every feature of the board adds to the logarithm of how much a point matters, and
 * its bias.
 */
export class SeatNet {
  readonly #shape: Shape;
  readonly weights: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly #gradient: Float64Array;
  readonly #units: Float64Array;
  readonly #logits = new Float64Array(8);
  readonly #points = new Float64Array(8);
  #learnt = 0;
  steps = 0;

  constructor(shape: Shape, weights: Float64Array, normal: () => number) {
    const { shared, own, hidden } = shape;
    this.#shape = shape;
    this.weights = weights;
    const inputs = shared + own;
    weights.fill(0);
    for (let i = 0; i < inputs * hidden; i++) weights[i] = (0.7 * normal()) / Math.sqrt(inputs);
    for (let j = 0; j < hidden; j++)
      weights[(inputs + 1) * hidden + j] = (0.1 * normal()) / Math.sqrt(hidden);
    weights[weights.length - 1] = Math.log(1 / 12);
    this.mean = new Float64Array(weights.length);
    this.square = new Float64Array(weights.length);
    this.#gradient = new Float64Array(weights.length);
    this.#units = new Float64Array(8 * hidden);
  }

  /** Every seat's chance at this moment of a match. */
  chances(match: Played, moment: number, into: Float64Array): number {
    const { shared, own, hidden, pointsOfOne } = this.#shape;
    const { weights } = this;
    const units = this.#units;
    const { seats, features, points } = match;
    const inputs = shared + own;
    const at = moment * (shared + seats * own);
    const sharp = (inputs + 2) * hidden;
    let sharpness = weights[sharp + shared];
    for (let k = 0; k < shared; k++) sharpness += weights[sharp + k] * features[at + k];
    const scale = Math.exp(sharpness);
    let highest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const mine = seat * hidden;
      for (let j = 0; j < hidden; j++) units[mine + j] = weights[inputs * hidden + j];
      for (let k = 0; k < inputs; k++) {
        const feature = features[at + (k < shared ? k : k + seat * own)];
        if (feature === 0) continue;
        for (let j = 0; j < hidden; j++) units[mine + j] += feature * weights[k * hidden + j];
      }
      let sum = 0;
      for (let j = 0; j < hidden; j++) {
        if (units[mine + j] < 0) units[mine + j] *= LEAK;
        sum += units[mine + j] * weights[(inputs + 1) * hidden + j];
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
    const { shared, own, hidden, pointsOfOne } = this.#shape;
    const { weights } = this;
    const units = this.#units;
    const gradient = this.#gradient;
    const { seats, features } = match;
    const inputs = shared + own;
    const at = moment * (shared + seats * own);
    const sharp = (inputs + 2) * hidden;
    let forScale = 0;
    for (let seat = 0; seat < seats; seat++) {
      const off = chances[seat] - wanted[seat];
      forScale += off * this.#logits[seat];
      const mine = seat * hidden;
      const back = off * scale * pointsOfOne;
      for (let j = 0; j < hidden; j++) {
        const to = (inputs + 1) * hidden + j;
        gradient[to] += back * units[mine + j];
        units[mine + j] = back * weights[to] * (units[mine + j] > 0 ? 1 : LEAK);
        gradient[inputs * hidden + j] += units[mine + j];
      }
      for (let k = 0; k < inputs; k++) {
        const feature = features[at + (k < shared ? k : k + seat * own)];
        if (feature === 0) continue;
        for (let j = 0; j < hidden; j++) gradient[k * hidden + j] += feature * units[mine + j];
      }
    }
    for (let k = 0; k < shared; k++) gradient[sharp + k] += forScale * features[at + k];
    gradient[sharp + shared] += forScale;
    this.#learnt++;
  }

  step(rate: number): void {
    this.steps++;
    const meanSoFar = 1 - 0.9 ** this.steps;
    const squareSoFar = 1 - 0.999 ** this.steps;
    for (let i = 0; i < this.weights.length; i++) {
      const gradient = this.#gradient[i] / this.#learnt;
      this.mean[i] += 0.1 * (gradient - this.mean[i]);
      this.square[i] += 0.001 * (gradient ** 2 - this.square[i]);
      const size = Math.sqrt(this.square[i] / squareSoFar) + 1e-8;
      this.weights[i] -= (rate * this.mean[i]) / meanSoFar / size;
      this.#gradient[i] = 0;
    }
    this.#learnt = 0;
  }
}
