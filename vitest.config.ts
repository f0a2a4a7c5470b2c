import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { folderInMemory } from './tests/in-memory.ts';
import { LongestFirst } from './tests/order.ts';
import { Retried } from './tests/retried.ts';
import { Times } from './tests/times.ts';

// The same programs start many times here; with compiled code kept, each start takes half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// Every move is on the disk before anybody hears of it: on a busy one, that would be most of the time.
const inMemory = folderInMemory();
if (inMemory !== undefined) process.env.TMPDIR ??= inMemory;

/** Whether a run lists what takes most processor time, and so runs one file at a time. */
const MEASURING = process.env.TIMES !== undefined;

/** A busy machine takes its time, so the limit is generous: what never comes is still a failure soon enough. */
const expect = { poll: { timeout: 60_000, interval: 20 } };

const NOT_QUICK = ['**/*.long.test.ts', '**/*.browser.test.ts', 'tests/fixtures/**', 'node_modules/**'];
/** Tests that mock their surroundings, and so have a process of their own. */
const PRETENDING = globSync('{src,tests,locales}/**/*.test.ts', { cwd: import.meta.dirname }).filter(file =>
  /\bvi\.(mock|stubGlobal)\(|\.assign\(globalThis/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
);
const QUICK = {
  expect,
  // The page reads its breakpoints.
  css: { include: [/breakpoints\.css\?raw$/] },
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

/**
 * `quick` and `quick-alone` are everything that finishes within a minute; `long` is the rest; `browser` plays the built app
 * in Chromium. `npm test` runs all.
 *
 * Quick files share processes, and with them everything that is loaded; browser files share a Chromium as well. Long files
 * do not: crowds, faults and wrong clocks of one should not reach the next.
 */
export default defineConfig({
  test: {
    // Much of the time is spent waiting: for bots, clocks and browsers.
    // (As a percentage it would never exceed the number of processors.)
    maxWorkers: MEASURING ? 1 : Math.ceil(2.5 * availableParallelism()),
    reporters: ['default', new Retried(), ...(MEASURING ? [new Times()] : [])],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...QUICK,
          name: 'quick',
          isolate: false,
          include: ['{src,tests,locales}/**/*.test.ts'],
          exclude: [...NOT_QUICK, ...PRETENDING],
        },
      },
      { test: { ...QUICK, name: 'quick-alone', include: PRETENDING, exclude: NOT_QUICK } },
      {
        test: {
          name: 'long',
          expect,
          include: ['{src,tests}/**/*.long.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect,
          isolate: false,
          include: ['tests/browser/**/*.browser.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          // A busy machine can make a browser late; a second try is reported as such.
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
