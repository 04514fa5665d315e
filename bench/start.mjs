import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { root } from '../scripts/shared/root.mjs'
import { freePort } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { printMachine, printTable } from './shared/report.mjs'

// The first minute of a new user: clone, `npm start`, the first page, and then a warm start. Measures the committed
// state. Memory is that of all processes, and of the server alone, 3 s after the first response.

printMachine('From `npm start` to the first page')
const clone = mkdtempSync(join(tmpdir(), 'ramiform-clone-'))
execFileSync('git', ['clone', '--quiet', root, clone])
const rows = []
try {
  rows.push(await started('cold: bare clone, embedded'))
  rows.push(await started('warm, embedded'))
  rows.push(await started('warm, embedded, again'))
  const found = await findPostgres()
  if (found.path) {
    const postgres = await startPostgres(found.path)
    try {
      const env = { DATABASE_URL: postgres.createDatabase('start') }
      rows.push(await started('first start, PostgreSQL', env))
      rows.push(await started('warm, PostgreSQL', env))
    } finally {
      await postgres.stop()
    }
  } else console.log(`PostgreSQL did not run: ${found.missing}`)
} finally {
  rmSync(clone, { recursive: true, force: true })
}
printTable(rows)

async function started(start, env = {}) {
  const port = await freePort()
  const from = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', PORT: String(port), ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const answer = await firstTime(() => fetch(`http://127.0.0.1:${port}/healthz`), child)
  const page = await firstTime(() => fetch(`http://127.0.0.1:${port}/`), child)
  if (page === null) throw new Error(`npm start did not come up:\n${printed}`)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const memory = memoryOf(child.pid)
  process.kill(-child.pid, 'SIGTERM')
  await ended
  return {
    start,
    'first answer s': (answer / 1000).toFixed(2),
    'first page s': (page / 1000).toFixed(2),
    'server MB': memory.largest,
    'all processes MB': memory.all,
  }

  async function firstTime(ask, process) {
    while (process.exitCode === null && performance.now() - from < 300_000) {
      try {
        if ((await ask()).ok) return performance.now() - from
      } catch {
        // Nothing is listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return null
  }
}

/** Resident memory in megabytes of a process and its children (Linux). */
function memoryOf(pid) {
  const children = new Map()
  const resident = new Map()
  for (const id of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8')
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
      children.set(parent, [...(children.get(parent) ?? []), id])
      resident.set(id, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // The process has ended.
    }
  }
  const tree = [pid]
  for (const id of tree) tree.push(...(children.get(id) ?? []))
  const sizes = tree.map((id) => resident.get(id) ?? 0)
  return {
    largest: Math.round(Math.max(...sizes)),
    all: Math.round(sizes.reduce((sum, size) => sum + size, 0)),
  }
}
