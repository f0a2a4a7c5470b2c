import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Tester } from './tester.ts';
import type { MeasuredCheck } from './trial.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RULES = 'src/games/muro-contro-muro/rules/rules.ts';
const TESTS = 'src/games/muro-contro-muro/rules/rules.test.ts';
const source = readFileSync(ROOT + RULES, 'utf8');

const tester = new Tester(ROOT, 'muro-contro-muro');
let checks: readonly MeasuredCheck[] = [];
beforeAll(async () => {
  checks = await tester.measure([TESTS]);
});
afterAll(() => tester.end());

/** Which test notices that the rules say something else. */
async function noticer(from: string, to: string): Promise<string | undefined> {
  expect(source).toContain(from);
  return (await tester.noticer(RULES, source.replace(from, to), checks))?.name;
}

test('a test notices a broken rule, and no test one that says the same in other words', async () => {
  const first = /^MM-7: who begins › the seats roll in turn/;
  expect(await noticer('face === state.colours[seat]', 'face === state.colours[0]')).toMatch(first);
  expect(await noticer('state.seat = 1 - seat', 'state.seat = seat ^ 1')).toBeUndefined();
});

test('a rule that never ends is ended, and the next one tried', async () => {
  expect(await noticer('state.face = face;', 'for (;;) state.face = face;')).toMatch(/^MM-/);
  expect(await noticer('state.seat = 1 - seat', 'state.seat = seat ^ 1')).toBeUndefined();
});

test('a rule that does not load is noticed', async () => {
  expect(await noticer('const { lay, take, turn } = walls;', 'const { lay } = null;')).toBeDefined();
});
