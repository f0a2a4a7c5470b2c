import { lowest } from '../bits.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../game.ts';
import { NATURE } from '../viewers.ts';
import type { Goal } from './goal.ts';

/** What one of the solver's moves is worth. */
export interface SolvedMove {
  readonly move: string;
  /** Its expected value over all outcomes of chance and all replies. */
  readonly value: number;
}

/** How likely each final count is. */
export type Spread = readonly (readonly [value: number, likely: number])[];

/** When a solver gives up: too many positions, or too many lines if none were remembered. */
export interface Bounds {
  readonly positions: number;
  readonly lines: number;
}

/** Too many positions for a person to work out. */
export class TooLong extends Error {}

/**
 * Works out a puzzle: every move, every outcome of chance and every reply, until it is time to count. The solver makes
 * the best of its own moves, chance counts as the weighted mean, and others reply as the goal says. Positions that come
 * up twice are worked out once.
 */
export class Solver<S extends State = State> {
  readonly #game: Game<S>;
  readonly #goal: Goal<S>;
  readonly #from: S;
  readonly #seat: number;
  readonly #most: Bounds;
  /** By position: its value, and the number of lines from it. */
  readonly #known = new Map<string, readonly [value: number, lines: number]>();
  /** A state and a list of moves for every depth. */
  readonly #room: { readonly state: S; readonly moves: Int32Array }[] = [];
  #positions = 0;
  #lines = 0;

  constructor(
    game: Game<S>,
    goal: Goal<S>,
    from: S,
    seat: number,
    most: Bounds = { positions: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY },
  ) {
    this.#game = game;
    this.#goal = goal;
    this.#from = from;
    this.#seat = seat;
    this.#most = most;
  }

  /** Every move with its value, sorted by UTF-16 code unit. Throws `TooLong`. */
  moves(): readonly SolvedMove[] {
    this.#lines = 0;
    return this.#codes(this.#from, this.#seat)
      .map(code => {
        const after = this.#game.clone(this.#from);
        this.#game.play(after, this.#seat, code, null);
        const [value, lines] = this.#value(after, 0);
        this.#lines += lines;
        if (this.#lines > this.#most.lines) throw new TooLong();
        return { move: this.#game.write(this.#from, this.#seat, code), value };
      })
      .sort((a, b) => (a.move < b.move ? -1 : 1));
  }

  /** How many lines a solver that remembers nothing would look at. Call `moves` first. */
  get lines(): number {
    return this.#lines;
  }

  /** What may be counted after this move, with best play from then on; the lowest value first. */
  spread(move: string): Spread {
    const found = new Map<number, number>();
    const after = this.#game.clone(this.#from);
    this.#game.play(after, this.#seat, this.#game.read(after, this.#seat, move), null);
    this.#scatter(after, 1, found);
    return [...found].sort(([a], [b]) => a - b);
  }

  #scatter(state: S, likely: number, found: Map<number, number>): void {
    if (this.#isCounted(state)) {
      const value = this.#goal.value(state, this.#seat, this.#from);
      found.set(value, (found.get(value) ?? 0) + likely);
      return;
    }
    const { by, codes } = this.#choices(state);
    const afters = codes.map(code => {
      const after = this.#game.clone(state);
      this.#game.play(after, by, code, null);
      return after;
    });
    if (by === NATURE || this.#isEqual(by)) {
      for (const after of afters) this.#scatter(after, likely / afters.length, found);
      return;
    }
    const sign = by === this.#seat ? 1 : -1;
    const values = afters.map(after => sign * this.#value(after, 0)[0]);
    this.#scatter(afters[values.indexOf(Math.max(...values))], likely, found);
  }

  #value(state: S, depth: number): readonly [value: number, lines: number] {
    if (this.#isCounted(state)) return [this.#goal.value(state, this.#seat, this.#from), 1];
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known) return known;
    if (++this.#positions > this.#most.positions) throw new TooLong();
    const { state: after, moves } = this.#roomAt(depth, state);
    const by = this.#by(state);
    const count = by === NATURE ? this.#game.chances(state, moves) : this.#game.moves(state, by, moves);
    const isMean = by === NATURE || this.#isEqual(by);
    const sign = by === this.#seat ? 1 : -1;
    let value = isMean ? 0 : Number.NEGATIVE_INFINITY;
    let lines = 1;
    for (let i = 0; i < count; ) {
      // Equal outcomes are listed side by side.
      let next = i + 1;
      while (next < count && moves[next] === moves[i]) next++;
      this.#game.copy(after, state);
      this.#game.play(after, by, moves[i], null);
      const [worth, below] = this.#value(after, depth + 1);
      lines += below;
      if (lines > this.#most.lines) throw new TooLong();
      if (isMean) value += (worth * (next - i)) / count;
      else value = Math.max(value, sign * worth);
      i = next;
    }
    const found = [isMean ? value : sign * value, lines] as const;
    this.#known.set(key, found);
    return found;
  }

  #isCounted(state: S): boolean {
    return this.#game.due(state) === OVER || this.#goal.ended(state, this.#seat, this.#from);
  }

  #isEqual(by: number): boolean {
    return by !== this.#seat && this.#goal.replies === 'equal';
  }

  /** Who plays next: the solver whenever it may. */
  #by(state: S): number {
    const due = this.#game.due(state);
    if (due === NATURE_DUE) return NATURE;
    return due & (1 << this.#seat) ? this.#seat : lowest(due);
  }

  #choices(state: S): { readonly by: number; readonly codes: readonly number[] } {
    const by = this.#by(state);
    return { by, codes: this.#codes(state, by) };
  }

  #codes(state: S, by: number): readonly number[] {
    const into = new Int32Array(this.#game.mostMoves);
    const count = by === NATURE ? this.#game.chances(state, into) : this.#game.moves(state, by, into);
    return [...into.subarray(0, count)];
  }

  #roomAt(depth: number, like: S): { readonly state: S; readonly moves: Int32Array } {
    this.#room[depth] ??= { state: this.#game.clone(like), moves: new Int32Array(this.#game.mostMoves) };
    return this.#room[depth];
  }
}

/**
 * The whole state as one text: equal states have equal texts. Arrays that are views of another array are covered by
 * that one.
 */
function keyOf(state: State): string {
  let length = 0;
  let whole: ArrayBufferLike | null = null;
  const note = (value: number) => {
    units[length++] = value;
    units[length++] = value >>> 16;
  };
  for (const name in state) {
    const field: unknown = state[name as keyof State];
    if (!ArrayBuffer.isView(field)) note(Number(field));
    else if (field.buffer !== whole) {
      const numbers = field as Int32Array;
      if (numbers.BYTES_PER_ELEMENT > 2) numbers.forEach(note);
      else {
        units.set(numbers, length);
        length += numbers.length;
      }
      if (field.byteLength === field.buffer.byteLength) whole = field.buffer;
    }
  }
  return String.fromCharCode.apply(null, units.subarray(0, length) as unknown as number[]);
}

/** Room for the largest state. */
const units = new Uint16Array(1 << 13);
