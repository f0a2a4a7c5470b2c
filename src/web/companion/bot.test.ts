import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkOf, commitTo, inGroups } from './bot.ts';

test('a commitment is the start of the SHA-256 of move and salt, which anybody can check', () => {
  const { code } = commitTo('T', '0badcafe');
  expect(code).toBe(createHash('sha256').update('T 0badcafe').digest('hex').slice(0, 16));
});

test('its digits are shown in groups, and the check names all that went into it', () => {
  const commitment = commitTo('T', '0badcafe');
  expect(inGroups(commitment.code)).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  expect(checkOf(commitment)).toBe(`SHA-256("T 0badcafe") = ${commitment.code}…`);
});

test('it says nothing about the move: the same move has a different code every time', () => {
  const codes = Array.from({ length: 20 }, () => commitTo('T').code);
  expect(new Set(codes).size).toBe(20);
});
