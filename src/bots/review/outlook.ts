import { type Game, NATURE_DUE, OVER, type State } from '../../engine/game.ts';
import { buffersFor, drawOutcome } from '../../engine/playout.ts';
import { Random } from '../../engine/random.ts';
import { judgeByNet } from '../../engine/seat-net.ts';
import { NATURE } from '../../engine/viewers.ts';
import { rollOut } from '../values.ts';

/** Plays on from states, and gives every seat's share of the win: numbers from 0 to 1 that add up to 1. */
export class Outlook {
  readonly #game: Game;
  readonly #values: Float64Array;
  readonly #buffers;
  readonly #random = new Random(0);

  constructor(game: Game, seats: number) {
    this.#game = game;
    this.#values = new Float64Array(seats);
    this.#buffers = buffersFor(game);
  }

  /** Changes the state. The same seed gives the same luck. Returns the same array every time. */
  after(state: State, seed: number): Float64Array {
    const game = this.#game;
    const values = this.#values;
    if (game.due(state) === OVER) {
      writeShares(game, state, values);
      return values;
    }
    this.#random.reseed(seed);
    const { net, rollout } = game.insight ?? {};
    if (net && !rollout) {
      this.#playNature(state);
      if (game.due(state) === OVER) writeShares(game, state, values);
      else judgeByNet(net, state, values);
      return values;
    }
    rollOut(game, state, this.#random, values, this.#buffers, true);
    let sum = 0;
    for (const value of values) sum += value;
    for (let seat = 0; seat < values.length; seat++)
      values[seat] = sum > 0 ? values[seat] / sum : 1 / values.length;
    return values;
  }

  #playNature(state: State): void {
    const game = this.#game;
    const { moves } = this.#buffers;
    while (game.due(state) === NATURE_DUE)
      game.play(state, NATURE, drawOutcome(this.#random, moves, game.chances(state, moves)), null);
  }
}

/** Values as chances: in proportion to the values to this power (`confidence`). */
export function sharpened(values: readonly number[], power: number): number[] {
  const raised = values.map(value => value ** power);
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map(value => value / sum);
}

function writeShares(game: Game, state: State, values: Float64Array): void {
  const winners = game.winners(state);
  let count = 0;
  for (let seat = 0; seat < values.length; seat++) count += (winners >> seat) & 1;
  for (let seat = 0; seat < values.length; seat++) values[seat] = ((winners >> seat) & 1) / count;
}
