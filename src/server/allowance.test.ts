import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

let now = 0;

function allowance(points: number): Allowance {
  now = 0;
  return new Allowance(points, 10, () => now);
}

test('so much may be done in a window, and it is said when there is more', () => {
  const five = allowance(5);
  expect([2, 2, 1].map(cost => five.spend('ada', cost))).toEqual([0, 0, 0]);
  now = 3500;
  expect(five.spend('ada', 1)).toBe(7);
  expect(five.spend('bob', 1)).toBe(0);
  now = 10_000;
  expect(five.spend('ada', 5)).toBe(0);
});

test('what costs more than there ever is, is refused at once', () => {
  expect(allowance(5).spend('ada', 6)).toBe(10);
});

test('it is known without counting who has nothing left', () => {
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

test('nobody is forgotten while it is over its limit, however many others come', () => {
  const one = allowance(1);
  one.spend('ada', 2);
  for (let other = 0; other < 30_000; other++) one.spend(`other ${other}`, 1);
  expect(one.secondsOver('ada')).toBe(10);
});

test('it is known who has gone on to twice what there was, until the window has passed', () => {
  const five = allowance(5);
  expect(five.isFarOver('ada')).toBe(false);
  five.spend('ada', 10);
  expect(five.isFarOver('ada')).toBe(false);
  five.spend('ada', 1);
  expect(five.isFarOver('ada')).toBe(true);
  now = 10_000;
  expect(five.isFarOver('ada')).toBe(false);
});
