import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../apps/server/src/database/connect.ts'
import { digestOf } from '../shared/respondent.mjs'

const log = { info() {}, warn() {}, error() {} }

/**
 * Starts the database of a data directory, and compares it with the acknowledged submissions. Returns the number of lost
 * ones, of further defects, and the reason if it did not start.
 */
export async function checkImage(dataDir, acknowledged) {
  let database
  try {
    database = await connect({ dataDir, log })
  } catch (error) {
    return { lost: 0, wrong: 0, failure: error.message }
  }
  try {
    const rows = await read(
      database,
      `select s.id, data ->> 'order_number' as key,
        exists (select from jobs where unique_key = 'webhook ' || s.id) as has_job
      from submissions s`,
    )
    const keys = new Set(rows.map(({ key }) => key))
    const lost = acknowledged.filter(({ one }) => !keys.has(one.key)).length
    const damaged = acknowledged.filter(({ one }) => isDamaged(dataDir, one.file())).length
    const withoutJob = rows.filter(({ has_job }) => !has_job).length
    return {
      lost: lost + damaged,
      wrong: rows.length - keys.size + withoutJob + (await disagreeing(database, rows)),
      failure: null,
    }
  } catch (error) {
    return { lost: 0, wrong: 0, failure: `queries fail: ${error.message}` }
  } finally {
    await database.close()
  }
}

function isDamaged(dataDir, file) {
  if (file === null) return false
  try {
    return digestOf(readFileSync(join(dataDir, 'files/kept', file.id))) !== file.sha256
  } catch {
    return true
  }
}

/** Number of rows that an index does not find, and of forms whose count differs from their rows. */
async function disagreeing(database, rows) {
  const counts = await read(
    database,
    `select form_id from form_counts c
    where submissions <> (select count(*) from submissions s where s.form_id = c.form_id)`,
  )
  await read(database, 'set enable_seqscan = off')
  const found = await read(
    database,
    `select id from submissions
    where form_id in (select id from all_forms) and id = any($1::uuid[])`,
    [rows.map(({ id }) => id)],
  )
  return rows.length - found.length + counts.length
}

function read(database, text, values = []) {
  return database.prepared({ name: text.slice(0, 60), text }, values)
}
