import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startWebhookReceiver } from '../apps/server/src/testing/webhook-receiver.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { respondent } from './shared/respondent.mjs'

// Hours of mixed load at a steady rate: visitors open forms and send them, some with a file or a test payment, each with
// a webhook. An owner saves, publishes, lists, searches, summarizes, exports and deletes forms. Prints the memory of the
// server and the 99th percentile of each kind of request, by eighths of the time. The first eighth warms up. Exits with 1
// if a request fails, if the memory of the last quarter is more than 5 % above the second one, or if a 99th percentile
// more than doubles: `node bench/soak.mjs [minutes] [embedded | postgresql]`.

const minutes = Number(process.argv[2] ?? 120)
const database = process.argv[3] ?? 'postgresql'
const submitsPerSecond = 8
const pagesPerSecond = 20
const ownerCallsPerSecond = 1
const openForms = 6
const parts = 8

const found = await findPostgres()
if (database === 'postgresql' && !found.path) {
  console.log(`PostgreSQL did not run: ${found.missing}`)
  process.exit(0)
}
printMachine(`${minutes} minutes of mixed load, ${database}`)
const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-soak-'))
const webhooks = await startWebhookReceiver()
const postgres = database === 'postgresql' ? await startPostgres(found.path) : null
const server = await startServer({
  dataDir,
  env: {
    WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...(postgres && { DATABASE_URL: postgres.createDatabase('soak') }),
  },
})
let ok = false
try {
  ok = await run()
} finally {
  await server.stop()
  await webhooks.close()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(ok ? 0 : 1)

async function run() {
  const owner = await signIn(server)
  const forms = []
  let made = 0
  const addForm = async () => {
    const has = ['plain', 'plain', 'file', 'payment'][made % 4]
    made += 1
    forms.push({ has, ...(await publishForm(owner, `Soak ${made}`, formWith(has))) })
  }
  while (forms.length < openForms) await addForm()

  const times = { open: [], send: [], owner: [] }
  const memory = []
  const failures = []
  let sent = 0
  const begun = performance.now()
  const end = begun + minutes * 60_000
  const timed = async (kind, call) => {
    const start = performance.now()
    try {
      await call()
    } catch (error) {
      failures.push(`${kind}: ${error}`)
    }
    times[kind].push([start - begun, performance.now() - start])
  }
  /** Starts calls at a steady rate, however long they take, because real visitors do not wait for each other. */
  const atRate = async (perSecond, next) => {
    const open = new Set()
    for (let count = 0; performance.now() < end; count += 1) {
      const call = next(count).finally(() => open.delete(call))
      open.add(call)
      await wait(Math.max(0, begun + ((count + 1) * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(open)
  }
  const someForm = (count) => forms[count % forms.length]

  await Promise.all([
    atRate(pagesPerSecond, (count) =>
      timed('open', () => read(fetch(`${server.url}/f/${someForm(count).slug}`))),
    ),
    atRate(submitsPerSecond, (count) =>
      timed('send', async () => {
        const { slug, has } = someForm(count)
        if (!(await respondent({ url: server.url, slug, has }).step()))
          throw new Error('not acknowledged')
        sent += 1
      }),
    ),
    atRate(ownerCallsPerSecond, (count) => timed('owner', () => ownerCall(count))),
    atRate(1, async (count) => {
      memory.push([performance.now() - begun, residentBytes()])
      webhooks.calls.length = 0
      if (count > 0 && count % 600 === 0) console.log(`${count / 60} minutes, ${sent} sent`)
    }),
  ])

  const rows = Array.from({ length: parts }, (_none, part) => {
    const of = (values) =>
      values.flatMap(([at, value]) =>
        Math.floor((at / (end - begun)) * parts) === part ? [value] : [],
      )
    return {
      part: part + 1,
      'memory MB': Math.round(quantile(of(memory), 0.5) / 2 ** 20),
      ...Object.fromEntries(
        Object.entries(times).map(([kind, values]) => [
          `${kind} p99 ms`,
          Math.round(quantile(of(values), 0.99) * 10) / 10,
        ]),
      ),
    }
  })
  printTable(rows)
  console.log(`${sent} sent, ${made} forms made, ${failures.length} requests failed`)
  for (const failure of failures.slice(0, 10)) console.log(failure)
  const mean = (from, to, name) =>
    rows.slice(from, to).reduce((total, row) => total + row[name], 0) / (to - from)
  const growth = Object.keys(rows[0])
    .filter((name) => name !== 'part')
    .map((name) => ({ name, ratio: mean(6, 8, name) / mean(2, 4, name) }))
  for (const { name, ratio } of growth)
    console.log(`${name}: the last quarter has ${ratio.toFixed(2)} times the second one`)
  return (
    failures.length === 0 &&
    growth.every(({ name, ratio }) => ratio <= (name === 'memory MB' ? 1.05 : 2))
  )

  /** One of the things that an owner does; now and then a form is deleted and another one takes its place. */
  async function ownerCall(count) {
    const { id, name, version, schema, has } = someForm(count)
    const list = `/api/forms/${id}/submissions`
    const calls = [
      () => owner.call('GET', `${list}?limit=50`),
      () => owner.call('GET', `${list}?limit=50&q=ada`),
      () => owner.call('GET', `${list}/stats`),
      () => owner.call('GET', `${list}/summary`),
      () => owner.call('GET', '/api/forms'),
      () => read(owner.open(`${list}.csv`)),
      async () => {
        const saved = await owner.call('PUT', `/api/forms/${id}`, { name, version, schema })
        Object.assign(someForm(count), { version: saved.form.version, has })
      },
    ]
    await calls[count % calls.length]()
    if (count > 0 && count % 60 === 0) {
      await addForm()
      const oldest = forms.shift()
      // Visitors who have it open send it first.
      await wait(2_000)
      await owner.call('DELETE', `/api/forms/${oldest.id}`)
    }
  }
}

function formWith(has) {
  const fields = [...contactForm.fields]
  const settings = { notifications: { webhook: webhooks.address } }
  if (has === 'file') fields.push({ id: 'cv', type: 'file', label: 'CV', upload: {} })
  if (has === 'payment') {
    fields.push({ id: 'fee', type: 'payment', label: 'Fee', payment: { amount: 2_000 } })
    settings.payment = { enabled: true }
  }
  return { fields, settings }
}

async function read(request) {
  const response = await request
  for await (const _part of response.body);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
}

function residentBytes() {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) * 1_024
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
