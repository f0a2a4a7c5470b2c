import { expect, test } from 'vitest';
import { game as dieMauer } from '../game.ts';
import { plan, playAll, position } from '../testing/positions.ts';

const start = () => dieMauer.start(3, { rounds: 2, gift: 'must' });

test('copying onto a state later in its round leaves nothing of it', () => {
  const early = start();
  plan(early, '123');
  const late = start();
  for (const fists of ['123', '---', '--4']) plan(late, fists);
  dieMauer.copy(late, early);
  expect(late).toEqual(early);
});

test('a copy made in the middle of a turn is the same turn', () => {
  const state = start();
  plan(state, 'T12');
  plan(state, '331');
  plan(state, '--1');
  const copy = start();
  dieMauer.copy(copy, state);
  expect(copy).toEqual(state);
  expect(dieMauer.clone(state)).toEqual(state);
});

test('a copy made after a builder has gone out ends the round, too', () => {
  const state = position({ wall: 'T4', hands: ['4T', '4', '4G'] });
  plan(state, '444');
  playAll(state, '1:R');
  const copy = dieMauer.start(3, { rounds: 4, gift: 'must' });
  dieMauer.copy(copy, state);
  playAll(copy, '2:R');
  expect(copy.round).toBe(1);
});

test('the longest possible round fits into a state', () => {
  const state = start();
  // Eight idle turns before every block: one seat after another builds, and nobody goes out before the last block.
  for (const block of '12346G') {
    for (let turn = 0; turn < 9; turn++) {
      const isLast = turn === 8;
      plan(state, isLast ? [0, 1, 2].map(seat => (seat === state.master ? block : '-')).join('') : '---');
    }
  }
  expect(state.round).toBe(0);
  expect(state.turnCount).toBe(54);
  expect(state.turns.length).toBeGreaterThanOrEqual(7 * 3 * 9);
});
