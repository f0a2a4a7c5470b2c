import type { Game, State, View } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** Imagining is expensive, so states are reused: at most this many are kept. */
const KEPT = 128;
/** Once all are kept, one in this many is replaced by a new one. */
const RENEWED = 8;

/** Imagined states for one view, renewed often enough to be diverse. */
export class Imagination {
  readonly #game: Game;
  readonly #view: View;
  readonly #random: Random;
  readonly #prepare: (state: State) => void;
  readonly #kept: State[] = [];
  #asked = 0;
  #oldest = 0;

  /** `prepare` is done once to every imagined state. */
  constructor(game: Game, view: View, random: Random, prepare: (state: State) => void = () => {}) {
    this.#game = game;
    this.#view = view;
    this.#random = random;
    this.#prepare = prepare;
  }

  /** An imagined state. Copy it; do not change it. */
  next(): State {
    this.#asked++;
    if (this.#kept.length < KEPT) {
      const state = this.#imagine();
      this.#kept.push(state);
      return state;
    }
    if (this.#asked % RENEWED === 0) {
      this.#oldest = (this.#oldest + 1) % KEPT;
      this.#kept[this.#oldest] = this.#imagine();
      return this.#kept[this.#oldest];
    }
    return this.#kept[this.#random.below(KEPT)];
  }

  #imagine(): State {
    const state = this.#game.imagine(this.#view, this.#random);
    this.#prepare(state);
    return state;
  }
}
