import type { Game, State } from '../game.ts';
import { NATURE } from '../viewers.ts';
import type { Witness } from './goal.ts';

/**
 * The second opinion on a puzzle. It shares nothing with the solver but the rules: it looks at every line to its end and
 * remembers none, works with exact fractions, and counts what the table shows rather than what a state holds. The same
 * outcome in several ways, like two faces of a die, is one line that counts several times.
 */

/** An exact number: `top` over `bottom`, in lowest terms, with `bottom` positive. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The exact value of every move, by its text. */
export function verified(
  game: Game,
  witness: Witness,
  replies: 'worst' | 'equal',
  from: State,
  seat: number,
): ReadonlyMap<string, Fraction> {
  const seen = game.view(from, seat, true);
  const exact = new Map<string, Fraction>();
  const list = new Int32Array(game.mostMoves);
  const codes = Array.from(list.subarray(0, game.moves(from, seat, list)));
  for (const code of codes) {
    exact.set(game.write(from, seat, code), lineFrom(played(game, from, seat, code)));
  }
  return exact;

  function lineFrom(state: State): Fraction {
    const view = game.view(state, seat, true);
    const { turn } = view;
    if (turn.kind === 'over' || witness.ended(view, seat, seen))
      return fraction(BigInt(witness.halves(view, seat, seen)), 2n);
    if (turn.kind === 'nature') {
      const times = new Map<number, bigint>();
      for (const outcome of list.subarray(0, game.chances(state, list)))
        times.set(outcome, (times.get(outcome) ?? 0n) + 1n);
      return mean(
        Array.from(times, ([outcome, often]) => [lineFrom(played(game, state, NATURE, outcome)), often]),
      );
    }
    const mover = turn.seats.includes(seat) ? seat : turn.seats[0];
    const moves = Array.from(list.subarray(0, game.moves(state, mover, list)));
    const lines = moves.map(move => lineFrom(played(game, state, mover, move)));
    if (mover === seat) return lines.reduce((best, line) => (isLess(best, line) ? line : best));
    if (replies === 'equal') return mean(lines.map(line => [line, 1n]));
    return lines.reduce((worst, line) => (isLess(line, worst) ? line : worst));
  }
}

export function asNumber({ top, bottom }: Fraction): number {
  return Number(top) / Number(bottom);
}

function played(game: Game, state: State, by: number, code: number): State {
  const after = game.clone(state);
  game.play(after, by, code, null);
  return after;
}

/** The mean of numbers, each as often as it says. */
function mean(all: readonly (readonly [Fraction, bigint])[]): Fraction {
  let [top, bottom, count] = [0n, 1n, 0n];
  for (const [part, often] of all) {
    if (part.bottom === bottom) top += often * part.top;
    else [top, bottom] = [top * part.bottom + often * part.top * bottom, bottom * part.bottom];
    count += often;
  }
  return fraction(top, bottom * count);
}

function fraction(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom < b.top * a.bottom;
}
