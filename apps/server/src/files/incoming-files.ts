import { type FileHandle, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { makePrivateFolder } from './storage/private-folder.ts'
import { isUploadId } from './upload.ts'

/** Incomplete uploads, on the disk of the node that received their first part. */
export interface IncomingFiles {
  /** Data store of the tus server, which writes the parts to one file. */
  readonly datastore: FileStore
  pathOf(id: string): string
  /** Received bytes and time of the last part; null when this node has no part of the upload. */
  arrived(id: string): Promise<Arrived | null>
  /** Sets the time of the last part to `time`. */
  touch(id: string, time: Date): Promise<void>
  remove(id: string): Promise<void>
  /** Ids of uploads with fewer than `bytes` received, and no part since `time`. */
  idle(time: Date, bytes: number): Promise<readonly string[]>
  /** Removes files without a new part since `time`, including uploads that another node has deleted. */
  removeOlder(time: Date): Promise<void>
}

export interface Arrived {
  readonly bytes: number
  /** Time of the last part, or of the announcement before the first part. */
  readonly at: Date
}

export function openIncomingFiles(directory: string): IncomingFiles {
  makePrivateFolder(directory)
  const pathOf = (id: string) => join(directory, id)
  const arrived = async (id: string) => {
    const found = await statOf(pathOf(id))
    return found === null ? null : { bytes: found.size, at: found.mtime }
  }
  return {
    datastore: new PartStore({ directory }),
    pathOf,
    arrived,
    touch: (id, time) => utimes(pathOf(id), time, time),
    async idle(time, bytes) {
      const found: string[] = []
      for (const id of (await readdir(directory)).filter(isUploadId)) {
        const here = await arrived(id)
        if (here !== null && here.at < time && here.bytes < bytes) found.push(id)
      }
      return found
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
      // Metadata file of the tus store.
      await rm(`${pathOf(id)}.json`, { force: true })
    },
    async removeOlder(time) {
      for (const name of await readdir(directory)) {
        const found = await statOf(join(directory, name))
        if (found !== null && found.mtime < time) await rm(join(directory, name), { force: true })
      }
    },
  }
}

/** Writes parts directly to disk and frees each chunk, so that 100 MB do not wait for garbage collection. */
class PartStore extends FileStore {
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), 'r+')
    let end = offset
    try {
      for await (const chunk of content) {
        await writeWhole(file, chunk, end)
        end += chunk.length
        letGo(chunk)
      }
    } finally {
      await file.close()
    }
    return end
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done)
    done += bytesWritten
  }
}

/** Frees the chunk's memory at once. Later reads of the chunk see no data; nothing else uses request chunks. */
function letGo({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** File status; null when the file does not exist. Other errors are thrown. */
async function statOf(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
