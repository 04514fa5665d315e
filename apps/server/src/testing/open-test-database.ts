import { createHash, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Database } from '../database/connect.ts'

const silent = { info() {}, warn() {}, error() {} }

interface OpenDatabase {
  readonly database: Database
  /** Tables with rows of tests, which a migration leaves empty. */
  readonly tables: readonly string[]
  readonly schema: string
  remove(): Promise<void>
}

/** Empty databases that earlier tests of this process have closed. */
const closed: OpenDatabase[] = []

/**
 * Opens an empty embedded database. Closing it empties it for the next test of this process, because a start takes a
 * second of CPU time (decision 258).
 */
export async function openTestDatabase(): Promise<Database> {
  const opened = closed.pop() ?? (await openCopy())
  let closing: Promise<void> | undefined
  return {
    ...opened.database,
    close() {
      closing ??= reuse(opened)
      return closing
    },
  }
}

async function openCopy(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'ramiform-test-data-'))
  deleteAtExit(folder)
  const dataDir = join(folder, 'data')
  await copyFreshDataDirectory(dataDir)
  const database = await connect({ dataDir, log: silent })
  return {
    database,
    tables: await emptyTables(database),
    schema: await schemaOf(database),
    async remove() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function reuse(opened: OpenDatabase): Promise<void> {
  const { database, tables, schema, remove } = opened
  // A test of migrations may have changed the tables.
  if ((await schemaOf(database)) !== schema) return remove()
  const list = sql.join(tables.map((name) => sql.table(name)))
  await sql`truncate ${list} restart identity cascade`.execute(database.kysely)
  closed.push(opened)
}

async function emptyTables({ kysely }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) = 0`.execute(
    kysely,
  )
  return rows.map(({ name }) => name)
}

/** A digest of all columns, indexes and triggers. */
async function schemaOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(line, ';' order by line)) as digest from (
      select format('%s.%s %s %s', attrelid::regclass, attname, atttypid, attnotnull) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace
      union all
      select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    ) as lines`.execute(kysely)
  return rows[0]?.digest ?? ''
}

const folders = new Set<string>()

/** Vitest ends a worker with SIGTERM, which skips the exit listeners of Node by default. */
function deleteAtExit(folder: string): void {
  if (folders.size === 0) {
    process.once('SIGTERM', () => process.exit())
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true })
    })
  }
  folders.add(folder)
}

/** Copies an empty, migrated data directory to `target`. */
export async function copyFreshDataDirectory(target: string): Promise<void> {
  await cp(await freshDataDirectory(), target, { recursive: true })
}

/** Creates the data directory once per state of the migrations and reuses it in later runs. */
async function freshDataDirectory(): Promise<string> {
  const directory = join(tmpdir(), `ramiform-fresh-data-${await migrationsDigest()}`)
  if (await exists(directory)) return directory
  const making = `${directory}-${randomUUID()}`
  const database = await connect({ dataDir: making, log: silent })
  await database.close()
  // Another test file may have created it at the same time. One of the two is enough.
  await rename(making, directory).catch(() => rm(making, { recursive: true, force: true }))
  return directory
}

async function migrationsDigest(): Promise<string> {
  const folder = new URL('../database/migrations/', import.meta.url)
  const digest = createHash('sha256')
  for (const name of (await readdir(folder)).sort()) {
    digest.update(name).update(await readFile(new URL(name, folder)))
  }
  return digest.digest('hex').slice(0, 16)
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
