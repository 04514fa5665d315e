import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContractProxy } from '../../e2e/support/contract-proxy.ts'
import { findChromium } from '../../scripts/shared/find-programs.mjs'
import { root } from '../../scripts/shared/root.mjs'
import { callEverything } from './call-everything.mjs'
import { contractFindings, routeOf } from './contract-findings.ts'
import { runProgram } from './run-program.mjs'
import { startFilledServer } from './test-server.mjs'

export const programs = {}

/** Stories whose screens use most of the API. */
const stories = [
  ...['main-job', 'account', 'submissions', 'results-filters', 'results-summary', 'settings'],
  ...['files', 'document-upload', 'payments', 'unfinished', 'impact', 'coverage', 'messages'],
  ...['retention', 'spam', 'versions-by-meaning', 'working-copy', 'dashboard', 'style'],
]

/** Prism between the browser tests and the server, and between a scripted owner and the server. */
export async function scan({ databaseUrl }) {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-prism-'))
  const [scripted, browsed, planted] = ['scripted', 'browsed', 'planted'].map((name) =>
    join(folder, `${name}.jsonl`),
  )
  try {
    const control = await plantedResponse({ databaseUrl, log: planted })
    const target = await startFilledServer({
      databaseUrl: databaseUrl('prism'),
      startProxy: (url, port) => startContractProxy(url, { port, log: scripted }),
    })
    const { document } = target
    try {
      await callEverything(target)
    } finally {
      await target.stop()
    }
    const failed = await browserStories(browsed)
    const exchanges = [...readLog(scripted), ...readLog(browsed)]
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const reached = new Set(exchanges.map((exchange) => routeOf(exchange, routes)))
    const missed = routes.filter((route) => !reached.has(route))
    return {
      scanned: `${readLog(browsed).length} requests of ${stories.length} browser tests, ${readLog(scripted).length} of a script; ${routes.length - missed.length} of ${routes.length} routes`,
      findings: [
        ...contractFindings(exchanges, routes),
        ...missed.map((route) => ({ where: route, what: 'no request used this route' })),
        ...failed,
      ],
      control,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A response of another type than documented must be a finding. */
async function plantedResponse({ databaseUrl, log }) {
  const target = await startFilledServer({
    databaseUrl: databaseUrl('prism_control'),
    startProxy: (url, port) =>
      startContractProxy(url, {
        port,
        log,
        change: (path, body) =>
          path === '/api/users/me' ? Buffer.from('{"id":5,"email":true}') : body,
      }),
  })
  await target.owner.call('GET', '/api/users/me')
  await target.stop()
  const seen = readLog(log).find(({ path }) => path === '/api/users/me')
  return {
    passed: /"location":\["response","body"/.test(seen?.violations ?? ''),
    what: `a response with wrong types: ${seen?.violations.slice(0, 160) || 'nothing found'}`,
  }
}

async function browserStories(log) {
  const chromium = await findChromium()
  if (!chromium.path) throw new Error(chromium.missing)
  const { code, output } = await runProgram(
    'npx',
    ['vitest', 'run', '--project', 'browser', ...stories.map((name) => `e2e/${name}.test.ts`)],
    {
      cwd: root,
      env: { CONTRACT_LOG: log, CHROMIUM: chromium.path },
      timeoutMs: 3_600_000,
    },
  )
  if (code === 0) return []
  const failures = [...output.matchAll(/FAIL\s+\S+\s+(e2e.*)/g)].map(([, name]) => name)
  return [...new Set(failures.length > 0 ? failures : [output.slice(-1_000)])].map((what) => ({
    where: 'browser test behind Prism',
    what,
  }))
}

function readLog(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
