import { expect, test } from 'vitest';
import { mura } from './mura.ts';

const ARGS = ['arena', '--game', 'muro-contro-muro', '--levels', 'apprentice,random', '--matches', '4'];

test('an arena prints a table and one line of JSON, the same from the same seed and iterations', async () => {
  const args = [...ARGS, '--seed', '5', '--iterations', '100'];
  const { code, out } = await mura(args);
  expect(code).toBe(0);
  expect(out).toContain('95% interval');
  expect(out).toMatch(/^apprentice is rated at least \d+ above random$/m);
  const found = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(found).toMatchObject({ game: 'muro-contro-muro', seats: 2, matches: 4, seed: 5 });
  const [apprentice, random] = found.standings;
  expect(apprentice.level).toBe('apprentice');
  expect(apprentice.winShare + random.winShare).toBeCloseTo(1);
  expect(apprentice.interval[0]).toBeLessThanOrEqual(apprentice.winShare);
  expect(apprentice.interval[1]).toBeGreaterThanOrEqual(apprentice.winShare);
  expect((await mura(args)).out).toBe(out);
});
