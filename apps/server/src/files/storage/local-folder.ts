import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from './file-storage.ts'
import { makePrivateFolder } from './private-folder.ts'

/** File storage in a local folder. Several nodes need a shared folder or S3 instead. */
export function localFolder(directory: string): FileStorage {
  makePrivateFolder(directory)
  const pathOf = (id: string) => join(directory, id)
  return {
    async keep(id, path) {
      // Flush to disk before the caller confirms the upload.
      await syncFile(path)
      await rename(path, pathOf(id))
      await syncFile(directory)
    },
    async read(id) {
      // Open the file first, so that a missing file fails before the response starts.
      return createReadStream('', { fd: await open(pathOf(id)) })
    },
    async size(id) {
      try {
        return (await stat(pathOf(id))).size
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
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
