import { expect, test } from 'vitest';
import { squareCalled } from '../rules/castle.ts';
import type { State } from '../rules/state.ts';
import { type Described, position } from '../testing/positions.ts';
import { ACTIONS_TO, FAR, findFloor, rowFrom, rowOfEntering } from './ways.ts';

const usual: Described = { mice: [['a1'], ['g7']], open: ['b1'], tiles: { b1: '.', b2: '.', b3: '.' } };

function actions(state: State, from: string, to: string): number {
  findFloor(state);
  return ACTIONS_TO[rowFrom(state, squareCalled(from)) + squareCalled(to)];
}

function actionsToEnter(state: State, to: string): number {
  findFloor(state);
  return ACTIONS_TO[rowOfEntering(state) + squareCalled(to)];
}

test('a step costs an action, and so does a roof, which uncovers its whole room', () => {
  const state = position(usual);
  expect(actions(state, 'a1', 'a1')).toBe(0);
  expect(actions(state, 'a1', 'b1')).toBe(1);
  expect(actions(state, 'a1', 'b3')).toBe(3);
  expect(actions(state, 'a1', 'a2')).toBe(2);
  expect(actions(state, 'b3', 'c3')).toBe(2);
  expect(actions(state, 'a1', 'g6')).toBe(FAR);
});

test('a trap is in the way', () => {
  expect(actions(position({ ...usual, tiles: { ...usual.tiles, b2: 'x' } }), 'b1', 'b3')).toBeGreaterThan(2);
});

test('to enter costs an action, by a free tower', () => {
  expect(actionsToEnter(position({ ...usual, mice: [['c3'], ['g7']] }), 'b1')).toBe(2);
  expect(actionsToEnter(position(usual), 'b1')).toBeGreaterThan(2);
});

test('floors are not mixed up, however often they take turns', () => {
  const open = position(usual);
  const closed = position({ ...usual, open: [] });
  const other = position({ ...usual, layout: 'B' });
  for (let i = 0; i < 3; i++) {
    expect(actions(open, 'a1', 'b2')).toBe(2);
    expect(actions(closed, 'a1', 'b2')).toBe(3);
    expect(actions(open, 'a1', 'c1')).toBe(3);
    expect(actions(other, 'a1', 'c1')).toBe(2);
  }
});
