import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { newSeal, type Seal, sealOf, tagBytes } from './seal.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const magic = 'RAMIFORM BACKUP\n'
const maxHeaderBytes = 4_096

/** Maximum content of a frame in bytes, before compression. Memory use follows from it. */
export const frameBytes = 1024 * 1024

/** Length and flag in front of each frame. */
const prefixBytes = 5
const maxSealedBytes = 2 * frameBytes

/** Position in a file: byte offset, and number of the frame that starts there. */
export interface Position {
  readonly offset: number
  readonly frame: number
}

export interface Frame {
  readonly content: Buffer
  readonly isLast: boolean
  /** Position after the frame. */
  readonly after: Position
}

/** Writes frames one after the other. A frame is compressed and sealed. */
export interface FrameWriter {
  readonly position: Position
  write(content: Buffer, isLast?: boolean): Promise<void>
}

/** Starts a new backup in an empty file. */
export async function startFrames(
  file: FileHandle,
  key: string | undefined,
): Promise<{ readonly seal: Seal; readonly start: Position }> {
  const seal = newSeal(key)
  const head = Buffer.from(`${magic}${seal.header}\n`)
  await writeWhole(file, head, 0)
  return { seal, start: { offset: head.length, frame: 0 } }
}

/**
 * Reads the header of a backup.
 * @throws BackupError when the file is no backup, newer, or encrypted with another key
 */
export async function readHeader(
  file: FileHandle,
  key: string | undefined,
): Promise<{ readonly seal: Seal; readonly start: Position }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0)
  const text = buffer.subarray(0, bytesRead).toString('latin1')
  if (!text.startsWith(magic)) {
    throw new BackupError('This file is not a backup of Ramiform. Check its name.')
  }
  const end = text.indexOf('\n', magic.length)
  if (end === -1) throw damaged('its header has no end')
  return { seal: sealOf(text.slice(magic.length, end), key), start: { offset: end + 1, frame: 0 } }
}

export function frameWriter(file: FileHandle, seal: Seal, start: Position): FrameWriter {
  let position = start
  return {
    get position() {
      return position
    },
    async write(content, isLast = false) {
      const packed = await compress(content, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })
      const sealed = seal.seal(packed, placeOf(position.frame, isLast))
      const prefix = Buffer.alloc(prefixBytes)
      prefix.writeUInt32BE(sealed.length)
      prefix.writeUInt8(isLast ? 1 : 0, 4)
      const bytes = Buffer.concat([prefix, sealed])
      await writeWhole(file, bytes, position.offset)
      position = { offset: position.offset + bytes.length, frame: position.frame + 1 }
    },
  }
}

/**
 * Reads the frames from a position up to the last one.
 * @throws BackupError when a frame is incomplete or changed
 */
export async function* readFrames(
  file: FileHandle,
  seal: Seal,
  start: Position,
): AsyncGenerator<Frame> {
  for (let position = start; ; ) {
    const prefix = await readWhole(file, prefixBytes, position.offset)
    const length = prefix.readUInt32BE()
    const isLast = prefix.readUInt8(4) === 1
    if (length < Math.max(tagBytes, seal.extraBytes) || length > maxSealedBytes) {
      throw damaged(`at byte ${position.offset}`)
    }
    const sealed = await readWhole(file, length, position.offset + prefixBytes)
    const packed = seal.open(sealed, placeOf(position.frame, isLast))
    if (packed === null) throw damaged(`at byte ${position.offset}`)
    const content = await decompress(packed, { maxOutputLength: 2 * frameBytes }).catch(() => {
      throw damaged(`at byte ${position.offset}`)
    })
    position = { offset: position.offset + prefixBytes + length, frame: position.frame + 1 }
    if (isLast && (await file.stat()).size !== position.offset) {
      throw damaged('it continues after its end')
    }
    yield { content, isLast, after: position }
    if (isLast) return
  }
}

/** Error for a file whose content is not what was written. */
export function damaged(where: string): BackupError {
  return new BackupError(
    `The backup is damaged: ${where}. Use another copy of it, or another backup.`,
  )
}

function placeOf(frame: number, isLast: boolean): string {
  return `${frame}${isLast ? ' last' : ''}`
}

async function readWhole(file: FileHandle, length: number, offset: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, offset + done)
    if (bytesRead === 0) {
      throw new BackupError(
        'The backup is incomplete: the file ends too early. Copy it again, or use another backup.',
      )
    }
    done += bytesRead
  }
  return bytes
}

async function writeWhole(file: FileHandle, bytes: Buffer, offset: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
    done += bytesWritten
  }
}
