import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../file-storage.ts'
import { makePrivateFolder } from '../private-folder.ts'

/** A folder of this computer. Several nodes need one that they share, or an S3 store. */
export function localFolder(directory: string): FileStorage {
  makePrivateFolder(directory)
  const pathOf = (id: string) => join(directory, id)
  return {
    async keep(id, path) {
      // On the disk before anybody hears that it is.
      await syncFile(path)
      await rename(path, pathOf(id))
      await syncFile(directory)
    },
    async read(id) {
      // Opened first: a file that is missing is an error here, and not half way through an answer.
      return createReadStream('', { fd: await open(pathOf(id)) })
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    close() {},
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
