import type { FileHandle } from 'node:fs/promises'
import type pg from 'pg'
import { migrate } from '../database/migrate.ts'
import type { StoredTable } from './dump-sql.ts'
import { BackupError } from './format/backup-error.ts'
import { readEntries } from './format/entries.ts'
import { linesOf } from './lines.ts'
import { countRows, emptyTables, insertRows, unmarkUnfinished } from './load-sql.ts'
import type { Progress } from './progress.ts'
import type { CheckedBackup } from './read-backup.ts'
import type { RestoreTarget } from './restore-target-store.ts'

/** Characters of rows in one statement. */
const pageCharacters = 1024 * 1024

/**
 * Fills the tables in one transaction, counts their rows, and brings the tables up to date.
 * @throws BackupError when the target has other rows than the backup
 */
export async function loadTables(
  file: FileHandle,
  backup: CheckedBackup,
  { opened }: RestoreTarget,
  progress: Progress,
): Promise<void> {
  const client = await opened.pool.connect()
  client.on('error', () => {})
  try {
    await client.query('begin')
    await client.query("set local timezone = 'UTC'")
    await emptyTables(client)
    for await (const table of tablesOf(file, backup)) await loadTable(client, table, progress)
    for (const [table, { rows }] of Object.entries(backup.manifest.tables)) {
      const count = await countRows(client, table)
      if (count === rows) continue
      throw new BackupError(`${table} has ${count} rows instead of ${rows}. Use an empty database.`)
    }
    await unmarkUnfinished(client)
    await client.query('commit')
  } catch (error) {
    // The connection may be lost already.
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  await migrate(opened.database.kysely)
  await opened.pool.query('analyze')
}

interface TableLines extends StoredTable {
  readonly lines: AsyncIterable<string>
}

/** Tables in the order of the backup, each with its rows. */
async function* tablesOf(
  file: FileHandle,
  { tables, start, seal }: CheckedBackup,
): AsyncGenerator<TableLines> {
  const entries = readEntries(file, seal, start)
  async function* rowsOfTable() {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      if (next.value.kind === 'rows') yield next.value.value
      if (next.value.kind === 'end') return
    }
  }
  for (const table of tables) yield { ...table, lines: linesOf(rowsOfTable()) }
}

async function loadTable(
  client: pg.ClientBase,
  table: TableLines,
  progress: Progress,
): Promise<void> {
  let page: string[] = []
  let characters = 0
  let rows = 0
  const insert = async () => {
    if (page.length > 0) await insertRows(client, table, page.join(','))
    rows += page.length
    page = []
    characters = 0
    if (rows > 0) progress.show(`${table.name}, ${rows} rows`)
  }
  for await (const line of table.lines) {
    page.push(line)
    characters += line.length
    if (characters >= pageCharacters) await insert()
  }
  await insert()
  if (rows > 0) progress.say(`${table.name}: ${rows} rows`)
}
