import * as bits from './bits.ts';
import type { Game, State } from './game.ts';
import * as contract from './game.ts';
import type { Random } from './random.ts';
import * as viewers from './viewers.ts';

// Imported names are looked up at every use; constants of the module are not.
const { lowest } = bits;
const { NATURE_DUE, OVER } = contract;
const { NATURE } = viewers;

/** Room for the legal moves of one seat, or for what nature draws from. */
export interface Buffers {
  readonly moves: Int32Array;
}

export function buffersFor(game: Game): Buffers {
  return { moves: new Int32Array(game.mostMoves) };
}

/**
 * Plays to the end, every legal move equally likely and nature by its weights, the lowest due seat first. Draws
 * one number for every play that has more than one possibility. Returns the number of plays.
 */
export function playoutByStep<S extends State>(
  game: Game<S>,
  state: S,
  random: Random,
  { moves }: Buffers,
): number {
  // Looked up once: in a process that plays several games, finding a function takes longer than calling it.
  const { due: dueIn, moves: listMoves, chances, play } = game;
  for (let plays = 0; ; ) {
    const due = dueIn(state);
    if (due === OVER) return plays;
    if (due === NATURE_DUE) {
      play(state, NATURE, drawOutcome(random, moves, chances(state, moves)), null);
      plays++;
      continue;
    }
    // Seats that are due together each make one move.
    for (let left = due; left !== 0; left &= left - 1) {
      const seat = lowest(left);
      const count = listMoves(state, seat, moves);
      play(state, seat, moves[count === 1 ? 0 : random.below(count)], null);
      plays++;
    }
  }
}

/** One of nature's outcomes, as `chances` lists them. Draws no number if there is only one. */
export function drawOutcome(random: Random, outcomes: Int32Array, count: number): number {
  return outcomes[outcomes[0] === outcomes[count - 1] ? 0 : random.below(count)];
}

/** An index with probability weight ÷ sum of weights. Draws no number if there is only one. */
export function pickByWeight(random: Random, weights: Int32Array): number {
  if (weights.length === 1) return 0;
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i];
  let rest = random.below(sum);
  let i = 0;
  while (rest >= weights[i]) rest -= weights[i++];
  return i;
}
