import { format } from 'node:util';

export { expect } from 'vitest';

/**
 * What test files get instead of Vitest while the rules are broken: they only say which tests there are, and each of them
 * can be run by itself, at once and in this process.
 */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

type Run = (...row: unknown[]) => unknown;

let tests: Test[] = [];
let groups: readonly string[] = [];

/** The tests of the file that `load` imports. */
export async function testsIn(load: () => Promise<unknown>): Promise<readonly Test[]> {
  tests = [];
  await load();
  return tests;
}

export const test = withEach((name, run) => {
  tests.push({ name: [...groups, name].join(' › '), run });
});

export const describe = withEach((name, fill) => {
  const outer = groups;
  groups = [...groups, name];
  try {
    fill();
  } finally {
    // A broken rule may make it fail: the next file has other groups.
    groups = outer;
  }
});

function withEach(add: (name: string, run: Run) => void) {
  const each = (rows: readonly unknown[]) => (name: string, run: Run) => {
    for (const [index, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      add(`${format(name, ...values)} ${index}`, () => run(...values));
    }
  };
  return Object.assign(add, { each });
}
