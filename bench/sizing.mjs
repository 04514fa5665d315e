import { createCommandPool } from '../apps/server/src/database/postgresql.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { respondent } from './shared/respondent.mjs'

// What a form and a submission cost on PostgreSQL, for the plans in docs/operations.md: rows, bytes of tables and indexes, and bytes of
// write-ahead log. A server receives submissions of a contact form over HTTP, without and with a webhook. `node
// bench/sizing.mjs [submissions] [respondents]`. More respondents share more commits.

const [count = 2_000, respondents = 16] = process.argv.slice(2).map(Number)

const postgres = await findPostgres()
if (!postgres.path) {
  console.log(`Did not run: ${postgres.missing}`)
  process.exit(0)
}
printMachine(`Cost of a submission: ${count} submissions, ${respondents} respondents at once`)
const database = await startPostgres(postgres.path)
const url = database.createDatabase('sizing')
const server = await startServer({
  env: {
    DATABASE_URL: url,
    LOG_LEVEL: 'fatal',
    WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
  },
})
const client = createCommandPool(url)
try {
  const owner = await signIn(server)
  const plain = await publishForm(owner, 'Plain', contactForm)
  const hooked = await publishForm(owner, 'Webhook', {
    ...contactForm,
    // Nothing listens there, so every delivery fails, which writes more than one that succeeds.
    settings: { notifications: { webhook: 'http://127.0.0.1:59999/' } },
  })
  printTable([await costOfForms(owner)])
  printTable([await cost('plain', plain.slug), await cost('with a webhook', hooked.slug)])
  console.log('\nBytes per row, with indexes and TOAST:')
  printTable(await sizes())
} finally {
  await client.end()
  await server.stop()
  await database.stop()
}

/** Sends submissions, and returns what each cost. */
async function cost(name, slug) {
  await client.query('checkpoint')
  const before = await state()
  let left = count
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: respondents }, async () => {
      while (left > 0) {
        left -= 1
        const one = respondent({ url: server.url, slug, has: 'plain' })
        while (!(await one.step()));
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1_000
  const after = await state()
  return {
    form: name,
    'rows per submission': ((after.rows - before.rows) / count).toFixed(2),
    'bytes per submission': Math.round((after.bytes - before.bytes) / count),
    'WAL bytes per submission': Math.round((after.wal - before.wal) / count),
    'submissions per s': Math.round(count / seconds),
  }
}

/** Publishes forms and returns what each cost. */
async function costOfForms(owner) {
  const forms = 50
  const before = await state()
  for (let index = 0; index < forms; index += 1) {
    await publishForm(owner, `Form ${index}`, contactForm)
  }
  const after = await state()
  return {
    'published forms': forms,
    'bytes per form': Math.round((after.bytes - before.bytes) / forms),
    'WAL bytes per form': Math.round((after.wal - before.wal) / forms),
  }
}

async function state() {
  await client.query('vacuum (analyze) submissions')
  await client.query('vacuum (analyze) jobs')
  const { rows } = await client.query(`
    select
      (select count(*) from submissions) + (select count(*) from jobs)
        + (select count(*) from submission_claims) as rows,
      (select sum(pg_total_relation_size(oid)) from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace) as bytes,
      pg_current_wal_lsn() - '0/0'::pg_lsn as wal`)
  return { rows: Number(rows[0].rows), bytes: Number(rows[0].bytes), wal: Number(rows[0].wal) }
}

async function sizes() {
  const { rows } = await client.query(`
    with sizes as (
      select case when relname ~ '^submissions_[0-9]+$' then 'submissions' else relname end as table,
        sum(pg_relation_size(oid)) as heap, sum(pg_indexes_size(oid)) as indexes,
        sum(pg_total_relation_size(oid)) as total, sum(reltuples) as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace group by 1
    )
    select "table", rows, round(heap / rows) as heap, round(indexes / rows) as indexes, round(total / rows) as total
    from sizes where "table" in ('submissions', 'jobs') and rows > 0 order by 1`)
  return rows
}
