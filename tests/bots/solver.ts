import { resultOf } from '../../src/bots/values.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../../src/engine/game.ts';
import { buffersFor } from '../../src/engine/playout.ts';
import { NATURE } from '../../src/engine/viewers.ts';

/**
 * What every seat can expect of a small ending if all play their best, worked out over every move and every outcome of
 * chance. Only for endings in which seats move one at a time and know everything that matters; throws if there are too
 * many positions.
 */
export function solve(game: Game, state: State, mostPositions = 200_000): Float64Array {
  let positions = 0;
  const solved = (position: State): Float64Array => {
    if (++positions > mostPositions)
      throw new Error(`more than ${mostPositions} positions: the ending is too long`);
    const values = new Float64Array(position.seats);
    const due = game.due(position);
    if (due === OVER) {
      resultOf(game, position, values);
      return values;
    }
    if (due === NATURE_DUE) {
      const all = outcomesOf(game, position);
      const sum = all.reduce((total, { weight }) => total + weight, 0);
      for (const { outcome, weight } of all) {
        const after = solved(played(game, position, NATURE, outcome));
        for (let seat = 0; seat < values.length; seat++) values[seat] += (after[seat] * weight) / sum;
      }
      return values;
    }
    const seat = 31 - Math.clz32(due & -due);
    if (due !== 1 << seat) throw new Error('several seats choose at once: no ending for this solver');
    let best: Float64Array | null = null;
    for (const move of movesOf(game, position, seat)) {
      const after = solved(played(game, position, seat, move));
      if (!best || after[seat] > best[seat]) best = after;
    }
    if (!best) throw new Error('a due seat has no move');
    return best;
  };
  return solved(state);
}

/** The value to the seat of each of its moves, the best first. */
export function solvedMoves(
  game: Game,
  state: State,
  seat: number,
  mostPositions?: number,
): { readonly move: string; readonly value: number }[] {
  return movesOf(game, state, seat)
    .map(move => ({
      move: game.write(state, seat, move),
      value: solve(game, played(game, state, seat, move), mostPositions)[seat],
    }))
    .sort((a, b) => b.value - a.value);
}

function movesOf(game: Game, state: State, seat: number): number[] {
  const { moves } = buffersFor(game);
  return [...moves.subarray(0, game.moves(state, seat, moves))];
}

function outcomesOf(game: Game, state: State): { outcome: number; weight: number }[] {
  const { moves } = buffersFor(game);
  const weights = new Map<number, number>();
  for (const outcome of moves.subarray(0, game.chances(state, moves)))
    weights.set(outcome, (weights.get(outcome) ?? 0) + 1);
  return Array.from(weights, ([outcome, weight]) => ({ outcome, weight }));
}

function played(game: Game, state: State, by: number, move: number): State {
  const after = game.clone(state);
  game.play(after, by, move, null);
  return after;
}
