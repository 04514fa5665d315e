import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/** The oldest supported Node, required by Fastify's packages and React Router. */
const oldest = [22, 22]
/** The Node to download if the installed one is older, the same as in .nvmrc. */
const fetched = 24

const remembered = join(root, 'node_modules', '.cache', 'ramiform', 'node-path')

/**
 * Runs `main` with a new enough Node. With an older one, prints a line and runs `script` again with a Node from the
 * package registry. `main` must import everything except Node's modules, because the file is parsed by the old
 * version.
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
  const child = spawn(
    node,
    [...process.execArgv, fileURLToPath(script), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
    },
  )
  forwardSignals(child)
  child.on('close', (code, signal) => process.exit(signal === null ? code : 1))
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** The path of a newer Node: the one from last time, or one that npx downloads now. */
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

/** A terminal signals the whole process group, a process manager only this process. */
function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!process.stdin.isTTY) child.kill(signal)
    })
  }
}
