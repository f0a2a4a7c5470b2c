import { type Game, OVER, type State, type View } from '../engine/game.ts';
import type { SimplePlayers } from '../engine/insight.ts';
import { type Buffers, buffersFor } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { Imagination } from './imagination.ts';
import { abilityOf } from './levels.ts';
import { runSlices, seatOf, type Task, type Worked } from './think.ts';
import type { Candidate, Thought } from './thought.ts';
import { resultOf, rollOut } from './values.ts';

/** Players without a tree, as yardsticks for arenas. No bot at a table thinks like this. */
export const YARDSTICKS = ['flat', 'ucb'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** What an arena has in Node: a measure of work, and simple players of the game, if it has some. */
export interface Equipment {
  readonly worked?: Worked;
  readonly simple?: SimplePlayers | null;
}

/** Chooses within the time of the task. */
export async function chooseFlatly(
  game: Game,
  view: View,
  task: Task,
  yardstick: Yardstick,
  { worked, simple = null }: Equipment = {},
): Promise<string> {
  const isUcb = yardstick === 'ucb';
  const thought = new FlatSearch(
    game,
    view,
    seatOf(view),
    new Random(task.seed),
    isUcb,
    isUcb ? simple : null,
  );
  await runSlices(thought, abilityOf(task.level, game), task, undefined, worked);
  return thought.choose();
}

/** How strongly `ucb` prefers moves that it has tried rarely. */
const CURIOSITY = 0.7;

/**
 * Flat Monte Carlo: no tree, no mixing, and nothing of what the bots know; an iteration is one playout from an imagined state.
 * Plain, every legal move gets the same number of random playouts to the end, and the best mean wins. With upper confidence
 * bounds (UCB1), the next playout goes to the move that could be best, simple players play on if the game has them, and the
 * move that was tried most wins.
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
  readonly #times: Int32Array;
  readonly #byBounds: boolean;
  readonly #simple: SimplePlayers | null;
  #iterations = 0;

  constructor(
    game: Game,
    view: View,
    seat: number,
    random: Random,
    byBounds: boolean,
    simple: SimplePlayers | null,
  ) {
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
    this.#times = new Int32Array(count);
    this.#byBounds = byBounds;
    this.#simple = simple;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) {
      const at = this.#next();
      this.#iterations++;
      this.#times[at]++;
      this.#game.copy(this.#trial, this.#imagination.next());
      this.#game.play(this.#trial, this.#seat, this.#moves[at], null);
      this.#playOut();
      this.#worth[at] += this.#values[this.#seat];
    }
  }

  #next(): number {
    const count = this.#moves.length;
    if (!this.#byBounds || this.#iterations < count) return this.#iterations % count;
    const log = Math.log(this.#iterations);
    let best = 0;
    let highest = 0;
    for (let at = 0; at < count; at++) {
      const times = this.#times[at];
      const bound = this.#worth[at] / times + CURIOSITY * Math.sqrt(log / times);
      if (bound <= highest) continue;
      highest = bound;
      best = at;
    }
    return best;
  }

  #playOut(): void {
    const simple = this.#simple;
    if (simple) {
      simple.playSimply(this.#trial, this.#random);
      if (simple.glance && this.#game.due(this.#trial) !== OVER) simple.glance(this.#trial, this.#values);
      else resultOf(this.#game, this.#trial, this.#values);
    } else rollOut(this.#game, this.#trial, this.#random, this.#values, this.#buffers, false);
  }

  candidates(): Candidate[] {
    const state = this.#imagination.next();
    const candidates = Array.from(this.#moves, (move, at) => ({
      move: this.#game.write(state, this.#seat, move),
      value: this.#worth[at] / Math.max(1, this.#times[at]),
      share: this.#times[at] / Math.max(1, this.#iterations),
    }));
    const byShare = (a: Candidate, b: Candidate) => (this.#byBounds ? b.share - a.share : 0);
    return candidates.sort((a, b) => byShare(a, b) || b.value - a.value);
  }

  choose(): string {
    return this.candidates()[0].move;
  }
}
