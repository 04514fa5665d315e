#!/usr/bin/env node
// Entry point of the command line. It is plain JavaScript, so that older Node versions can read it. An older version
// restarts the command with Node 24 through npx.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
const runsTypeScript = major > 22 || (major === 22 && minor >= 22)
const handedOver = 'RAMIFORM_HANDED_OVER'

if (runsTypeScript) {
  const args = process.argv.slice(2)
  process.exitCode = isForOperators(args[0])
    ? await (await import('../server/src/operate.ts')).operate(args)
    : await (await import('./src/main.ts')).main(args)
} else if (process.env[handedOver]) {
  console.error(`ramiform needs Node 22.22 or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
} else {
  const self = fileURLToPath(import.meta.url)
  const { status, error } = spawnSync(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', '--package', 'node@24', 'node', self, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, [handedOver]: '1' } },
  )
  if (error) {
    console.error(`ramiform needs Node 22.22 or newer, and npx did not run: ${error.message}`)
  }
  process.exitCode = status ?? 1
}

/** Commands on a server's data, which the server's own code runs. */
function isForOperators(name) {
  return name === 'backup' || name === 'restore'
}
