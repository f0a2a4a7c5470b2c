import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const broken = (source: string) => mutantsOf(source).map(({ text }) => text);

test('each operator, number and condition of a line is broken once', () => {
  expect(broken('  if (a < 3 && b) return a + 1;')).toEqual([
    'if (!(a < 3 && b)) return a + 1;',
    'if (a <= 3 && b) return a + 1;',
    'if (a < 3 || b) return a + 1;',
    'if (a < 3 && b) return a - 1;',
    'if (a < 4 && b) return a + 1;',
    'if (a < 3 && b) return a + 2;',
  ]);
});

test('a statement on its own line is left out once', () => {
  expect(broken('  drop(state, seat);')).toEqual([';']);
  expect(broken('  state.left -= many;')).toEqual([';', 'state.left += many;']);
});

test('comments, imports and types are left alone', () => {
  expect(
    broken('/** Up to 3.\n * Or 4. */\nimport { a } from "3";\ntype A = 1 | 2;\ninterface B {\n  c: 3;\n}'),
  ).toEqual([]);
});

test('a line is not broken by leaving out its comment', () => {
  expect(broken('  a(b); // Why.')).toEqual([';']);
  expect(broken('  const a = b; // Why.')).toEqual([]);
});

test('a mutant differs from its source in one line only', () => {
  const source = 'const a = 1;\nconst b = 2;';
  expect(mutantsOf(source).map(mutant => mutant.source)).toEqual([
    'const a = 2;\nconst b = 2;',
    'const a = 1;\nconst b = 3;',
  ]);
});
