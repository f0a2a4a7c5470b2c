import { expect, test } from 'vitest';
import { game as dieMauer } from './game.ts';
import { plan, playAll } from './testing/positions.ts';

const ALL = { 1: 4, 2: 4, 3: 4, 4: 4, 6: 4, T: 4, G: 4 };

test('every seat has brought one block of each kind, wherever they are now', () => {
  const state = dieMauer.start(4, { rounds: 1, gift: 'must' });
  expect(dieMauer.pieces(state)).toEqual(ALL);
  plan(state, '3333');
  plan(state, 'T--1');
  playAll(state, '2:T');
  expect(dieMauer.pieces(state)).toEqual(ALL);
});

test('no seat has more moves than a master with a full hand and a free choice at one open end', () => {
  const state = dieMauer.start(3, { rounds: 1, gift: 'must' });
  plan(state, 'T1G');
  plan(state, '12G');
  plan(state, '11-');
  expect(dieMauer.moves(state, 2, new Int32Array(dieMauer.mostMoves))).toBe(dieMauer.mostMoves);
});

test('nothing is left to chance', () => {
  const state = dieMauer.start(3, { rounds: 1, gift: 'must' });
  expect(dieMauer.chances(state, new Int32Array(1))).toBe(0);
});
