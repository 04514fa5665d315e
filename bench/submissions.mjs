import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactAnswers, contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Submissions per second, each acknowledged after its commit, with 1 and 64 connections, on both databases and
// against the same route without storage. Budget with 64 connections: at least 60% of that baseline, and a 99th
// percentile of at most 20 ms. Server and load share this machine's cores.

const seconds = Number(process.argv[2] ?? 6)
const connections = [1, 64]

printMachine(
  `Submissions a second: ${seconds} s each, body of ${JSON.stringify(contactAnswers).length} bytes`,
)
const rows = await measured('no database (yardstick)', {
  script: fileURLToPath(new URL('./shared/server-without-database.mjs', import.meta.url)),
})
const yardstick = new Map(rows.map((row) => [row.connections, row['per second']]))
rows.push(...(await measured('embedded', {})))
const found = await findPostgres()
if (found.path) {
  const postgres = await startPostgres(found.path)
  try {
    const env = { DATABASE_URL: postgres.createDatabase('submissions') }
    rows.push(...(await measured('PostgreSQL', { env })))
  } finally {
    await postgres.stop()
  }
} else console.log(`PostgreSQL did not run: ${found.missing}`)
printTable(
  rows.map((row) => ({
    ...row,
    'of yardstick': `${Math.round((100 * row['per second']) / yardstick.get(row.connections))} %`,
  })),
)
process.exit(rows.every((row) => row.failed === 0 && row.counted === 'yes') ? 0 : 1)

async function measured(database, { script, env }) {
  const server = await startServer({
    script,
    env: { NODE_ENV: 'production', ...production(), ...env },
  })
  try {
    const owner = await signIn(server)
    const rows = []
    for (const count of connections) {
      const form = await publishForm(owner, `Load of ${count}`, contactForm)
      await load(server, form, count, 2)
      const result = await load(server, form, count, seconds)
      const stored = await submissionCount(owner, form)
      rows.push({
        database,
        connections: count,
        'per second': Math.round(result.requests.average),
        'p50 ms': result.latency.p50,
        'p99 ms': result.latency.p99,
        failed: result.non2xx + result.errors + result.timeouts,
        // Requests cut off at the end may be stored, too, but never fewer than were acknowledged.
        counted: script || stored >= result['2xx'] ? 'yes' : `only ${stored} of ${result['2xx']}`,
      })
    }
    return rows
  } finally {
    await server.stop()
  }
}

/** Production does not allow RATE_LIMIT=off, so the limits are very high. */
function production() {
  return {
    RATE_LIMIT: '',
    RATE_LIMIT_SUBMIT_PER_ADDRESS: '1000000',
    RATE_LIMIT_SUBMIT_PER_FORM: '1000000',
    SESSION_SECRET: 'only for measuring, on the loopback address',
    SHUTDOWN_DELAY_MS: '0',
    LOG_LEVEL: 'warn',
  }
}

function load(server, form, connections, duration) {
  const address = new URL(server.url)
  return autocannon({
    url: `http://127.0.0.1:${address.port}/api/public/forms/${form.slug}/submit`,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(contactAnswers),
          headers: {
            host: address.host,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
        }),
      },
    ],
  })
}

async function submissionCount(owner, form) {
  const answer = await owner.call('GET', `/api/forms/${form.id}`)
  return answer.form.submissionCount
}
