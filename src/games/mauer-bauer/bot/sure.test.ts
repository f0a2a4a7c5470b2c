import { expect, test } from 'vitest';
import { buffersFor } from '../../../engine/playout.ts';
import { game } from '../game.ts';
import type { State } from '../rules/state.ts';
import { linesAround, type Picture, playAll, position } from '../testing/positions.ts';
import { dismiss } from './sure.ts';

const { moves } = buffersFor(game);

/** The moves that remain. */
function kept(state: State): string[] {
  const weights = new Float64Array(moves.length).fill(1);
  const count = game.moves(state, state.actor, moves);
  dismiss(state, state.actor, moves, count, weights);
  return [...moves.subarray(0, count)]
    .filter((_, i) => weights[i] > 0)
    .map(move => game.write(state, state.actor, move));
}

/** All walls around C4 but one. */
const NEARLY = linesAround('C4').replace('c5-d4', '');

function after(picture: Picture, plays: string): State {
  const state = position({ walls: NEARLY, ...picture });
  playAll(state, plays);
  return state;
}

test('a card that scores nothing is discarded or kept, but not played', () => {
  const state = after({ hands: ['S1 HG HR', 'ow'] }, 'c5-d4 RB C4R,C5B');
  expect(kept(state).toSorted()).toEqual(['-HG', '-HR', '-S1', 'HR', 'HR+S1', 'S1']);
});

test('at the end, cards that score nothing may have to be played', () => {
  const state = after({ hands: ['HG HG', 'ow'], left: { walls: 1 } }, 'c5-d4 RB C4R,C5B');
  expect(kept(state).toSorted()).toEqual(['HG', 'HG+HG']);
});

test('in the last turn, of two houses that bring the seat as much, the one that can bring the rival less', () => {
  // Outside, a red house counts for `oR`, which the rival may hold; all cards that count the others lie discarded.
  const state = after(
    { hands: ['S1', 'ow'], left: { walls: 1 }, discard: 'HR HR HB HB C C oB oB' },
    'c5-d4 RB',
  );
  expect(kept(state)).toEqual(['C4R,C5B']);
});

test('a wall that ends the match is chosen if it is sure to win', () => {
  const state = position({
    walls: NEARLY,
    hands: ['S1', 'ow'],
    scores: [90, 1],
    left: { towers: 'w1 g0 k0' },
  });
  // Only a wall with a free end takes the last tower.
  const ending = kept(state);
  expect(ending).not.toContain('c5-d4');
  expect(ending.length).toBeGreaterThan(0);
  expect(
    kept(position({ walls: NEARLY, hands: ['S1', 'ow'], scores: [1, 90], left: { walls: 1 } })),
  ).toContain('c5-d4');
});
