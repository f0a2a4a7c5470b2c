import type { State } from './game.ts';

/**
 * A net with one hidden layer that says how likely each seat is to win. It foresees how many points each seat will still
 * get, and the board decides how much a point is worth. `bench/training` trains it on matches of the master.
 */
export interface SeatNet<S extends State = State> {
  /** How many features the board has, and how many each seat has. */
  readonly shared: number;
  readonly own: number;
  /** The points that 1 stands for in what the net foresees. */
  readonly pointsOfOne: number;
  /**
   * For every feature, of the board and then of the seat, its weight for every hidden unit; the units' biases; their weights
   * for the points; what every feature of the board adds to the logarithm of how much a point is worth, and its bias.
   * Training changes them.
   */
  readonly weights: Float64Array;
  writeShared(state: S, into: Float64Array, at: number): void;
  /** Writes the features of a seat, after those of the board. */
  writeOwn(state: S, seat: number, into: Float64Array, at: number): void;
  /** The points that a seat already has. */
  pointsOf(state: S, seat: number): number;
}

/** How many hidden units a net has, and most features. */
export const HIDDEN = 16;
const MOST_FEATURES = 64;
/** What a hidden unit below 0 lets through, so that it can go on learning. */
export const LEAK = 0.02;

const seen = new Float64Array(MOST_FEATURES);
const ofBoard = new Float64Array(HIDDEN);
const units = new Float64Array(HIDDEN);

/** Writes how likely each seat is to win. */
export function judgeByNet<S extends State>(net: SeatNet<S>, state: S, values: Float64Array): void {
  const { shared, weights } = net;
  const { seats } = state;
  const inputs = shared + net.own;
  const biases = inputs * HIDDEN;
  const toWorth = biases + 2 * HIDDEN;
  net.writeShared(state, seen, 0);
  let worth = weights[toWorth + shared];
  for (let j = 0; j < HIDDEN; j++) ofBoard[j] = weights[biases + j];
  for (let k = 0; k < shared; k++) {
    worth += weights[toWorth + k] * seen[k];
    add(weights, k, ofBoard);
  }
  for (let seat = 0; seat < seats; seat++) {
    net.writeOwn(state, seat, seen, shared);
    units.set(ofBoard);
    for (let k = shared; k < inputs; k++) add(weights, k, units);
    let sum = 0;
    for (let j = 0; j < HIDDEN; j++) {
      const unit = units[j];
      sum += (unit > 0 ? unit : LEAK * unit) * weights[biases + HIDDEN + j];
    }
    values[seat] = Math.exp(worth) * (net.pointsOf(state, seat) + net.pointsOfOne * sum);
  }
  share(values, seats);
}

function add(weights: Float64Array, k: number, sums: Float64Array): void {
  const feature = seen[k];
  if (feature !== 0) for (let j = 0; j < HIDDEN; j++) sums[j] += feature * weights[k * HIDDEN + j];
}

/** Turns what speaks for each seat into shares of 1: one more makes a seat e times likelier. */
export function share(values: Float64Array, seats: number): void {
  let highest = values[0];
  for (let seat = 1; seat < seats; seat++) if (values[seat] > highest) highest = values[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp(values[seat] - highest);
    sum += values[seat];
  }
  for (let seat = 0; seat < seats; seat++) values[seat] /= sum;
}

/** Reads weights as `bench/training/weights-file.ts` writes them. */
export function decoded(text: string, scale: number): Float64Array {
  return Float64Array.from(text, character => {
    const code = character.charCodeAt(0);
    return (code - (code > 92 ? 1 : 0) - (code > 96 ? 1 : 0) - 82) / scale;
  });
}
