import { expect, test } from 'vitest';
import { type Counted, verdictOn } from './standing.ts';

const counted = (change: Partial<Counted>): Counted => ({
  cheeses: ['AB', 'CD', 'E'],
  fallen: [0, 0, 0],
  active: 0,
  target: 4,
  lastMouse: false,
  ...change,
});

test('during the match it says who would win, and that a tie goes to the first after the active player', () => {
  expect(verdictOn(counted({}))).toEqual({ won: null, ahead: 1, isTied: true, canWin: [true, true, true] });
  expect(verdictOn(counted({ active: 1 }))).toMatchObject({ ahead: 0, isTied: true });
  expect(verdictOn(counted({ cheeses: ['ABC', 'CD', 'E'] }))).toMatchObject({ ahead: 0, isTied: false });
});

test('a player with enough cheese has won', () => {
  expect(verdictOn(counted({ cheeses: ['ABCD', 'CD', 'E'] }))).toMatchObject({ won: 0 });
  expect(verdictOn(counted({ cheeses: ['ABCD', 'CD', 'E'], target: 5 }))).toMatchObject({ won: null });
});

test('a third fallen mouse ends the match, against its owner unless having the most cheese wins', () => {
  const fallen = [3, 0, 1];
  expect(verdictOn(counted({ cheeses: ['ABC', 'CD', 'E'], fallen }))).toMatchObject({ won: 1 });
  expect(verdictOn(counted({ cheeses: ['ABC', 'CD', 'E'], fallen, lastMouse: true }))).toMatchObject({
    won: 0,
  });
});
