import { expect, test } from 'vitest';
import { coinsMura } from './mura.ts';

test('a bench is one JSON line a game', async () => {
  const { code, out, err } = await coinsMura(['bench', '--seconds', '1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const measured = JSON.parse(out);
  expect(out).toBe(`${JSON.stringify(measured)}\n`);
  expect(measured).toEqual({
    game: 'coins',
    seats: 2,
    playoutsPerSecond: expect.any(Number),
    playsPerSecond: expect.any(Number),
    playsPerPlayout: 4,
  });
  expect(measured.playoutsPerSecond).toBeGreaterThan(0);
  expect(measured.playsPerSecond / measured.playoutsPerSecond).toBeCloseTo(4, 2);
});
