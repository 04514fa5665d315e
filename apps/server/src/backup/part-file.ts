import type { FileHandle } from 'node:fs/promises'
import { uploadsTable } from './dump-sql.ts'
import { BackupError } from './format/backup-error.ts'
import { type BackupInfo, type BackupManifest, readEntries } from './format/entries.ts'
import type { Position } from './format/frames.ts'
import { readHeader } from './format/frames.ts'
import type { Seal } from './format/seal.ts'

/** An unfinished backup whose tables are complete. Its files can be continued at the same moment. */
export interface PartFile {
  readonly info: BackupInfo
  readonly seal: Seal
  readonly tables: BackupManifest['tables']
  /** Files that the backup has already. */
  readonly files: BackupManifest['files']
  /** Start of the entries of the table of uploads, which list the files. */
  readonly uploadsAt: Position
  /** Position after the last complete entry. */
  readonly end: Position
}

/** Reads an interrupted backup up to its last complete file; null when its tables are incomplete. */
export async function readPartFile(
  file: FileHandle,
  key: string | undefined,
): Promise<PartFile | null> {
  const tables: Record<string, BackupManifest['tables'][string]> = {}
  const files = { count: 0, bytes: 0, absent: 0 }
  let info: BackupInfo | undefined
  let seal: Seal | undefined
  let table: string | null = null
  let uploadsAt: Position | undefined
  let end: Position | undefined
  try {
    const header = await readHeader(file, key)
    seal = header.seal
    let before = header.start
    for await (const entry of readEntries(file, seal, header.start)) {
      if (entry.kind === 'info') info = entry.value
      if (entry.kind === 'table') {
        table = entry.value.table
        if (table === uploadsTable) uploadsAt = before
      }
      if (entry.kind === 'file') table = null
      if (entry.kind === 'absent') files.absent += 1
      if (entry.kind === 'end') {
        if (table === null) {
          files.count += 1
          files.bytes += entry.value.bytes
        } else tables[table] = { rows: entry.value.lines, sha256: entry.value.sha256 }
      }
      const isComplete = entry.kind === 'end' || entry.kind === 'absent'
      if (isComplete && Object.hasOwn(tables, uploadsTable)) end = entry.after
      before = entry.after
    }
  } catch (error) {
    // The end of an interrupted backup is expected to be incomplete.
    if (!(error instanceof BackupError)) throw error
  }
  if (!info || !seal || !uploadsAt || !end) return null
  return { info, seal, tables, files, uploadsAt, end }
}
