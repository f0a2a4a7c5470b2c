import { defineConfig } from 'vitest/config';

/** `quick` is everything that finishes within a minute; `long` is the rest. `npm test` runs both. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          include: ['{src,tests,locales}/**/*.test.ts'],
          exclude: ['**/*.long.test.ts', 'node_modules/**'],
          testTimeout: 120_000,
        },
      },
      { test: { name: 'long', include: ['{src,tests}/**/*.long.test.ts'], testTimeout: 600_000 } },
    ],
  },
});
