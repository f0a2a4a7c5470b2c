import { afterEach, expect, test } from 'vitest';
import { Clock } from './clock.ts';

const HOUR = 3_600_000;
/** How long a jump must last to be believed, and a little more. */
const LONG = 61_000;
let wall = 0;
let steady = 0;
let clock: Clock;

function start(): void {
  [wall, steady] = [1_000_000_000, 50];
  clock = new Clock({ wall: () => wall, steady: () => steady });
}
function pass(ms: number): void {
  wall += ms;
  steady += ms;
}
function jump(ms: number): void {
  wall += ms;
  clock.now();
}
afterEach(() => clock.stop());

test('a clock that jumps and jumps back tells the right time throughout', () => {
  for (const ms of [HOUR, -11 * HOUR]) {
    start();
    const before = clock.now();
    pass(10_000);
    jump(ms);
    pass(5000);
    expect([clock.now() - before, clock.since(before)]).toEqual([15_000, 15_000]);
    jump(-ms);
    pass(LONG);
    expect([clock.now(), clock.since(before)]).toEqual([wall, 15_000 + LONG]);
  }
});

test('a clock that stays where it jumped to is believed, and the time it skipped has not passed', () => {
  start();
  const before = clock.now();
  pass(10_000);
  jump(HOUR);
  pass(LONG);
  expect(clock.now()).toBe(wall);
  expect(clock.since(before)).toBe(10_000 + LONG);
  const after = clock.now();
  pass(5000);
  expect([clock.since(before), clock.since(after)]).toEqual([15_000 + LONG, 5000]);
});

test('a clock that is set back gives more time, not less, and only for what came before', () => {
  start();
  const before = clock.now();
  pass(10_000);
  jump(-HOUR);
  pass(LONG);
  expect(clock.now()).toBe(wall);
  expect(clock.since(before)).toBeLessThanOrEqual(10_000 + LONG);
  const after = clock.now();
  pass(5000);
  expect(clock.since(after)).toBe(5000);
});

test('skipped time that is lived through after all counts', () => {
  start();
  jump(HOUR);
  pass(LONG);
  clock.now();
  jump(-HOUR);
  pass(LONG);
  const then = clock.now();
  pass(2 * HOUR);
  expect(clock.since(then)).toBe(2 * HOUR);
});

test('a clock that is corrected gradually is believed at once', () => {
  start();
  const before = clock.now();
  for (let times = 0; times < 100; times++) {
    pass(1000);
    wall += 1;
    clock.since(before);
  }
  expect(clock.since(before)).toBe(100_100);
});

test('time during which nobody was served does not count, however long it was or a wrong clock makes it seem', () => {
  for (const ms of [0, HOUR, 400 * 24 * HOUR]) {
    start();
    const dueAt = wall;
    wall += 5000;
    const lastSign = wall;
    wall += ms;
    clock.stop();
    clock = new Clock({ wall: () => wall, steady: () => steady });
    clock.restedSince(lastSign);
    expect(clock.since(dueAt)).toBe(5000);
    pass(7000);
    expect(clock.since(dueAt)).toBe(12_000);
  }
});

test('a clock that is slow at the start makes nobody late, not even when it is corrected', () => {
  start();
  const dueAt = wall;
  wall -= HOUR;
  clock.stop();
  clock = new Clock({ wall: () => wall, steady: () => steady });
  clock.restedSince(dueAt + 5000);
  expect(clock.since(dueAt)).toBeLessThanOrEqual(0);
  jump(HOUR);
  pass(LONG);
  expect(clock.since(dueAt)).toBeLessThanOrEqual(LONG);
});

test('a clock that is fast at the start makes nobody late, not even when it is corrected', () => {
  start();
  const dueAt = wall;
  const lastSign = dueAt + 5000;
  wall = lastSign + HOUR;
  clock.stop();
  clock = new Clock({ wall: () => wall, steady: () => steady });
  clock.restedSince(lastSign);
  jump(-HOUR);
  pass(LONG);
  const later = clock.since(dueAt);
  expect(later).toBeLessThanOrEqual(5000 + LONG);
  pass(7000);
  expect(clock.since(dueAt)).toBe(later + 7000);
});
