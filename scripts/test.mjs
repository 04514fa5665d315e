import { withNode } from './shared/with-node.mjs'

// `npm test`: checks, unit and integration tests on both databases, and browser tests. Prints totals, and exits with
// 1 on any failure.
await withNode(import.meta.url, async () => {
  const { mkdirSync, mkdtempSync, readFileSync, rmSync, existsSync, writeFileSync } = await import(
    'node:fs'
  )
  const { tmpdir } = await import('node:os')
  const { join, relative } = await import('node:path')
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  const { findChromium, findPostgres, findRedis } = await import('./shared/find-programs.mjs')
  const { runChecks } = await import('./shared/checks.mjs')
  const { root } = await import('./shared/root.mjs')
  const { run } = await import('./shared/run.mjs')

  const start = performance.now()
  await installPackages()
  const chromium = await findChromium({ install: true })
  const postgres = await findPostgres({ install: true })
  const redis = await findRedis({ install: true })
  const notRun = []
  const flaky = []
  const failed = []

  heading('Checks')
  // The longest checks and most of the build use one core each.
  const [failedChecks] = await Promise.all([runChecks(), buildWeb()])

  heading('Unit and integration tests')
  if (postgres.missing) notRun.push(`the server on PostgreSQL: ${postgres.missing}`)
  if (redis.missing) notRun.push(`several nodes with Redis: ${redis.missing}`)
  const results = [
    await vitest(['packages', 'server', 'house'], {
      POSTGRES_BIN: postgres.path ?? '',
      REDIS_SERVER: redis.path ?? '',
    }),
  ]

  heading('Component and browser tests')
  if (chromium.missing) notRun.push(`the component and browser tests: ${chromium.missing}`)
  else results.push(await vitest(['ui', 'browser'], { CHROMIUM: chromium.path }))

  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const result of results) for (const key of Object.keys(sum)) sum[key] += result[key]
  console.log('')
  for (const test of flaky) console.log(`Passed on the second try: ${test}`)
  for (const test of failed) console.log(`Failed: ${test}`)
  for (const suite of notRun) console.log(`Did not run: ${suite}`)
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`Took ${seconds} s`)
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
  keepForFigures({ seconds, ...sum })
  const ok = failedChecks.length === 0 && results.every((result) => result.code === 0)
  process.exit(ok ? 0 : 1)

  /** Runs projects of vitest.config.ts and reads their report. */
  async function vitest(projects, env) {
    const folder = mkdtempSync(join(tmpdir(), 'ramiform-tests-'))
    const report = join(folder, 'report.json')
    const secondTries = join(folder, 'second-tries.txt')
    try {
      const { code } = await run(
        'vitest',
        [
          'run',
          ...projects.map((name) => `--project=${name}`),
          '--reporter=default',
          '--reporter=json',
          '--reporter=./scripts/shared/flaky-reporter.mjs',
          `--outputFile.json=${report}`,
        ],
        { env: { ...env, NODE_ENV: 'test', FLAKY_TESTS: secondTries } },
      )
      if (existsSync(secondTries))
        flaky.push(...readFileSync(secondTries, 'utf8').trim().split('\n'))
      if (!existsSync(report)) return { code: code || 1, passed: 0, failed: 1, skipped: 0 }
      const told = JSON.parse(readFileSync(report, 'utf8'))
      // A file that failed to load has no tests, but counts as failed.
      const broken = told.testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      )
      const failedTests = told.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => ({
            name: `${file.name}: ${test.fullName}`,
            message: test.failureMessages[0],
          })),
      )
      for (const { name, message = '' } of [...broken, ...failedTests]) {
        const [first, second = ''] = message.split('\n')
        // What a property test needs to fail again.
        const seed = second.startsWith('{ seed: ') ? ` ${second}` : ''
        failed.push(`${relative(root, name)}: ${first}${seed}`)
      }
      return {
        code,
        passed: told.numPassedTests,
        failed: told.numFailedTests + broken.length,
        skipped: told.numPendingTests + told.numTodoTests,
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  /** `npm run figures` reads it. */
  function keepForFigures(figures) {
    const folder = join(root, 'node_modules', '.cache', 'ramiform')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'last-test.json'), JSON.stringify(figures))
  }

  function heading(title) {
    console.log(`\n== ${title}`)
  }
})
