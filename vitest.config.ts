import { defineConfig } from 'vitest/config';

/**
 * `quick` is everything that finishes within a minute; `long` is the rest; `browser` plays the built app in Chromium.
 * `npm test` runs all.
 */
export default defineConfig({
  test: {
    // Much of the time is spent waiting: for bots, clocks and browsers.
    maxWorkers: '150%',
    projects: [
      {
        test: {
          name: 'quick',
          // The page reads its breakpoints.
          css: { include: [/breakpoints\.css\?raw$/] },
          include: ['{src,tests,locales}/**/*.test.ts'],
          exclude: ['**/*.long.test.ts', '**/*.browser.test.ts', 'tests/fixtures/**', 'node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{src,tests}/**/*.long.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
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
