import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/order.ts';
import { Retried } from './tests/retried.ts';

/** A busy machine takes its time: what is waited for comes, and what never comes is a failure soon enough. */
const expect = { poll: { timeout: 60_000, interval: 20 } };

const NOT_QUICK = ['**/*.long.test.ts', '**/*.browser.test.ts', 'tests/fixtures/**', 'node_modules/**'];
/** What neither has a state of its own nor pretends anything about its surroundings. */
const PURE = [
  'locales/**/*.test.ts',
  'src/{engine,protocol}/**/*.test.ts',
  'src/games/*/{rules,bot}/**/*.test.ts',
  'tests/reference/*.test.ts',
];

/**
 * `quick` and `quick-pure` are everything that finishes within a minute; `long` is the rest; `browser` plays the built app
 * in Chromium. `npm test` runs all.
 */
export default defineConfig({
  test: {
    // Much of the time is spent waiting: for bots, clocks and browsers.
    // (As a share it would never be more than the processors.)
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    reporters: ['default', new Retried()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'quick',
          expect,
          // The page reads its breakpoints.
          css: { include: [/breakpoints\.css\?raw$/] },
          include: ['{src,tests,locales}/**/*.test.ts'],
          exclude: [...NOT_QUICK, ...PURE],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'quick-pure',
          expect,
          // Nothing here keeps anything between two tests, so that one process can run them all: that halves the work.
          isolate: false,
          include: PURE,
          exclude: NOT_QUICK,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
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
