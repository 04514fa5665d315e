import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../apps/server/src/database/connect.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { seedSubmissions } from './shared/seed-submissions.mjs'

// Waiting times of an owner with very many submissions: pages, searches, summary and CSV. A page's time ends with the
// last byte of the answer. A few requests before it do not count, since a new process has not compiled its code yet;
// those right after the start have a row of their own.
// Budgets: 10 ms for the first and the next page, 400 ms to search or filter 100,000, and a CSV at half the speed of
// PostgreSQL's `COPY ... TO`. `node bench/submission-list.mjs 1000000 100000` sets the numbers for PostgreSQL and the
// embedded database; 0 for the second leaves the embedded database out.

const [many = 1_000_000, few = 100_000] = process.argv.slice(2).map(Number)
const tries = 31
const warmUps = 10
const agent = new Agent({ keepAlive: true })
const budgets = {
  'first page': 10,
  'next page': 10,
  'first page, oldest first': 10,
  'search, nothing found': 400,
  'filter by one answer, nothing found': 400,
  'filter by a number, nothing found': 400,
  'filter by not asked, nothing found': 400,
}

const filtered = (...filters) => `filters=${encodeURIComponent(JSON.stringify(filters))}`
const byAnswer = filtered({ field: 'topic', condition: 'equals', value: 'Nothing' })
const byNumber = filtered({ field: 'seats', condition: 'greater_than', value: '1000' })
/** Every third respondent was asked for another topic; all of them skipped it, and all have a topic. */
const byState = filtered(
  { field: 'other_topic', state: 'no_response' },
  { field: 'topic', condition: 'equals', value: 'Sales' },
)
const byOption = filtered({ field: 'topic', condition: 'equals', value: 'Sales' })

printMachine(`A form's submissions: pages of 100, medians of ${tries} in ms, and the longest`)
if (few > 0) printTable(await onEmbedded())
const found = await findPostgres()
if (found.path) printTable(await onPostgres(found.path))
else console.log(`PostgreSQL did not run: ${found.missing}`)

async function onEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-list-'))
  const server = await startServer({ dataDir })
  const form = await publishForm(await signIn(server), 'Many', contactForm)
  await server.stop()
  await seed({ dataDir }, [[form, few]])
  try {
    return await measured('embedded', { dataDir }, [[form, few]])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(programs) {
  const postgres = await startPostgres(programs)
  const url = postgres.createDatabase('list')
  const env = { DATABASE_URL: url }
  const server = await startServer({ env })
  const owner = await signIn(server)
  const forms = []
  for (const count of new Set([few, many].filter((one) => one > 0))) {
    forms.push([await publishForm(owner, `Form of ${count}`, contactForm), count])
  }
  await server.stop()
  await seed({ url, dataDir: '' }, forms)
  try {
    const copy = (form) => copySeconds(programs, url, form)
    return await measured('PostgreSQL', { env }, forms, copy)
  } finally {
    await postgres.stop()
  }
}

/** Inserts into the database while no server uses it. */
async function seed(place, forms) {
  const database = await connect({ ...place, log: { info() {}, warn() {}, error: console.error } })
  const run = (text, parameters) => database.prepared({ name: '', text }, parameters)
  for (const [form, count] of forms) await seedSubmissions(run, form.id, count)
  await database.close()
}

async function measured(database, options, forms, copy) {
  const rows = []
  const row = (count, what, values) => rows.push({ database, submissions: count, what, ...values })
  const server = await startServer({ ...options, env: { ...options.env, LOG_LEVEL: 'warn' } })
  try {
    const owner = await signIn(server)
    for (const [form, count] of forms) {
      const list = `/api/forms/${form.id}/submissions`
      const { nextCursor } = await owner.call('GET', `${list}?limit=100`)
      const asked = [
        ['first page, right after the start', `${list}?limit=100`],
        ['first page', `${list}?limit=100`],
        ['next page', `${list}?limit=100&cursor=${nextCursor}`],
        ['search, everything found', `${list}?limit=100&q=Lovelace`],
        ['search, nothing found', `${list}?limit=100&q=nobody`],
        ['first page, oldest first', `${list}?limit=100&sort=oldest`],
        ['filter by one answer, every third found', `${list}?limit=100&${byOption}`],
        ['filter by one answer, nothing found', `${list}?limit=100&${byAnswer}`],
        ['filter by a number, nothing found', `${list}?limit=100&${byNumber}`],
        ['filter by not asked, nothing found', `${list}?limit=100&${byState}`],
        ['count of one answer', `${list}/count?${byOption}`],
        ['counts of the options', `${list}/choices?field=topic`],
        ['counts of an unasked question', `${list}/choices?field=other_topic`],
        ['the four figures', `${list}/stats`],
      ]
      for (const [what, path] of asked) {
        const times = []
        const answer = await owner.call('GET', path)
        const isCold = /^(search|filter)|right after the start/.test(what)
        const warming = isCold ? 0 : warmUps
        for (let one = 0; one < warming + tries; one += 1) {
          const ms = await timeToLastByte(server.url + path, owner)
          if (one >= warming) times.push(ms)
        }
        const isPart = what.includes('nothing found') && answer.nextCursor !== null
        const isUnfinished = answer.complete === false
        const name = isPart ? `${what} yet` : isUnfinished ? `${what}, a part` : what
        row(count, name, inShort(times, budgets[what]))
      }
      for (const [what, query] of [
        ['search', 'q=nobody'],
        ['filter by one answer', byAnswer],
        ['filter by not asked', byState],
      ]) {
        const all = await timed(server, () => searchAll(owner, `${list}?limit=100&${query}`))
        row(count, `a whole ${what}, nothing found`, all)
      }
      const summary = () => owner.call('GET', `${list}/summary`)
      row(count, 'summary', await timed(server, summary))
      row(count, 'summary, remembered', await timed(server, summary))
      const file = await timed(server, () => download(owner, `${list}.csv`))
      row(count, 'CSV file', file)
      row(count, 'XLSX file', await timed(server, () => download(owner, `${list}.xlsx`)))
      const some = await timed(server, () => download(owner, `${list}.csv?${byOption}`))
      row(count, 'CSV file of a filter', some)
      if (copy !== undefined) {
        const yardstick = await copy(form)
        const share = `${Math.round((100 * yardstick) / file.median)} %`
        row(count, 'COPY ... TO (yardstick)', {
          median: yardstick,
          longest: '',
          others: '',
          note: `CSV: ${share}`,
        })
      }
    }
    row('', 'memory of the server', {
      median: '',
      longest: '',
      others: '',
      note: peakMemory(server),
    })
    return rows
  } catch (error) {
    printTable(rows)
    console.error(
      `${server.output().slice(-4_000)}exit: ${server.process.exitCode ?? server.process.signalCode}`,
    )
    throw error
  } finally {
    await server.stop()
  }
}

/** Milliseconds from a request to the last byte of its answer. */
function timeToLastByte(url, owner) {
  const cookie = owner
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - begun))
    }).on('error', reject)
  })
}

function inShort(times, budget) {
  const sorted = times.toSorted((one, other) => one - other)
  const note = budget === undefined ? '' : `budget ${budget}`
  return {
    median: rounded(sorted[sorted.length >> 1]),
    longest: rounded(sorted.at(-1)),
    others: '',
    note,
  }
}

/** The time of an operation, and of another request in the meantime. */
async function timed(server, work) {
  let isOver = false
  const waits = []
  const others = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(`${server.url}/api/public/forms/nothing`)).text()
      waits.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const begun = performance.now()
  let note = ''
  let median = ''
  try {
    note = (await work()) ?? ''
    median = rounded(performance.now() - begun)
  } finally {
    isOver = true
    await others
  }
  return {
    median,
    longest: '',
    others: rounded(Math.max(...waits)),
    note: typeof note === 'string' ? note : '',
  }
}

async function searchAll(owner, address) {
  let cursor = ''
  let requests = 0
  do {
    const page = await owner.call('GET', `${address}${cursor}`)
    cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    requests += 1
  } while (cursor !== '')
  return `${requests} requests`
}

async function download(owner, path) {
  const response = await owner.open(path)
  let bytes = 0
  for await (const part of response.body) bytes += part.length
  return `${Math.round(bytes / 2 ** 20)} MB, ${response.headers.get('x-total-rows')} rows`
}

/** The same rows, written by PostgreSQL to its own client. */
async function copySeconds(programs, url, form) {
  const columns = 'id, submitted_at, submitter_email, data'
  const rows = `select ${columns} from submissions where form_id = '${form.id}' order by submitted_at desc, id desc`
  const begun = performance.now()
  const copy = spawn(join(programs, 'psql'), [url, '-c', `copy (${rows}) to stdout (format csv)`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Waiting lets this process notice that the server closes an idle connection; the next request would use it.
  const [code] = await once(copy, 'close')
  if (code !== 0) throw new Error(`psql ended with ${code}`)
  return rounded(performance.now() - begun)
}

function peakMemory({ process: { pid } }) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return `${Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1_024)} MB at most`
  } catch {
    return 'not known on this system'
  }
}

function rounded(ms) {
  return ms < 100 ? Math.round(ms * 10) / 10 : Math.round(ms)
}
