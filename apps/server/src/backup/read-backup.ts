import { type FileHandle, open } from 'node:fs/promises'
import type { StoredTable } from './dump-sql.ts'
import { BackupError } from './format/backup-error.ts'
import { type BackupInfo, type BackupManifest, readEntries } from './format/entries.ts'
import { damaged, type Position, readHeader } from './format/frames.ts'
import type { Seal } from './format/seal.ts'
import type { Progress } from './progress.ts'

/** A backup whose every byte was checked. */
export interface CheckedBackup {
  readonly info: BackupInfo
  readonly manifest: BackupManifest
  readonly tables: readonly StoredTable[]
  readonly start: Position
  /** Position after the tables, where the files start. */
  readonly filesAt: Position
  readonly seal: Seal
}

/** @throws BackupError when the file does not exist or cannot be read */
export async function openBackup(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`Cannot read ${path}: ${reason}. Check the name of the file.`)
  }
}

/**
 * Reads a whole backup once, and compares it with its manifest.
 * @throws BackupError when it is incomplete or changed, or its key is wrong
 */
export async function checkBackup(
  file: FileHandle,
  key: string | undefined,
  progress: Progress,
): Promise<CheckedBackup> {
  const { seal, start } = await readHeader(file, key)
  const { size } = await file.stat()
  const tables: StoredTable[] = []
  const found: BackupManifest = { tables: {}, files: { count: 0, bytes: 0, absent: 0 } }
  let info: BackupInfo | undefined
  let table: string | null = null
  let filesAt = start
  for await (const entry of readEntries(file, seal, start)) {
    progress.show(`Checking the backup, ${Math.floor((100 * entry.after.offset) / size)} %`)
    if (entry.kind === 'info') info = entry.value
    if (entry.kind === 'table') {
      table = entry.value.table
      tables.push({ name: table, columns: entry.value.columns })
    }
    if (entry.kind === 'file') table = null
    if (entry.kind === 'absent') found.files.absent += 1
    if (entry.kind === 'end') {
      if (table === null) {
        found.files.count += 1
        found.files.bytes += entry.value.bytes
      } else {
        found.tables[table] = { rows: entry.value.lines, sha256: entry.value.sha256 }
        filesAt = entry.after
      }
    }
    if (entry.kind === 'manifest') {
      if (info === undefined || JSON.stringify(entry.value) !== JSON.stringify(found)) {
        throw damaged('its manifest does not match')
      }
      return { info, manifest: entry.value, tables, start, filesAt, seal }
    }
  }
  throw damaged('it has no manifest')
}
