import { expect, test } from 'vitest';
import { mura } from './mura.ts';

test('the lab compares the values of an option with intervals, and the same seed gives the same', async () => {
  const args = ['lab', 'muro-contro-muro', '--vary', 'pass', '--matches', '4', '--seed', '5'];
  const { code, out } = await mura([...args, '--option', 'copies=4']);
  expect(code).toBe(0);
  expect(out).toMatch(/^pass +seat 0 +seat 1 +moves +luck +score +spread$/m);
  const found = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(found).toMatchObject({
    game: 'muro-contro-muro',
    matches: 4,
    seed: 5,
    options: { copies: 4 },
    varied: 'pass',
  });
  expect(found.found.map(({ value }: { value: boolean }) => value)).toEqual([false, true]);
  for (const { seats, luck, length } of found.found) {
    expect(seats[0][0] + seats[1][0]).toBeCloseTo(1);
    for (const [value, low, high] of [...seats, luck, length]) {
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  }
  const again = await mura([...args, '--option', 'copies=4', '--threads', '1']);
  expect(again.out).toBe(out);
});

test('an unknown option is refused, and the nearest one named', async () => {
  const { code, err } = await mura(['lab', 'muro-contro-muro', '--vary', 'copys']);
  expect(code).toBe(2);
  expect(err).toContain('has no option copys. Did you mean copies?');
});
