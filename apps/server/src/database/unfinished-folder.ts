import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** Folder of the data directory in which a restore builds the new database. */
export function restoringFolder(dataDir: string): string {
  return join(dataDir, 'restoring')
}

/** File that says that the database in the folder is complete and may be moved to its place. */
export const completeFile = 'complete'

/**
 * Refuses a data directory whose restore is unfinished: a server would start with an empty database.
 * @throws StartupError
 */
export function refuseUnfinishedFolder(dataDir: string): void {
  const folder = restoringFolder(dataDir)
  if (!existsSync(folder)) return
  // The database was already moved to its place; only this folder is left.
  if (existsSync(join(folder, completeFile)) && !existsSync(join(folder, 'postgres'))) {
    rmSync(folder, { recursive: true })
    return
  }
  throw new StartupError(
    `A restore into ${dataDir} did not finish. Run the same \`ramiform restore\` command again, or delete ${folder} to give it up.`,
  )
}
