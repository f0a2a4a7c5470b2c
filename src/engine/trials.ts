/** How a game copies its states. */
interface Copying<S> {
  readonly clone: (state: S) => S;
  readonly copy: (to: S, from: S) => void;
  /** Whether one can be copied into the other: they have the same seats and options. */
  readonly fits: (one: S, other: S) => boolean;
}

/** For trying moves out, step by step: a state and a list of moves for every depth, used again and again. */
export class Trials<S> {
  readonly #copying: Copying<S>;
  readonly #mostMoves: number;
  readonly #states: S[] = [];
  readonly #lists: Int32Array[] = [];

  constructor(copying: Copying<S>, mostMoves: number) {
    this.#copying = copying;
    this.#mostMoves = mostMoves;
  }

  /** The state at this depth, now the same as another. */
  stateAt(depth: number, like: S): S {
    const { clone, copy, fits } = this.#copying;
    const there = this.#states[depth];
    if (there !== undefined && fits(there, like)) copy(there, like);
    else this.#states[depth] = clone(like);
    return this.#states[depth];
  }

  movesAt(depth: number): Int32Array {
    this.#lists[depth] ??= new Int32Array(this.#mostMoves);
    return this.#lists[depth];
  }
}
