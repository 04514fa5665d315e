import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import { isUploadId } from '../../files/upload.ts'
import {
  damaged,
  type Frame,
  type FrameWriter,
  frameBytes,
  type Position,
  readFrames,
} from './frames.ts'
import type { Seal } from './seal.ts'

/** First entry of a backup. */
const infoSchema = z.object({
  /** Every acknowledged write before this time is in the backup. */
  moment: z.iso.datetime(),
  /** Migrations of the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** Fingerprint of SESSION_SECRET; null when the server generated its secret. */
  sessionSecret: z.string().nullable(),
})
export type BackupInfo = z.output<typeof infoSchema>

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
/** Checked, because the restore uses it as a file name. */
const uploadId = z.string().refine(isUploadId)
const fileSchema = z.object({ id: uploadId, size: z.number() })
const absentSchema = z.object({ id: uploadId })
const endSchema = z.object({ bytes: z.number(), lines: z.number(), sha256: z.string() })

/** Last entry: what the backup contains. */
const manifestSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Files whose upload was deleted after the moment of the backup. */
    absent: z.number(),
  }),
})
export type BackupManifest = z.output<typeof manifestSchema>

const schemas = {
  info: infoSchema,
  table: tableSchema,
  file: fileSchema,
  absent: absentSchema,
  end: endSchema,
  manifest: manifestSchema,
} as const
type Schemas = typeof schemas
type Described = keyof Schemas

/** Part of a backup. Rows are lines of JSON, one object each. A line may continue in the next entry. */
export type Entry =
  | {
      [Kind in Described]: { readonly kind: Kind; readonly value: z.output<Schemas[Kind]> }
    }[Described]
  | { readonly kind: 'rows' | 'content'; readonly value: Buffer }

/** Kinds in the order of their number in a frame, which must not change. */
const kinds: readonly Entry['kind'][] = [
  'info',
  'table',
  'rows',
  'file',
  'content',
  'absent',
  'end',
  'manifest',
]

/** Writes entries, and measures the table or file that is being written. */
export interface EntryWriter {
  readonly position: Position
  describe<Kind extends Described>(kind: Kind, value: z.output<Schemas[Kind]>): Promise<void>
  /** Adds bytes to the current table or file. */
  add(kind: 'rows' | 'content', bytes: Buffer): Promise<void>
  /** Ends the current table or file, and returns its measures. */
  end(): Promise<z.output<typeof endSchema>>
}

export function entryWriter(frames: FrameWriter): EntryWriter {
  let measured = measure()
  const frame = (kind: Entry['kind'], body: Buffer, isLast = false) =>
    frames.write(Buffer.concat([Buffer.from([kinds.indexOf(kind)]), body]), isLast)
  return {
    get position() {
      return frames.position
    },
    async describe(kind, value) {
      if (kind === 'table' || kind === 'file') measured = measure()
      await frame(kind, Buffer.from(JSON.stringify(value)), kind === 'manifest')
    },
    async add(kind, bytes) {
      measured.add(bytes)
      for (let at = 0; at < bytes.length; at += frameBytes) {
        await frame(kind, bytes.subarray(at, at + frameBytes))
      }
    },
    async end() {
      const end = measured.end()
      await frame('end', Buffer.from(JSON.stringify(end)))
      return end
    },
  }
}

/**
 * Reads entries from a position, and checks the measures of each table and file.
 * @throws BackupError when the backup is incomplete or changed
 */
export async function* readEntries(
  file: FileHandle,
  seal: Seal,
  start: Position,
): AsyncGenerator<Entry & { readonly after: Position }> {
  let measured = measure()
  for await (const frame of readFrames(file, seal, start)) {
    const entry = entryOf(frame)
    if (entry.kind === 'table' || entry.kind === 'file') measured = measure()
    if (entry.kind === 'rows' || entry.kind === 'content') measured.add(entry.value)
    if (entry.kind === 'end' && JSON.stringify(measured.end()) !== JSON.stringify(entry.value)) {
      throw damaged(`before byte ${frame.after.offset}`)
    }
    yield { ...entry, after: frame.after }
  }
}

function entryOf({ content, isLast, after }: Frame): Entry {
  const kind = kinds[content[0] ?? -1]
  const value = content.subarray(1)
  if (kind === 'rows' || kind === 'content') return { kind, value }
  if (kind === undefined || isLast !== (kind === 'manifest')) {
    throw damaged(`before byte ${after.offset}`)
  }
  return { kind, value: schemas[kind].parse(JSON.parse(value.toString())) } as Entry
}

function measure() {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  return {
    add(chunk: Buffer) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
    },
    end: () => ({ bytes, lines, sha256: hash.digest('hex') }),
  }
}
