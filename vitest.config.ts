import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { breakpointsInCss } from './apps/web/breakpoints-in-css.ts'
import { cssLayers } from './apps/web/css-layers.ts'
import { browserPackages } from './scripts/shared/browser-packages.ts'

const longestStories = [
  ...['accessibility-in-editor', 'accessibility', 'main-job', 'gallery', 'payments'],
  ...['submissions', 'style', 'nothing-lost', 'many-forms', 'start'],
]

/** The longest stories start first, so that no core is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longestStories.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`))
      return at === -1 ? longestStories.length : at
    }
    // Next come the files of one project after another, because a worker is reused within its project.
    return (await super.sort(files)).toSorted(
      (a, b) => rank(a) - rank(b) || a.project.name.localeCompare(b.project.name),
    )
  }
}

/** `npx vitest run --project server`, or a path: `npx vitest run packages/core`. */
export default defineConfig({
  test: {
    // End only tests that hang. On a busy machine, a test or a wait takes several times longer.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // By default, Vitest leaves one core idle: half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Programs that tests start load their compiled code, which halves the CPU time of a start.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'ramiform-compiled-code') },
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
          // Files of one worker share loaded modules. Loading them anew for each file takes half of the CPU time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['./apps/server/src/testing/shared-postgres.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'house', include: ['scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [breakpointsInCss, cssLayers],
        optimizeDeps: { include: ['vitest-browser-react', ...browserPackages()] },
        test: {
          name: 'ui',
          include: ['{apps,packages}/*/src/**/*.ui.test.tsx'],
          setupFiles: ['./apps/web/src/ui/component-test-setup.ts'],
          // As for the browser stories below.
          retry: 1,
          // Files share a page, so React and the app's modules load once.
          isolate: false,
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
          // The files of a worker share its server and browser (decision 257).
          isolate: false,
          // A story often waits for its page, so two cores run three of them.
          maxWorkers: 3,
          // A retry, because load alone can fail a story. `npm test` lists such tests at its end.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
