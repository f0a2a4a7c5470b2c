import { expect, test } from 'vitest';
import * as standIn from './stand-in.ts';

test('the tests of a file are named with their groups, and run one by one', async () => {
  const seen: unknown[] = [];
  const tests = await standIn.testsIn(async () => {
    standIn.describe('a wall', () => {
      standIn.test.each([
        [1, 'low'],
        [9, 'high'],
      ])('of %i is %s', (height, word) => seen.push(height, word));
    });
    standIn.describe.each(['G', 'F'])('in %s', colour => {
      standIn.test('stands', () => seen.push(colour));
    });
  });
  expect(tests.map(({ name }) => name)).toEqual([
    'a wall › of 1 is low 0',
    'a wall › of 9 is high 1',
    'in G 0 › stands',
    'in F 1 › stands',
  ]);
  for (const { run } of tests) await run();
  expect(seen).toEqual([1, 'low', 9, 'high', 'G', 'F']);
});

test('a group that cannot be filled leaves the names of later tests alone', async () => {
  const broken = standIn.testsIn(async () => {
    standIn.describe('a wall that falls', () => {
      throw new Error('it fell');
    });
  });
  await expect(broken).rejects.toThrow('it fell');
  const tests = await standIn.testsIn(async () => standIn.test('another wall', () => {}));
  expect(tests.map(({ name }) => name)).toEqual(['another wall']);
});
