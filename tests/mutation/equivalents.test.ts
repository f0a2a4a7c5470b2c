import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { equivalentsOf, flawsIn, parseEquivalents } from './equivalents.ts';
import { waysToBreak } from './ways.ts';

test('breaks that change nothing are listed by file and by reason', () => {
  const text =
    'wall.ts\n  Only faster.\n    if (a) b();\n    without c();\n  Never reached.\n    d + 1\nrules.ts\n  Same.\n    e\n';
  expect(parseEquivalents(text)).toEqual([
    { file: 'wall.ts', why: 'Only faster.', broken: 'if (a) b();' },
    { file: 'wall.ts', why: 'Only faster.', broken: 'without c();' },
    { file: 'wall.ts', why: 'Never reached.', broken: 'd + 1' },
    { file: 'rules.ts', why: 'Same.', broken: 'e' },
  ]);
});

test('what is listed has to be there, as often as it is listed', () => {
  const [one, other] = [
    { file: 'wall.ts', broken: 'a + 1' },
    { file: 'wall.ts', broken: 'a - 1' },
  ];
  const listed = (...all: { file: string; broken: string }[]) => all.map(each => ({ ...each, why: 'Same.' }));
  expect(flawsIn(listed(one), [one, other])).toEqual([]);
  expect(flawsIn(listed(one, one), [one, one, other])).toEqual([]);
  expect(flawsIn(listed(one), [other])).toEqual([
    'wall.ts is listed 1 times and can be broken 0 times: a + 1',
  ]);
  expect(flawsIn(listed(one), [one, one])).toEqual([
    'wall.ts is listed 1 times and can be broken 2 times: a + 1',
  ]);
});

test.each(GAME_IDS)('what is listed for %s is there', game => {
  expect(flawsIn(equivalentsOf(game), waysToBreak(game))).toEqual([]);
});
