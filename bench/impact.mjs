import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { connect } from '../apps/server/src/database/connect.ts'
import { fieldTypes } from '../packages/fields/src/index.ts'
import { createPatternEngine } from '../packages/patterns/src/index.ts'
import { countCoverage } from '../packages/proving/src/coverage/count-coverage.ts'
import { createReplay } from '../packages/proving/src/impact/replay-submissions.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactAnswers, contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { seedSubmissions } from './shared/seed-submissions.mjs'

// What stored submissions tell: a changed form replayed on 10,000 of them (budget 1 s), and their coverage. Then the
// time of a submit while replays run without a pause, beside the time without. `node bench/impact.mjs [submissions]
// [seconds of load]`

const count = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 10)
/** Submits a second: a busy form, far below what the server can take. */
const rate = 40

const changed = {
  ...contactForm,
  fields: contactForm.fields.map((field) => {
    if (field.id === 'order_number') return { ...field, conditional: topicIs('Sales') }
    return field.id === 'seats' ? { ...field, validation: { max: 200 } } : field
  }),
}

printMachine(`Impact and coverage of ${count.toLocaleString('en')} submissions`)
const figures = [...inThisThread(contactForm, changed, '12 fields'), ...largeForm()]
const loads = []
await onServer('embedded', { dataDir: mkdtempSync(join(tmpdir(), 'ramiform-impact-')) })
const found = await findPostgres()
if (found.path) {
  const postgres = await startPostgres(found.path)
  try {
    await onServer('PostgreSQL', { url: postgres.createDatabase('impact') })
  } finally {
    await postgres.stop()
  }
} else console.log(`PostgreSQL did not run: ${found.missing}`)
printTable(figures)
printTable(loads)
process.exit(figures.every(({ ms, budget }) => budget === '' || ms <= budget) ? 0 : 1)

function topicIs(value) {
  return { dependsOn: 'topic', condition: 'equals', value }
}

function inThisThread(before, after, name) {
  const submissions = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    at: '2026-11-21T12:00:00.000Z',
    data: answersTo(before, at),
  }))
  const replay = timed(() => {
    const replayed = createReplay(after, null, { fieldTypes, patterns: createPatternEngine() })
    for (const one of submissions) replayed.addSubmission(one, before)
    return replayed.report()
  })
  const counting = timed(() => {
    const counted = countCoverage(before, fieldTypes)
    for (const { data } of submissions) counted.add(data)
  })
  return [
    { what: `replay in one thread, ${name}`, ms: replay, budget: 1_000 },
    { what: `count coverage in one thread, ${name}`, ms: counting, budget: '' },
  ]
}

function answersTo({ fields }, at) {
  if (fields === contactForm.fields) {
    const topic = ['Sales', 'Support', 'Other'][at % 3]
    return { ...contactAnswers, topic, seats: String((at * 7_919) % 400) }
  }
  return Object.fromEntries(fields.map(({ id }, place) => [id, (at + place) % 3 ? 'x' : 'y']))
}

function largeForm() {
  const fieldsWith = (value) =>
    Array.from({ length: 300 }, (_, at) => ({
      id: `f${at}`,
      type: 'text',
      label: `Question ${at}`,
      ...(at % 3 === 2 && {
        conditional: { dependsOn: `f${at - 1}`, condition: 'equals', value },
      }),
    }))
  const form = (value) => ({ fields: fieldsWith(value), settings: {} })
  return inThisThread(form('x'), form('y'), '300 fields').map((row) => ({ ...row, budget: '' }))
}

async function onServer(name, where) {
  const env = where.url === undefined ? {} : { DATABASE_URL: where.url }
  const options = { env, ...(where.dataDir !== undefined && { dataDir: where.dataDir }) }
  const first = await startServer(options)
  const form = await publishForm(await signIn(first), 'Many', contactForm)
  await first.stop()
  await seed(where, form)
  const server = await startServer(options)
  try {
    const owner = await signIn(server)
    const read = () => owner.call('GET', `/api/forms/${form.id}/coverage`)
    figures.push({ what: `first coverage, ${name}`, ms: await timedCall(read), budget: '' })
    figures.push({ what: `next coverage, ${name}`, ms: await timedCall(read), budget: '' })
    const replay = () => replayOn(server, owner, form)
    await replay()
    figures.push({ what: `replay on the server, ${name}`, ms: await timedCall(replay), budget: '' })
    await load(server, form, 3)
    const alone = await load(server, form, seconds)
    let isRunning = true
    const replays = (async () => {
      let done = 0
      for (; isRunning; done += 1) await replay()
      return done
    })()
    const beside = await load(server, form, seconds)
    isRunning = false
    const ratio = (beside.latency.average / alone.latency.average).toFixed(2)
    for (const [manner, { latency, non2xx, errors }, more] of [
      ['alone', alone, ''],
      [`during ${await replays} replays`, beside, ratio],
    ]) {
      loads.push({
        [`${rate} submits a second`]: `${name}, ${manner}`,
        'mean ms': latency.average,
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
        failed: non2xx + errors,
        ratio: more,
      })
    }
  } finally {
    await server.stop()
    if (where.dataDir !== undefined) rmSync(where.dataDir, { recursive: true, force: true })
  }
}

async function seed({ url, dataDir = '' }, form) {
  const log = { info() {}, warn() {}, error() {} }
  const database = await connect({ url, dataDir, log })
  const run = (text, parameters) => database.prepared({ name: '', text }, parameters)
  await seedSubmissions(run, form.id, count)
  await database.close()
}

async function replayOn(server, owner, form) {
  const response = await fetch(`${server.url}/api/forms/${form.id}/impact`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      cookie: owner
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    },
    body: JSON.stringify({ schema: changed }),
  })
  const last = (await response.text()).trimEnd().split('\n').at(-1) ?? ''
  const { done, report } = JSON.parse(last)
  if (!done || report.submissions < Math.min(count, 10_000))
    throw new Error(`not replayed: ${last}`)
}

function load(server, form, duration) {
  return autocannon({
    url: `${server.url}/api/public/forms/${form.slug}/submit`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactAnswers),
    connections: 4,
    overallRate: rate,
    duration,
  })
}

function timed(run) {
  run()
  const start = performance.now()
  run()
  return Math.round(performance.now() - start)
}

async function timedCall(call) {
  const start = performance.now()
  await call()
  return Math.round(performance.now() - start)
}
