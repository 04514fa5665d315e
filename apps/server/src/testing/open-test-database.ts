import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../database/connect.ts'

const silent = { info() {}, warn() {}, error() {} }

/** An empty embedded database of its own, gone when it is closed. A fresh one takes seconds: it is copied. */
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

/** An empty data directory, migrated and closed. */
export async function copyFreshDataDirectory(target: string): Promise<void> {
  await cp(await freshDataDirectory(), target, { recursive: true })
}

/** Made once for each state of the migrations and kept between runs. */
async function freshDataDirectory(): Promise<string> {
  const directory = join(tmpdir(), `ramiform-fresh-data-${await migrationsDigest()}`)
  if (await exists(directory)) return directory
  const making = `${directory}-${randomUUID()}`
  const database = await connect({ dataDir: making, log: silent })
  await database.close()
  // Another test file may have been quicker; one of the two is enough.
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
