import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

let now = 0;

function allowance(points: number): Allowance {
  now = 0;
  return new Allowance(points, 10, () => now);
}

test('a client may spend its allowance in each window, and is told when it may go on', () => {
  const five = allowance(5);
  expect([2, 2, 1].map(cost => five.spend('ada', cost))).toEqual([0, 0, 0]);
  now = 3500;
  expect(five.spend('ada', 1)).toBe(7);
  expect(five.spend('bob', 1)).toBe(0);
  now = 10_000;
  expect(five.spend('ada', 5)).toBe(0);
});

test('something that costs more than the whole allowance is refused at once', () => {
  expect(allowance(5).spend('ada', 6)).toBe(10);
});

test('asking whether anything is left costs nothing', () => {
  const five = allowance(5);
  expect(five.secondsOver('ada')).toBe(0);
  five.spend('ada', 4);
  expect(five.secondsOver('ada')).toBe(0);
  five.spend('ada', 1);
  now = 1;
  expect(five.secondsOver('ada')).toBe(10);
  now = 10_000;
  expect(five.secondsOver('ada')).toBe(0);
});

test('no client is forgotten while it is over its limit, however many others come', () => {
  const one = allowance(1);
  one.spend('ada', 2);
  for (let other = 0; other < 30_000; other++) one.spend(`other ${other}`, 1);
  expect(one.secondsOver('ada')).toBe(10);
});

test('a client that has spent twice its allowance is known until the window has passed', () => {
  const five = allowance(5);
  expect(five.isFarOver('ada')).toBe(false);
  five.spend('ada', 10);
  expect(five.isFarOver('ada')).toBe(false);
  five.spend('ada', 1);
  expect(five.isFarOver('ada')).toBe(true);
  now = 10_000;
  expect(five.isFarOver('ada')).toBe(false);
});
