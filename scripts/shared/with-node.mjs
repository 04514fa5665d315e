import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/** The oldest Node that runs Ramiform: Fastify's own packages and React Router have left older ones. */
const oldest = [22, 22]
/** The Node that is fetched where the machine's own is older; the same as in .nvmrc. */
const fetched = 24

const remembered = join(root, 'node_modules', '.cache', 'ramiform', 'node-path')

/**
 * Runs `main` under a Node that is new enough. Where the running one is older, says so in one line and runs
 * `script` again under a newer Node from the package registry; Node itself is no dependency of ours.
 * Everything that a script needs beyond Node's own modules is imported inside `main`.
 */
export async function withNode(script, main) {
  if (isNewEnough(process.versions.node)) return main()
  console.log(
    `Node ${process.versions.node} is older than ${oldest.join('.')}; carrying on under Node ${fetched} (npx --package node@${fetched}).`,
  )
  const node = newerNode()
  if (node === null) {
    console.error(
      `Node ${fetched} could not be fetched. Install Node ${oldest.join('.')} or newer (https://nodejs.org) and try again.`,
    )
    process.exit(1)
  }
  const child = spawn(node, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
  })
  forwardSignals(child)
  child.on('close', (code, signal) => process.exit(signal === null ? code : 1))
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** The path of a newer Node: the one found last time, or the one that npx fetches now. */
function newerNode() {
  if (existsSync(remembered)) {
    const path = readFileSync(remembered, 'utf8')
    if (existsSync(path)) return path
  }
  const found = spawnSync(
    'npx',
    ['--yes', '--package', `node@${fetched}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
  )
  const path = found.stdout?.trim().split('\n').at(-1)
  if (found.status !== 0 || !path || !existsSync(path)) return null
  if (existsSync(join(root, 'node_modules'))) {
    mkdirSync(dirname(remembered), { recursive: true })
    writeFileSync(remembered, path)
  }
  return path
}

/** A terminal tells the whole group; a process manager tells only us. */
function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!process.stdin.isTTY) child.kill(signal)
    })
  }
}
