import { expect, test } from 'vitest';
import { Clock } from './clock.ts';
import { CommonClock } from './common-clock.ts';

const NOW = 1_700_000_000_000;

test('with a common clock, the clock of the machine does not matter', async () => {
  let steady = 50;
  const common = new CommonClock({ times: async () => ({ now: NOW, probedAt: null }) }, () => steady);
  const clock = new Clock(await common.start());
  expect(clock.now()).toBe(NOW);
  steady += 1000;
  expect(clock.now()).toBe(NOW + 1000);
  expect(clock.since(NOW)).toBe(1000);
  clock.stop();
  common.stop();
});

test('without a common clock, the clock of the machine is used', async () => {
  const common = new CommonClock({ times: async () => ({ now: null, probedAt: null }) });
  const { wall } = await common.start();
  expect(Math.abs(wall() - Date.now())).toBeLessThan(1000);
});
