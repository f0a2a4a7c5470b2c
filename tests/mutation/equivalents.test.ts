import { expect, test } from 'vitest';
import { parseEquivalents } from './equivalents.ts';

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
