import { join } from 'node:path'
import type { FileSettings } from '../config.ts'
import { type IncomingFiles, openIncomingFiles } from './incoming-files.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { localFolder } from './storage/local-folder.ts'
import { s3 } from './storage/s3.ts'

export interface Files {
  readonly incoming: IncomingFiles
  readonly storage: FileStorage
}

/** Opens the configured storage, and the folder for incomplete uploads. */
export function openFileStorage({ directory, s3: settings }: FileSettings): Files {
  return {
    incoming: openIncomingFiles(join(directory, 'incoming')),
    storage: settings === undefined ? localFolder(join(directory, 'kept')) : s3(settings),
  }
}
