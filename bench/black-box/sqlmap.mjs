import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlantedHole } from './planted-hole.mjs'
import { sqlmapResult } from './reports.ts'
import { runProgram } from './run-program.mjs'
import { requestsFor } from './sqlmap-requests.mjs'
import { startFilledServer } from './test-server.mjs'

export const programs = { sqlmap: 'sqlmap' }

/** Runs at a time. */
const atOnce = 2
/** Time limit of one request's scan. */
const longestMs = 400_000

/** Tests parameters in queries, paths, JSON, forms and cookies against PostgreSQL. */
export async function scan({ databaseUrl, only }) {
  const hole = await startPlantedHole(databaseUrl('planted'))
  const control = await sqlmap({ method: 'GET', url: hole.url, headers: {}, name: 'planted' })
  await hole.stop()
  const target = await startFilledServer({ databaseUrl: databaseUrl('sqlmap') })
  try {
    const { nextCursor } = await target.owner.call(
      'GET',
      `/api/forms/${target.ids.id}/submissions?limit=1`,
    )
    const requests = (await requestsFor(target, nextCursor)).filter(
      ({ name }) => !only || only.test(name),
    )
    const refused = []
    for (const request of requests) {
      const status = await statusOf(request)
      if (status >= 400) refused.push(`${request.name} ${status}`)
    }
    const results = await inTurn(requests, sqlmap)
    await target.owner.call('GET', '/api/users/me')
    const parameters = results.reduce((sum, { tested }) => sum + tested, 0)
    const untested = results.filter(({ tested, findings }) => tested === 0 && findings.length === 0)
    return {
      scanned: `${requests.length} requests, ${parameters} parameters; without a payload, ${refused.length} requests are refused: ${refused.join(', ')}`,
      findings: [
        ...results.flatMap(({ findings }) => findings),
        ...untested.map(({ name, last }) => ({ where: name, what: `not tested: ${last}` })),
      ],
      control: {
        passed: control.findings.length > 0,
        what: `planted hole: ${control.findings.map(({ what }) => what).join(', ') || control.last}`,
      },
    }
  } finally {
    await target.stop()
  }
}

/** Status of a request as it is before sqlmap changes it. */
async function statusOf({ method, url, headers, body, type }) {
  // The star marks a place in a path or cookie.
  const bare = (text) => text.replace(/\*$/, '').replace(/\*;/, ';')
  const response = await fetch(bare(url), {
    method,
    redirect: 'manual',
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, bare(value)])),
      ...(type && { 'content-type': type }),
    },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  })
  await response.arrayBuffer()
  return response.status
}

async function inTurn(requests, work) {
  const waiting = [...requests]
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await work(next))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

async function sqlmap({ name, method, url, headers, body, type }) {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-sqlmap-'))
  const { host, pathname, search } = new URL(url)
  const text = typeof body === 'object' ? JSON.stringify(body) : body
  const lines = [
    `${method} ${decodeURI(pathname)}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([key, value]) => `${key}: ${value}`),
    ...(type ? [`Content-Type: ${type}`] : []),
    '',
    text ?? '',
  ]
  try {
    writeFileSync(join(folder, 'request.txt'), lines.join('\r\n'))
    const { output, isTimedOut } = await runProgram(
      'sqlmap',
      [
        ...['-r', join(folder, 'request.txt'), '--batch', '--dbms', 'postgresql', '--level', '1'],
        ...['--risk', '1', '--technique', 'BEUST', '--time-sec', '2', '--flush-session'],
        ...['--output-dir', join(folder, 'out'), '--disable-coloring', '--ignore-code', '401,404'],
        ...['--skip-waf', '--ignore-stdin', '--answers', 'sure=Y', '--timeout', '15'],
        ...['-v', '1', '--threads', '2'],
      ],
      { cwd: folder, timeoutMs: longestMs },
    )
    const result = sqlmapResult(output, name)
    return isTimedOut
      ? { ...result, findings: [...result.findings, { where: name, what: 'not finished in time' }] }
      : result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
