import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Runs all checks, as many at a time as there are cores. Prints a line for each and returns the names of failed ones.
 */
export async function runChecks() {
  // The types of pages are generated from the routes.
  await run('react-router', ['typegen'], { cwd: join(root, 'apps/web'), quiet: true })

  const waiting = checks()
  const failed = []
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const start = performance.now()
      const { code, output } = await run(check.command, check.args, { quiet: true })
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
      if (code !== 0) {
        failed.push(check.name)
        console.log(output.trimEnd())
      }
    }
  })
  await Promise.all(workers)
  return failed
}

function checks() {
  const configs = globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).sort()
  return [
    {
      name: 'import walls',
      command: 'depcruise',
      args: [
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        'packages',
        'apps',
      ],
    },
    { name: 'unused code', command: 'knip', args: [] },
    { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
    ...[...configs, 'tsconfig.tests.json'].map((config) => ({
      name: `types of ${config.replace('/tsconfig.json', '').replace('tsconfig.tests.json', 'tests')}`,
      command: 'tsc',
      args: ['--project', config],
    })),
  ]
}
