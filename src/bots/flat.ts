import type { Game, State, View } from '../engine/game.ts';
import { type Buffers, buffersFor } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { Imagination } from './imagination.ts';
import { abilityOf } from './levels.ts';
import { runSlices, seatOf, type Task } from './think.ts';
import type { Candidate, Thought } from './thought.ts';
import { rollOut } from './values.ts';

/** Chooses by flat Monte Carlo, within the time of the task. No bot at a table thinks like this. */
export async function chooseFlatly(game: Game, view: View, task: Task): Promise<string> {
  const thought = new FlatSearch(game, view, seatOf(view), new Random(task.seed));
  await runSlices(thought, abilityOf(task.level, game), task);
  return thought.choose();
}

/**
 * Flat Monte Carlo, a yardstick for arenas: every legal move gets the same number of random playouts from imagined
 * states, and the best mean wins. No tree, no mixing, nothing that good players know; an iteration is one playout.
 */
class FlatSearch implements Thought {
  readonly #game: Game;
  readonly #imagination: Imagination;
  readonly #seat: number;
  readonly #random: Random;
  readonly #buffers: Buffers;
  readonly #values: Float64Array;
  readonly #trial: State;
  readonly #moves: Int32Array;
  readonly #worth: Float64Array;
  #iterations = 0;

  constructor(game: Game, view: View, seat: number, random: Random) {
    this.#game = game;
    this.#imagination = new Imagination(game, view, random);
    this.#seat = seat;
    this.#random = random;
    this.#buffers = buffersFor(game);
    this.#values = new Float64Array(view.seats);
    this.#trial = game.imagine(view, random);
    const count = game.moves(this.#trial, seat, this.#buffers.moves);
    this.#moves = this.#buffers.moves.slice(0, count);
    this.#worth = new Float64Array(count);
  }

  run(iterations: number): void {
    const trial = this.#trial;
    for (let i = 0; i < iterations; i++) {
      const at = this.#iterations++ % this.#moves.length;
      this.#game.copy(trial, this.#imagination.next());
      this.#game.play(trial, this.#seat, this.#moves[at], null);
      rollOut(this.#game, trial, this.#random, this.#values, this.#buffers, false);
      this.#worth[at] += this.#values[this.#seat];
    }
  }

  candidates(): Candidate[] {
    const state = this.#imagination.next();
    const whole = Math.floor(this.#iterations / this.#moves.length);
    const candidates = Array.from(this.#moves, (move, at) => {
      const times = whole + (at < this.#iterations % this.#moves.length ? 1 : 0);
      return {
        move: this.#game.write(state, this.#seat, move),
        value: this.#worth[at] / Math.max(1, times),
        share: times / Math.max(1, this.#iterations),
      };
    });
    return candidates.sort((a, b) => b.value - a.value);
  }

  choose(): string {
    return this.candidates()[0].move;
  }
}
