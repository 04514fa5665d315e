import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../database/connect.ts'

const silent = { info() {}, warn() {}, error() {} }

/** Opens an empty embedded database and deletes it on close. It is a copy, because creating one takes seconds. */
export async function openTestDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'ramiform-test-data-'))
  const dataDir = join(folder, 'data')
  await copyFreshDataDirectory(dataDir)
  const database = await connect({ dataDir, log: silent })
  return {
    ...database,
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
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
