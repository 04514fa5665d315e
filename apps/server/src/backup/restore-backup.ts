import { type FileHandle, open } from 'node:fs/promises'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import type { Files } from '../files/open-file-storage.ts'
import { BackupError, explainFullDisk } from './format/backup-error.ts'
import { readEntries } from './format/entries.ts'
import { loadTables } from './load-tables-store.ts'
import type { Progress } from './progress.ts'
import { type CheckedBackup, checkBackup, openBackup } from './read-backup.ts'
import { openTarget, type RestoreTarget } from './restore-target-store.ts'

export interface RestoreParts {
  readonly path: string
  readonly key: string | undefined
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly files: Files
  /** Deletes or sets aside the data of the target. */
  readonly replace: boolean
  readonly progress: Progress
}

export interface RestoreResult {
  readonly backup: CheckedBackup
  /** Directory of the replaced embedded database. */
  readonly aside: string | null
}

/**
 * Restores a backup into an empty database and file storage. The whole backup is checked first. Files come before the
 * database, which becomes visible to servers in one step at the end (decision 324).
 * @throws BackupError or StartupError
 */
export async function restoreBackup(parts: RestoreParts): Promise<RestoreResult> {
  const { path, key, progress } = parts
  const file = await openBackup(path)
  try {
    const backup = await checkBackup(file, key, progress)
    refuseNewer(backup)
    progress.say(`The backup of ${backup.info.moment} is complete and unchanged.`)
    const target = await openTarget(parts, parts.replace)
    try {
      await refuseOtherTables(target, backup)
      await restoreFiles(file, backup, parts)
      await loadTables(file, backup, target, progress)
      return { backup, aside: await target.finish() }
    } finally {
      await target.close()
    }
  } catch (error) {
    throw explainFullDisk(error, parts.dataDir)
  } finally {
    await file.close()
  }
}

function refuseNewer({ info }: CheckedBackup): void {
  const unknown = info.migrations.find((name) => !Object.hasOwn(migrations, name))
  if (unknown === undefined) return
  throw new BackupError(
    `This backup was made by a newer Ramiform (it has "${unknown}"). Install that version or a newer one, and try again.`,
  )
}

/** Creates the tables as they were when the backup was made. Newer tables could not be filled with older rows. */
async function refuseOtherTables(
  { opened }: RestoreTarget,
  { info }: CheckedBackup,
): Promise<void> {
  const extra = (await opened.migrations()).find((name) => !info.migrations.includes(name))
  if (extra !== undefined) {
    throw new BackupError(
      `The tables of the database are newer than the backup (they have "${extra}"). Use a new, empty database.`,
    )
  }
  await migrate(opened.database.kysely, info.migrations.at(-1))
}

async function restoreFiles(
  file: FileHandle,
  { filesAt, manifest, seal }: CheckedBackup,
  { files, progress }: RestoreParts,
): Promise<void> {
  let current: { readonly id: string; readonly file: FileHandle } | null = null
  let count = 0
  try {
    for await (const entry of readEntries(file, seal, filesAt)) {
      if (entry.kind === 'file') {
        const { id, size } = entry.value
        // A file that an interrupted restore has stored is complete, because it is stored in one step.
        const isStored = (await files.storage.size(id)) === size
        current = isStored ? null : { id, file: await open(files.incoming.pathOf(id), 'w', 0o600) }
      }
      if (entry.kind === 'content') await current?.file.appendFile(entry.value)
      if (entry.kind === 'end') {
        await current?.file.close()
        if (current !== null)
          await files.storage.keep(current.id, files.incoming.pathOf(current.id))
        current = null
        count += 1
        progress.show(`${count} of ${manifest.files.count} files`)
      }
    }
  } finally {
    await current?.file.close()
  }
  progress.say(`${count} uploaded files`)
}
