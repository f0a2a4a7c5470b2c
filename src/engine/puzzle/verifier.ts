import type { Game, State } from '../game.ts';
import { NATURE } from '../viewers.ts';
import type { Witness } from './goal.ts';

/**
 * The second opinion on a puzzle. It shares nothing with the solver but the rules: it looks at every line to its end and
 * remembers none, works with exact fractions, and counts what the table shows rather than what a state holds.
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
      const drawn = Array.from(list.subarray(0, game.chances(state, list)));
      return mean(drawn.map(outcome => lineFrom(played(game, state, NATURE, outcome))));
    }
    const mover = turn.seats.includes(seat) ? seat : turn.seats[0];
    const moves = Array.from(list.subarray(0, game.moves(state, mover, list)));
    const lines = moves.map(move => lineFrom(played(game, state, mover, move)));
    if (mover === seat) return lines.reduce((best, line) => (isLess(best, line) ? line : best));
    if (replies === 'equal') return mean(lines);
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

function mean(all: readonly Fraction[]): Fraction {
  const sum = all.reduce((a, b) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom));
  return fraction(sum.top, sum.bottom * BigInt(all.length));
}

function fraction(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom < b.top * a.bottom;
}
