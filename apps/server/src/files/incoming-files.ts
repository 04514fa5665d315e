import { type FileHandle, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { makePrivateFolder } from './private-folder.ts'
import { isUploadId } from './upload.ts'

/** Files of which parts are missing: on the disk of the node that began to take them. */
export interface IncomingFiles {
  /** what takes parts and puts them together */
  readonly datastore: FileStore
  pathOf(id: string): string
  /** null when this node has nothing of it */
  arrived(id: string): Promise<Arrived | null>
  /** Counts as a part that came at `time`. */
  touch(id: string, time: Date): Promise<void>
  remove(id: string): Promise<void>
  /** Those of which less than this has come, and nothing since `time`. */
  idle(time: Date, bytes: number): Promise<readonly string[]>
  /** Removes what got its last part before `time`, also what another node has forgotten already. */
  removeOlder(time: Date): Promise<void>
}

export interface Arrived {
  readonly bytes: number
  /** when the last of them came, or when the file was announced */
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
      // What the protocol noted beside it.
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

/** Writes what comes and keeps none of it in memory, where 100 MB of chunks would wait to be collected. */
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

/** Its memory is free at once. Whoever else holds a chunk finds it empty: the chunks of a request are nobody else's. */
function letGo({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** null when there is no such file; any other trouble is not hidden. */
async function statOf(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
