import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitTo } from './bot.ts';

test('a commitment is the beginning of the SHA-256 of move and salt, which anybody can check', () => {
  const { code } = commitTo('T', '0badcafe');
  expect(code).toBe(createHash('sha256').update('T 0badcafe').digest('hex').slice(0, 8));
});

test('it says nothing of the move: the same move has another code every time', () => {
  const codes = Array.from({ length: 20 }, () => commitTo('T').code);
  expect(new Set(codes).size).toBe(20);
});
