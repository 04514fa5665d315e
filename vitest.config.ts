import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserPackages } from './scripts/shared/browser-packages.ts'

const longestStories = ['accessibility', 'main-job', 'gallery', 'submissions', 'nothing-lost']

/** The longest stories begin first, so that at the end no core waits for one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longestStories.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`))
      return at === -1 ? longestStories.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** `npx vitest run --project server`, or a path: `npx vitest run packages/core`. */
export default defineConfig({
  test: {
    // A machine with two cores starts a browser, a database and a server at once.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
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
          exclude: ['**/*.ui.test.tsx', '**/node_modules/**'],
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
        optimizeDeps: { include: ['vitest-browser-react', ...browserPackages()] },
        test: {
          name: 'ui',
          include: ['{apps,packages}/*/src/**/*.ui.test.tsx'],
          setupFiles: ['./apps/web/src/ui/component-test-setup.ts'],
          testTimeout: 15_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          // Each file has a server and a browser of its own; two cores drive no more of them.
          maxWorkers: 2,
          // Only what hangs is ended: a story takes several times longer while the machine is busy with something else.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          // A story that fails by the machine's load alone passes the second time; `npm test` names it at its end.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
