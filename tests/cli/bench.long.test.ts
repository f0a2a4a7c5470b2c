import { expect, test } from 'vitest';
import { coinsMura } from './mura.ts';

test('a bench is a table and one JSON line per game', async () => {
  const { code, out, err } = await coinsMura(['bench', '--seconds', '1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines[1]).toMatch(/^Coins, 2 seats( +[\d,]+){5}$/);
  const measured = JSON.parse(lines.at(-1) ?? '');
  expect(measured).toEqual({
    game: 'coins',
    seats: 2,
    stepMatchesPerSecond: expect.any(Number),
    playoutsPerSecond: expect.any(Number),
    playsPerSecond: expect.any(Number),
    playsPerMatch: 4,
    copiesPerSecond: expect.any(Number),
    bytesPerState: expect.any(Number),
  });
  expect(measured.playsPerSecond / measured.stepMatchesPerSecond).toBeCloseTo(4, 2);
  for (const figure of [measured.playoutsPerSecond, measured.copiesPerSecond, measured.bytesPerState]) {
    expect(figure).toBeGreaterThan(0);
  }
});
