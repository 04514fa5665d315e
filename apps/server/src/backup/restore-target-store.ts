import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { syncDirectory } from '../database/durable-file-system.ts'
import { lockDataDirectory } from '../database/lock-data-directory.ts'
import {
  openPlainEmbedded,
  openPlainPostgresql,
  type PlainDatabase,
} from '../database/plain-database.ts'
import {
  completeFile,
  refuseUnfinishedFolder,
  restoringFolder,
} from '../database/unfinished-folder.ts'
import { StartupError } from '../startup-error.ts'
import { BackupError } from './format/backup-error.ts'
import { filledTable, isUnfinished, markUnfinished, otherConnections } from './load-sql.ts'

/** Database that a restore fills. No server starts on it before `finish`. */
export interface RestoreTarget {
  readonly opened: PlainDatabase
  /** Makes the restored database the one that servers use, and returns what happened to an earlier one. */
  finish(): Promise<string | null>
  /** Closes the database. An unfinished one stays marked. */
  close(): Promise<void>
}

/**
 * Opens the target: an empty PostgreSQL database, or a new embedded database beside the place of the final one.
 * @param replace accepts a target with data
 * @throws BackupError or StartupError
 */
export async function openTarget(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  replace: boolean,
): Promise<RestoreTarget> {
  return databaseUrl === undefined
    ? await embeddedTarget(dataDir, replace)
    : await postgresqlTarget(databaseUrl, replace)
}

async function postgresqlTarget(url: string, replace: boolean): Promise<RestoreTarget> {
  const opened = await openPlainPostgresql(url)
  const client = await opened.pool.connect()
  try {
    if ((await otherConnections(client)) > 0) {
      throw new BackupError(
        'A server is using this database. Stop all servers, and run the same command again.',
      )
    }
    const filled = await filledTable(client)
    // Rows of an unfinished restore are from a database that was to be replaced.
    if (filled !== null && !replace && !(await isUnfinished(client))) {
      throw new BackupError(
        `The database is not empty: its table ${filled} has rows. Use an empty database, or add --replace to delete them.`,
      )
    }
    await markUnfinished(client)
  } catch (error) {
    client.release()
    await opened.close()
    throw error
  }
  client.release()
  // The mark is removed in the transaction of the restore.
  return { opened, finish: async () => null, close: opened.close }
}

async function embeddedTarget(dataDir: string, replace: boolean): Promise<RestoreTarget> {
  const folder = restoringFolder(dataDir)
  const final = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockDataDirectory(dataDir)
  try {
    giveUpUnfinished(dataDir, folder)
    if (existsSync(final) && !replace) {
      throw new BackupError(
        `${dataDir} already has a database. Set DATA_DIR to another directory, or add --replace to set that database aside.`,
      )
    }
    await mkdir(folder, { mode: 0o700 })
    const opened = await openPlainEmbedded(folder)
    return {
      opened,
      async finish() {
        await opened.close()
        writeFileSync(join(folder, completeFile), '', { flush: true })
        syncDirectory(folder)
        const aside = `${final}.replaced-${new Date().toISOString().replace(/\W/g, '')}`
        const isReplaced = existsSync(final)
        if (isReplaced) renameSync(final, aside)
        renameSync(join(folder, 'postgres'), final)
        syncDirectory(dataDir)
        rmSync(folder, { recursive: true })
        return isReplaced ? aside : null
      },
      async close() {
        await opened.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Starts anew after an interrupted restore. Its database has an unknown number of rows. */
function giveUpUnfinished(dataDir: string, folder: string): void {
  try {
    refuseUnfinishedFolder(dataDir)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    rmSync(folder, { recursive: true, force: true })
  }
}
