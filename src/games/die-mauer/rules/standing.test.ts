import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from '../testing/positions.ts';
import { standing } from './standing.ts';
import type { State } from './state.ts';

const start = () => game.start(3, { rounds: 1, gift: 'must', memory: true });
const answer = (state: State, seat: number, ...left: readonly string[]) =>
  standing.answer(game.view(state, seat, true), left);

test('a rival guesses the first block on its list that it still has; masters choose for themselves', () => {
  const state = start();
  expect(answer(state, 1, 'T', 'G')).toBe('T');
  expect(answer(state, 2, '-', 'G')).toBe('-');
  expect(answer(state, 1)).toBeNull();
  expect(answer(state, 0, 'T', '-')).toBeNull();
});

test('a guess is skipped once the master, or the rival, no longer has such a block', () => {
  const state = start();
  // Each of them has built something when the first is master again: a tower, a section and a tower.
  plan(state, 'T11');
  plan(state, '121');
  plan(state, '11T');
  expect(answer(state, 1, 'T')).toBeNull();
  expect(answer(state, 1, 'T', 'G')).toBe('G');
  expect(answer(state, 1, 'T', '2', '-')).toBe('-');
});

test('a choice already made is not made again', () => {
  const state = start();
  game.play(state, 1, game.read(state, 1, '1'), null);
  expect(answer(state, 1, 'T')).toBeNull();
  expect(answer(state, 2, 'T')).toBe('T');
});

test('there is no guess for a spectator, while somebody builds, or when the match is over', () => {
  const state = start();
  expect(standing.answer(game.view(state, 'spectator', true), ['T', '-'])).toBeNull();
  plan(state, 'T11');
  plan(state, '343');
  plan(state, '126');
  expect(game.view(state, 0).phase).toBe('build');
  expect(answer(state, 0, 'G', '-')).toBeNull();
  const over = start();
  for (let turn = 0; turn < 9; turn++) plan(over, '---');
  expect(game.view(over, 0).phase).toBe('over');
  expect(answer(over, 1, 'G', '-')).toBeNull();
});

test('nothing but the empty fist is guessed while the view does not say what the master can have (DM-16)', () => {
  const state = game.start(3, { rounds: 1, gift: 'must', memory: false });
  expect(standing.answer(game.view(state, 1), ['T', '-'])).toBe('-');
  expect(standing.answer(game.view(state, 1, true), ['T', '-'])).toBe('T');
});
