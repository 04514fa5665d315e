import type pg from 'pg'
import { tablesInBackup } from './tables-in-backup.ts'

/** Table with its stored columns. Generated columns are computed again by the restore. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Bytes of rows that one page should have. */
const pageBytes = 1024 * 1024
const maxPageRows = 2_000

/** Last table of a backup. Its rows list the files that follow. */
export const uploadsTable = 'uploads'

/**
 * Starts a transaction that sees the database at one moment, while others write.
 * @returns a time at which every row that was committed before is visible
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Date> {
  // A time read inside the transaction could be later than what it sees.
  const { rows } = await client.query<{ moment: Date }>('select clock_timestamp() as moment')
  await client.query('begin isolation level repeatable read read only')
  await client.query("set local timezone = 'UTC'")
  await client.query("set local bytea_output = 'hex'")
  return rows[0]?.moment ?? new Date()
}

/** Tables of a backup, each after the tables that it references. */
export async function readTables(client: pg.ClientBase): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable & { needs: string[] }>(
    `select relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
     from pg_class
     where relnamespace = current_schema()::regnamespace and relname = any($1)
     order by relname = $2, relname`,
    [tablesInBackup, uploadsTable],
  )
  const sorted: StoredTable[] = []
  const waiting = [...rows]
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ needs }) =>
      needs.every((need) => !waiting.some(({ name }) => name === need)),
    )
    const [next] = waiting.splice(at, 1)
    if (at === -1 || next === undefined) throw new Error('tables reference each other in a cycle')
    sorted.push({ name: next.name, columns: next.columns })
  }
  return sorted
}

/** Reads a table as lines of JSON, in pages of about 1 MB. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: StoredTable,
): AsyncGenerator<Buffer> {
  const list = columns.map(quoted).join(', ')
  const order = name === uploadsTable ? 'order by id' : ''
  await client.query(
    `declare backup_rows no scroll cursor for
     select row_to_json(stored)::text as line from (select ${list} from ${quoted(name)} ${order}) as stored`,
  )
  for (let count = 16; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`)
    if (rows.length === 0) break
    const page = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''))
    yield page
    const fitting = Math.floor((rows.length * pageBytes) / page.length)
    count = Math.max(1, Math.min(fitting, count * 2, maxPageRows))
  }
  await client.query('close backup_rows')
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
