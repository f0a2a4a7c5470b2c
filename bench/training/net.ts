/** What a hidden unit below 0 lets through, so that it can go on learning: as in the game's `evaluation.ts`. */
const LEAK = 0.02;

/**
 * A net with one hidden layer that learns the chance of a win, by Adam's method. Features come unscaled and are divided
 * by `scales`, so that all of them matter about equally from the start.
 */
export class Net {
  readonly features: number;
  readonly hidden: number;
  readonly scales: Float64Array;
  /**
   * For every feature its weight for every hidden unit; then the units' biases, their weights for the result, and its
   * bias.
   */
  readonly weights: Float64Array;
  readonly #units: Float64Array;
  readonly #gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #learnt = 0;
  #steps = 0;

  constructor(scales: Float64Array, hidden: number, normal: () => number) {
    this.features = scales.length;
    this.hidden = hidden;
    this.scales = scales;
    const size = (this.features + 2) * hidden + 1;
    this.weights = new Float64Array(size);
    for (let i = 0; i < this.features * hidden; i++)
      this.weights[i] = (0.7 * normal()) / Math.sqrt(this.features);
    for (let j = 0; j < hidden; j++)
      this.weights[(this.features + 1) * hidden + j] = (0.5 * normal()) / Math.sqrt(hidden);
    this.#units = new Float64Array(hidden);
    this.#gradient = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  value(seen: Float64Array): number {
    const { weights, hidden, features, scales } = this;
    const units = this.#units;
    const own = features * hidden;
    for (let j = 0; j < hidden; j++) units[j] = weights[own + j];
    for (let k = 0; k < features; k++) {
      const feature = seen[k] * scales[k];
      if (feature === 0) continue;
      for (let j = 0; j < hidden; j++) units[j] += feature * weights[k * hidden + j];
    }
    const toResult = own + hidden;
    let sum = weights[toResult + hidden];
    for (let j = 0; j < hidden; j++) {
      if (units[j] < 0) units[j] *= LEAK;
      sum += units[j] * weights[toResult + j];
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Records what the value should have been; `step` then changes the weights. */
  learn(seen: Float64Array, value: number): void {
    const off = this.value(seen) - value;
    const { weights, hidden, features, scales } = this;
    const gradient = this.#gradient;
    const units = this.#units;
    const own = features * hidden;
    const toResult = own + hidden;
    gradient[toResult + hidden] += off;
    for (let j = 0; j < hidden; j++) {
      gradient[toResult + j] += off * units[j];
      units[j] = off * weights[toResult + j] * (units[j] > 0 ? 1 : LEAK);
      gradient[own + j] += units[j];
    }
    for (let k = 0; k < features; k++) {
      const feature = seen[k] * scales[k];
      if (feature === 0) continue;
      for (let j = 0; j < hidden; j++) gradient[k * hidden + j] += feature * units[j];
    }
    this.#learnt++;
  }

  step(rate: number): void {
    this.#steps++;
    const meanSoFar = 1 - 0.9 ** this.#steps;
    const squareSoFar = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < this.weights.length; i++) {
      const gradient = this.#gradient[i] / this.#learnt;
      this.#mean[i] += 0.1 * (gradient - this.#mean[i]);
      this.#square[i] += 0.001 * (gradient ** 2 - this.#square[i]);
      const size = Math.sqrt(this.#square[i] / squareSoFar) + 1e-8;
      this.weights[i] -= (rate * this.#mean[i]) / meanSoFar / size;
      this.#gradient[i] = 0;
    }
    this.#learnt = 0;
  }

  /** The weights for unscaled features. */
  unscaled(): Float64Array {
    const weights = this.weights.slice();
    for (let i = 0; i < this.features * this.hidden; i++)
      weights[i] *= this.scales[Math.floor(i / this.hidden)];
    return weights;
  }
}
