import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, State } from '../engine/game.ts';
import { defaultOptions } from '../engine/options.ts';
import { buffersFor, playoutByStep } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';

/** How fast one game plays, per second of processor time. */
export interface Measured {
  readonly game: string;
  readonly seats: number;
  readonly stepMatchesPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly playsPerSecond: number;
  readonly playsPerMatch: number;
  readonly copiesPerSecond: number;
  readonly bytesPerState: number;
}

/** Measures each figure for this many seconds. The result depends on what this process has played before. */
export function measure(game: Game, seats: number, seconds: number): Measured {
  const start = game.start(seats, defaultOptions(game.options));
  const state = game.clone(start);
  const random = new Random(1);
  const buffers = buffersFor(game);
  let matches = 0;
  let plays = 0;

  const stepMatchesPerSecond = rate(seconds, () => {
    game.copy(state, start);
    plays += playoutByStep(game, state, random, buffers);
    matches++;
  });
  const playoutsPerSecond = rate(seconds, () => {
    game.copy(state, start);
    if (game.playout) game.playout(state, random);
    else playoutByStep(game, state, random, buffers);
  });
  const finished = game.clone(state);
  const copiesPerSecond =
    2 *
    rate(seconds, () => {
      game.copy(state, start);
      game.copy(state, finished);
    });
  const playsPerMatch = plays / matches;
  return {
    game: game.id,
    seats,
    stepMatchesPerSecond: Math.round(stepMatchesPerSecond),
    playoutsPerSecond: Math.round(playoutsPerSecond),
    playsPerSecond: Math.round(stepMatchesPerSecond * playsPerMatch),
    playsPerMatch: Number(playsPerMatch.toFixed(2)),
    copiesPerSecond: Math.round(copiesPerSecond),
    bytesPerState: bytesPerState(game, finished),
  };
}

const WARM_UP_SECONDS = 0.5;
const SLICE_SECONDS = 0.04;

/** How many times per second of processor time `once` can be done: the median of many slices, after a warm-up. */
function rate(seconds: number, once: () => void): number {
  const atOnce = Math.ceil((slice(WARM_UP_SECONDS, 1, once) * SLICE_SECONDS) / 4);
  const count = Math.max(1, Math.round(seconds / SLICE_SECONDS));
  const rates = Array.from({ length: count }, () => slice(SLICE_SECONDS, atOnce, once));
  return rates.sort((a, b) => a - b)[count >> 1];
}

/** Looks at the clock only once every `atOnce` times. */
function slice(seconds: number, atOnce: number, once: () => void): number {
  const since = process.cpuUsage();
  for (let done = 0; ; ) {
    for (let i = 0; i < atOnce; i++) once();
    done += atOnce;
    const { user, system } = process.cpuUsage(since);
    if (user + system >= 1e6 * seconds) return (1e6 * done) / (user + system);
  }
}

const STATES = 2000;

/** What a state takes in memory: its object, its arrays and their contents. */
function bytesPerState<S extends State>(game: Game<S>, state: S): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const states: S[] = new Array(STATES).fill(state);
  collect();
  const before = process.memoryUsage();
  for (let i = 0; i < STATES; i++) states[i] = game.clone(state);
  collect();
  const after = process.memoryUsage();
  return Math.round(
    (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / states.length,
  );
}
