import { lowest } from '../engine/bits.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../engine/game.ts';
import { type Buffers, buffersFor } from '../engine/playout.ts';
import { NATURE } from '../engine/viewers.ts';
import { resultOf } from './values.ts';

/** Looks one move ahead from a state: with every move, or with every outcome of chance and every move after it. */
export class Foresight {
  readonly #game: Game;
  readonly #seat: number;
  readonly #buffers: Buffers;
  readonly #result = new Float64Array(2);
  /** Opening a moment of nature's also opens the decisions after it, so this takes two scratch states. */
  readonly #trials: readonly State[];

  /** All values are what this seat can expect. The states to come have the seats and options of this one. */
  constructor(game: Game, seat: number, state: State) {
    this.#game = game;
    this.#seat = seat;
    this.#buffers = buffersFor(game);
    this.#trials = [game.clone(state), game.clone(state)];
  }

  /** Lists what can happen in an unfinished state, and evaluates all of it. */
  open(state: State): Moment {
    return this.#open(state, 0);
  }

  /** What the seat can expect in a state, without looking ahead. */
  judge(state: State): number {
    if (this.#game.due(state) !== OVER) return this.#game.insight?.evaluate?.(state, this.#seat) ?? 0.5;
    resultOf(this.#game, state, this.#result);
    return this.#result[this.#seat];
  }

  #open(state: State, depth: number): Moment {
    const game = this.#game;
    const due = game.due(state);
    const isNature = due === NATURE_DUE;
    const by = isNature ? NATURE : lowest(due);
    const { moves } = this.#buffers;
    const count = isNature ? game.chances(state, moves) : game.moves(state, by, moves);
    const side = by === this.#seat ? 1 : -1;
    const moment = new Moment(by, side, moves.slice(0, count));
    const trial = this.#trials[depth];
    for (let i = 0; i < count; i++) {
      game.copy(trial, state);
      game.play(trial, by, moment.moves[i], null);
      const next = game.due(trial);
      // An outcome of chance can only be valued together with the moves that follow it.
      if (isNature && next !== OVER && next !== NATURE_DUE) {
        const decision = this.#open(trial, depth + 1);
        moment.after[i] = decision;
        moment.values[i] = decision.value;
      } else moment.values[i] = this.judge(trial);
    }
    moment.sum();
    return moment;
  }
}

/** A moment of the match that has been opened: what can happen there, and what is known about it. */
export class Moment {
  /** Whose moment it is: a seat's, or nature's. */
  readonly by: number;
  /** 1 if the judged seat decides, −1 if its rival does. */
  readonly #side: number;
  readonly moves: Int32Array;
  /** What the seat can expect after each move. */
  readonly values: Float64Array;
  /** How often the search has gone on with each move. */
  readonly visits: Int32Array;
  readonly after: (Moment | undefined)[] = [];
  visited = 0;
  /** What the seat can expect here. */
  value = 0;
  #picked = 0;

  constructor(by: number, side: number, moves: Int32Array) {
    this.by = by;
    this.#side = side;
    this.moves = moves;
    this.values = new Float64Array(moves.length);
    this.visits = new Int32Array(moves.length);
  }

  /** The same moment with only the moves of these indices, before anything was tried. */
  keeping(kept: readonly number[]): Moment {
    const moment = new Moment(
      this.by,
      this.#side,
      Int32Array.from(kept, index => this.moves[index]),
    );
    for (const [at, index] of kept.entries()) moment.values[at] = this.values[index];
    moment.sum();
    return moment;
  }

  /** What to try next: the outcome tried least, or a move that looks best or was rarely tried. */
  pick(curiosity: number): number {
    const { values, visits } = this;
    const isChance = this.by === NATURE;
    const urge = curiosity * Math.sqrt(this.visited + 1);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < visits.length; i++) {
      const score = isChance ? -visits[i] : this.#side * values[i] + urge / (1 + visits[i]);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return this.go(best);
  }

  /** Goes on with the move of this index, and returns it. */
  go(index: number): number {
    this.visited++;
    this.visits[index]++;
    this.#picked = index;
    return index;
  }

  /** Updates the values with what is now known about the moment after the last picked move. */
  learn(next: Moment): void {
    this.after[this.#picked] = next;
    this.values[this.#picked] = next.value;
    this.sum();
  }

  /** How much chance decides here: the standard deviation of what its outcomes are worth. */
  spread(): number {
    if (this.by !== NATURE) return 0;
    const squares = this.values.reduce((sum, value) => sum + (value - this.value) ** 2, 0);
    return Math.sqrt(squares / this.values.length);
  }

  sum(): void {
    const { values } = this;
    if (this.by !== NATURE) {
      let best = this.#side * values[0];
      for (let i = 1; i < values.length; i++) best = Math.max(best, this.#side * values[i]);
      this.value = this.#side * best;
      return;
    }
    let total = 0;
    for (let i = 0; i < values.length; i++) total += values[i];
    this.value = total / values.length;
  }
}
