import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { syncDirectory } from '../database/durable-file-system.ts'
import type { Connection } from '../database/plain-database.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import type { BackupSource } from './backup-source.ts'
import { beginSnapshot, readRows, readTables, uploadsTable } from './dump-sql.ts'
import { BackupError, explainFullDisk } from './format/backup-error.ts'
import {
  type BackupInfo,
  type BackupManifest,
  type EntryWriter,
  entryWriter,
  readEntries,
} from './format/entries.ts'
import { frameBytes, frameWriter, type Position, startFrames } from './format/frames.ts'
import type { Seal } from './format/seal.ts'
import { linesOf } from './lines.ts'
import { readPartFile } from './part-file.ts'
import type { Progress } from './progress.ts'

export interface BackupParts {
  readonly path: string
  readonly key: string | undefined
  readonly source: BackupSource
  readonly storage: Pick<FileStorage, 'read' | 'size'>
  readonly sessionSecret: string | null
  readonly progress: Progress
}

export interface BackupResult {
  readonly moment: Date
  readonly bytes: number
  readonly manifest: BackupManifest
}

/** Age in milliseconds at which an interrupted backup is started anew instead of continued. */
const staleMs = 24 * 60 * 60 * 1_000

interface Tables {
  readonly info: BackupInfo
  readonly seal: Seal
  readonly tables: BackupManifest['tables']
  readonly files: BackupManifest['files']
  readonly uploadsAt: Position
  readonly end: Position
}

/**
 * Writes a backup to `path`. Until it is complete, it is called `path.part`. An interrupted run with complete tables is
 * continued at the same moment (decision 323).
 * @throws BackupError
 */
export async function writeBackup(parts: BackupParts): Promise<BackupResult> {
  const { path, key, progress } = parts
  if (await exists(path)) {
    throw new BackupError(`${path} exists. Choose another name, or delete that file.`)
  }
  const part = `${path}.part`
  const file = await openPart(part)
  try {
    const begun = await readPartFile(file, key)
    const isFresh = begun !== null && Date.now() - Date.parse(begun.info.moment) < staleMs
    if (isFresh) progress.say(`Continuing the interrupted backup of ${begun.info.moment}.`)
    const tables = isFresh ? begun : await writeTables(file, parts)
    await file.truncate(tables.end.offset)
    const manifest = await writeFiles(file, tables, parts)
    await file.sync()
    const { size } = await file.stat()
    await file.close()
    await rename(part, path)
    syncDirectory(dirname(path))
    return { moment: new Date(tables.info.moment), bytes: size, manifest }
  } catch (error) {
    throw explainFullDisk(error, part)
  } finally {
    await file.close().catch(() => {})
  }
}

async function writeTables(file: FileHandle, parts: BackupParts): Promise<Tables> {
  const { key, source, sessionSecret, progress } = parts
  await file.truncate(0)
  const { seal, start } = await startFrames(file, key)
  const writer = entryWriter(frameWriter(file, seal, start))
  const snapshot = await source.openSnapshot()
  try {
    const client = await snapshot.pool.connect()
    // Errors reach the running query too; without a listener, a lost connection would end the process.
    client.on('error', () => {})
    try {
      const seen = await beginSnapshot(client)
      const moment = (snapshot.moment ?? seen).toISOString()
      const info = { moment, migrations: [...snapshot.migrations], sessionSecret }
      await writer.describe('info', info)
      const { tables, uploadsAt } = await writeRows(client, writer, progress)
      await client.query('commit')
      const files = { count: 0, bytes: 0, absent: 0 }
      return { info, seal, tables, files, uploadsAt, end: writer.position }
    } finally {
      client.release(true)
    }
  } finally {
    await snapshot.close()
  }
}

async function writeRows(client: Connection, writer: EntryWriter, progress: Progress) {
  const tables: Record<string, BackupManifest['tables'][string]> = {}
  let uploadsAt = writer.position
  let rows = 0
  for (const table of await readTables(client)) {
    if (table.name === uploadsTable) uploadsAt = writer.position
    await writer.describe('table', { table: table.name, columns: [...table.columns] })
    for await (const page of readRows(client, table)) {
      await writer.add('rows', page)
      progress.show(`${table.name}, ${size(writer.position.offset)}`)
    }
    const { lines, sha256 } = await writer.end()
    tables[table.name] = { rows: lines, sha256 }
    rows += lines
  }
  progress.say(
    `${rows} rows of ${Object.keys(tables).length} tables, ${size(writer.position.offset)}`,
  )
  return { tables, uploadsAt }
}

const uploadSchema = z.object({
  id: z.string(),
  size: z.number(),
  completed_at: z.string().nullable(),
})

/** Adds the files that the table of uploads lists, after those that an earlier run has added. */
async function writeFiles(
  file: FileHandle,
  { seal, tables, files: before, uploadsAt, end }: Tables,
  { storage, progress }: BackupParts,
): Promise<BackupManifest> {
  const writer = entryWriter(frameWriter(file, seal, end))
  const files = { ...before }
  let done = before.count + before.absent
  for await (const line of linesOf(uploadRows(file, seal, uploadsAt))) {
    const upload = uploadSchema.parse(JSON.parse(line))
    if (upload.completed_at === null) continue
    if (done > 0) {
      done -= 1
      continue
    }
    if ((await storage.size(upload.id)) === null) {
      await writer.describe('absent', { id: upload.id })
      files.absent += 1
      continue
    }
    await writer.describe('file', { id: upload.id, size: upload.size })
    for await (const chunk of chunksOf(await storage.read(upload.id))) {
      await writer.add('content', chunk)
    }
    const { bytes } = await writer.end()
    if (bytes !== upload.size) {
      throw new BackupError(
        `The stored file ${upload.id} has ${bytes} bytes instead of ${upload.size}. Check the disk of the files.`,
      )
    }
    files.count += 1
    files.bytes += bytes
    progress.show(`${files.count} files, ${size(writer.position.offset)}`)
  }
  const manifest = { tables, files }
  await writer.describe('manifest', manifest)
  progress.say(`${files.count} uploaded files, ${size(files.bytes)}`)
  return manifest
}

/** Rows of the table of uploads, read from the backup itself, so that no list of files is held in memory. */
async function* uploadRows(
  file: FileHandle,
  seal: Seal,
  uploadsAt: Position,
): AsyncGenerator<Buffer> {
  for await (const entry of readEntries(file, seal, uploadsAt)) {
    if (entry.kind === 'rows') yield entry.value
    if (entry.kind === 'end') return
  }
}

/** Joins small chunks, because each frame costs a write. */
async function* chunksOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < frameBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** Opens the unfinished file. Only this user may read it, because it contains answers. */
async function openPart(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+').catch(() => open(path, 'wx+', 0o600))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`Cannot write ${path}: ${reason}. Choose another place.`)
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function size(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
