import { mkdirSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { StartupError } from '../startup-error.ts'

/** Files of which parts are missing: on the disk of the node that began to take them. */
export interface IncomingFiles {
  /** what takes parts and puts them together */
  readonly datastore: FileStore
  pathOf(id: string): string
  /** bytes that are here; null when nothing of it is */
  sizeOf(id: string): Promise<number | null>
  remove(id: string): Promise<void>
}

export function openIncomingFiles(directory: string): IncomingFiles {
  makePrivateFolder(directory)
  const pathOf = (id: string) => join(directory, id)
  return {
    datastore: new FileStore({ directory }),
    pathOf,
    async sizeOf(id) {
      const found = await stat(pathOf(id)).catch(() => null)
      return found?.size ?? null
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
      // What the protocol noted beside it.
      await rm(`${pathOf(id)}.json`, { force: true })
    },
  }
}

/** Answers of strangers: nobody else on this computer reads them. */
export function makePrivateFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`FILES_DIR cannot be used: ${reason}. Change it and start again.`)
  }
}
