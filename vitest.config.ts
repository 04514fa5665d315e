import { defineConfig } from 'vitest/config'

/** `npx vitest run --project server`, or a path: `npx vitest run packages/core`. */
export default defineConfig({
  test: {
    // A machine with two cores starts a browser, a database and a server at once.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{cli,web}/src/**/*.test.{ts,tsx}',
            'examples/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['apps/server/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'house', include: ['scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          // Each file has a server and a browser of its own; two cores drive no more of them.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
