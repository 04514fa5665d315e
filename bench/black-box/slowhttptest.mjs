import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { slowhttptestResult } from './reports.ts'
import { runProgram } from './run-program.mjs'
import { startFilledServer } from './test-server.mjs'

export const programs = { slowhttptest: 'slowhttptest' }

const seconds = Number(process.env.SLOW_SECONDS || 60)
const connections = 1_000
/** New connections a second. More than a busy machine accepts would measure its load. */
const rate = 100
/** The program's own time after which a server counts as unavailable. */
const longestWaitMs = 5_000
/** Time between two of our requests. */
const pauseMs = 100

/** Slow headers, slow bodies and slow reading, while others open a form, submit it and list submissions. */
export async function scan({ databaseUrl }) {
  const target = await startFilledServer({ databaseUrl: databaseUrl('slowhttptest') })
  const form = `${target.url}/f/${target.ids.slug}`
  const submit = `${target.url}/api/public/forms/${target.ids.slug}/submit`
  const attacks = [
    { name: 'slow headers', args: ['-H', '-i', '5', '-u', form] },
    {
      name: 'slow body',
      args: ['-B', '-i', '5', '-s', '8192', '-t', 'POST', '-f', 'application/json', '-u', submit],
    },
    {
      name: 'slow read',
      args: [
        '-X',
        '-k',
        '1',
        '-w',
        '16',
        '-y',
        '64',
        '-n',
        '5',
        '-z',
        '32',
        '-u',
        `${target.url}/`,
      ],
    },
  ]
  const findings = []
  const lines = []
  try {
    const quiet = await whileRunning(target, () => wait(5_000))
    lines.push(`without an attack: ${inWords(quiet)}`)
    for (const { name, args } of attacks) {
      let report
      const others = await whileRunning(target, async () => {
        const common = [
          '-c',
          String(connections),
          '-r',
          String(rate),
          '-l',
          String(seconds),
          '-p',
          '5',
        ]
        const { output } = await runProgram('slowhttptest', [...common, '-v', '1', ...args], {
          timeoutMs: (seconds + 60) * 1_000,
        })
        report = slowhttptestResult(output)
      })
      lines.push(
        `${name}: ${connections} connections, service ${report.isAvailable ? 'available' : 'unavailable'}, ${report.closed} closed; ${inWords(others)}`,
      )
      if (!report.isAvailable) findings.push({ where: name, what: 'slowhttptest: unavailable' })
      if (others.failed > 0)
        findings.push({ where: name, what: `${others.failed} requests failed` })
      if (others.worstMs > longestWaitMs)
        findings.push({ where: name, what: `a request took ${Math.round(others.worstMs)} ms` })
    }
  } finally {
    await target.stop()
  }
  return {
    scanned: `${attacks.length} attacks of ${seconds} s\n${lines.map((line) => `  ${line}`).join('\n')}`,
    findings,
    control: { passed: lines.length === attacks.length + 1, what: 'the report of each attack' },
  }
}

function inWords({ count, failed, worstMs }) {
  return `${count} other requests, ${failed} failed, slowest ${Math.round(worstMs)} ms`
}

/** Status of a request on a new connection, or null without a response in 30 seconds. */
function statusOf(address, cookie) {
  return new Promise((resolve) => {
    const call = request(
      address,
      { agent: false, timeout: 30_000, headers: { cookie } },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
        response.on('error', () => resolve(null))
      },
    )
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(null))
    call.end()
  })
}

/** Sends ordinary requests one after the other until the work ends. */
async function whileRunning(target, work) {
  const result = { count: 0, failed: 0, worstMs: 0 }
  let isRunning = true
  const paths = [
    `/f/${target.ids.slug}`,
    `/api/forms/${target.ids.id}/submissions?limit=10`,
    '/templates',
  ]
  const others = (async () => {
    while (isRunning) {
      const begun = performance.now()
      const path = paths[result.count % paths.length]
      if ((await statusOf(target.url + path, target.cookie)) !== 200) result.failed += 1
      result.count += 1
      result.worstMs = Math.max(result.worstMs, performance.now() - begun)
      await wait(pauseMs)
    }
  })()
  await work()
  isRunning = false
  await others
  return result
}
