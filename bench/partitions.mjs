import { connect } from '../apps/server/src/database/connect.ts'
import { createCommandPool } from '../apps/server/src/database/postgresql.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { printMachine, printTable } from './shared/report.mjs'

// The table of submissions with different numbers of hash partitions by form, on PostgreSQL: the time to fill it, to insert
// as the server does, to read the newest page of a form, to delete old rows, to vacuum, and its size (decision 504).
// `node bench/partitions.mjs [rows] [forms]`.

const [rows = 1_000_000, forms = 1_000] = process.argv.slice(2).map(Number)
const counts = [1, 8]

const insert = `
  insert into tried (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data)
  select md5((i % $3::integer)::text)::uuid, gen_random_uuid(), 1, now() - random() * interval '10 days',
    'visitor' || i || '@example.org', i::text, 'visitor ' || i || repeat(' text', 20),
    jsonb_build_object('full_name', 'Visitor ' || i, 'message', repeat('text ', 20))
  from generate_series($1::integer, $1::integer + $2::integer - 1) as i`

const postgres = await findPostgres()
if (!postgres.path) {
  console.log(`Did not run: ${postgres.missing}`)
  process.exit(0)
}
printMachine(`Partitions: ${rows} submissions of ${forms} forms`)
const server = await startPostgres(postgres.path)
const url = server.createDatabase('partitions')
await (await connect({ url, dataDir: '', log: { info() {}, warn() {}, error() {} } })).close()
const client = createCommandPool(url)
try {
  const results = []
  for (const count of counts) {
    results.push(await measured(count))
    console.log(JSON.stringify(results.at(-1)))
  }
  printTable(results)
} finally {
  await client.end()
  await server.stop()
}

async function measured(count) {
  await client.query(
    `drop table if exists tried; create table tried (like submissions including all) ${
      count === 1 ? '' : 'partition by hash (form_id)'
    }`,
  )
  for (let index = 0; count > 1 && index < count; index += 1) {
    await client.query(`create table tried_${index} partition of tried
      for values with (modulus ${count}, remainder ${index})`)
  }
  const fill = await secondsOf(() => client.query(insert, [0, rows, forms]))
  await client.query('vacuum (analyze) tried')
  await client.query('checkpoint')
  const batches = 300
  const batchRows = 64
  const insertSeconds = await secondsOf(async () => {
    for (let batch = 0; batch < batches; batch += 1) {
      await client.query({
        name: `insert ${count}`,
        text: insert,
        values: [rows + batch * batchRows, batchRows, forms],
      })
    }
  })
  const pages = 1_000
  const read = await secondsOf(async () => {
    for (let page = 0; page < pages; page += 1) {
      await client.query({
        name: `page ${count}`,
        text: `select * from tried where form_id = md5($1)::uuid
          order by submitted_at desc, id desc limit 50`,
        values: [String(page % forms)],
      })
    }
  })
  const { rows: sized } = await client.query(`
    select sum(pg_total_relation_size(oid)) / 1e6 as megabytes from pg_class
    where relname ~ '^tried(_[0-9]+)?$' and relkind = 'r'`)
  const deletion = await secondsOf(async () => {
    for (let form = 0; form < forms; form += 1) {
      await client.query({
        name: `delete ${count}`,
        text: `delete from tried where form_id = md5($1)::uuid
          and submitted_at < now() - interval '9 days'`,
        values: [String(form)],
      })
    }
  })
  const vacuum = await secondsOf(() => client.query('vacuum tried'))
  return {
    partitions: count,
    'fill s': fill.toFixed(1),
    'inserts per s': Math.round((batches * batchRows) / insertSeconds),
    'page ms': ((read / pages) * 1_000).toFixed(2),
    'delete a tenth s': deletion.toFixed(1),
    'vacuum s': vacuum.toFixed(1),
    'size MB': Math.round(sized[0].megabytes),
  }
}

async function secondsOf(work) {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}
