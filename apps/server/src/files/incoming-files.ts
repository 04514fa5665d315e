import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { makePrivateFolder } from './private-folder.ts'

/** Files of which parts are missing: on the disk of the node that began to take them. */
export interface IncomingFiles {
  /** what takes parts and puts them together */
  readonly datastore: FileStore
  pathOf(id: string): string
  /** bytes that are here; null when nothing of it is */
  sizeOf(id: string): Promise<number | null>
  remove(id: string): Promise<void>
  /** Removes what got its last part before `time`, also what another node has forgotten already. */
  removeOlder(time: Date): Promise<void>
}

export function openIncomingFiles(directory: string): IncomingFiles {
  makePrivateFolder(directory)
  const pathOf = (id: string) => join(directory, id)
  return {
    datastore: new PartStore({ directory }),
    pathOf,
    sizeOf: async (id) => (await statOf(pathOf(id)))?.size ?? null,
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
