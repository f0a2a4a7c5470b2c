import { afterEach, expect, test } from 'vitest';
import { Clock } from './clock.ts';

const HOUR = 3_600_000;
let wall = 0;
let steady = 0;
let clock: Clock;

function start(): void {
  [wall, steady] = [1_000_000, 50];
  clock = new Clock({ wall: () => wall, steady: () => steady });
}
function pass(ms: number): void {
  wall += ms;
  steady += ms;
}
afterEach(() => clock.stop());

test('what the clock jumps over has not passed, for what was before; what comes after counts as it is', () => {
  start();
  const before = clock.now();
  pass(10_000);
  wall += HOUR;
  expect(clock.since(before)).toBe(10_000);
  const after = clock.now();
  pass(5000);
  expect([clock.since(before), clock.since(after)]).toEqual([15_000, 5000]);
  wall += HOUR;
  expect([clock.since(before), clock.since(after)]).toEqual([15_000, 5000]);
  expect(clock.now()).toBe(wall);
});

test('a clock that is set back gives more time and not less', () => {
  start();
  const before = clock.now();
  pass(10_000);
  wall -= HOUR;
  expect(clock.since(before)).toBeLessThanOrEqual(10_000);
  const after = clock.now();
  pass(5000);
  expect(clock.since(after)).toBe(5000);
});

test('a clock that is set right slowly is believed', () => {
  start();
  const before = clock.now();
  for (let times = 0; times < 100; times++) {
    pass(1000);
    wall += 1;
    clock.since(before);
  }
  expect(clock.since(before)).toBe(100_100);
});
