import type pg from 'pg'
import { unfinishedRestoreTable } from '../database/migrate.ts'
import { quoted, type StoredTable } from './dump-sql.ts'
import { tablesInBackup } from './tables-in-backup.ts'

/** Number of connections of servers to the same database; 0 when all servers are stopped. */
export async function otherConnections(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where application_name = 'ramiform' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}

/** The first table with rows; null when there is none. */
export async function filledTable(client: pg.ClientBase): Promise<string | null> {
  for (const table of await presentTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`)
    if (rowCount !== 0) return table
  }
  return null
}

/** Marks the database, so that no server starts on it until the restore is complete. */
export async function markUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists ${unfinishedRestoreTable} ()`)
}

export async function isUnfinished(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>(
    'select to_regclass($1) is not null as present',
    [unfinishedRestoreTable],
  )
  return rows[0]?.present === true
}

export async function unmarkUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table if exists ${unfinishedRestoreTable}`)
}

/** Empties all tables, within the transaction of the restore. */
export async function emptyTables(client: pg.ClientBase): Promise<void> {
  const tables = await presentTables(client)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')} cascade`)
}

/**
 * Inserts rows, given as lines of JSON.
 * @param lines objects, separated by commas
 */
export async function insertRows(
  client: pg.ClientBase,
  { name, columns }: StoredTable,
  lines: string,
): Promise<void> {
  const list = columns.map(quoted).join(', ')
  await client.query(
    `insert into ${quoted(name)} (${list})
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${lines}]`],
  )
}

export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${quoted(table)}`,
  )
  return Number(rows[0]?.count)
}

async function presentTables(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relname = any($1)`,
    [tablesInBackup],
  )
  return rows.map(({ name }) => name)
}
