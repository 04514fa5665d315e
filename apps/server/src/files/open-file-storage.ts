import { join } from 'node:path'
import type { FileSettings } from '../config.ts'
import type { FileStorage } from './file-storage.ts'
import { type IncomingFiles, openIncomingFiles } from './incoming-files.ts'
import { localFolder } from './storage/local-folder.ts'
import { s3 } from './storage/s3.ts'

export interface Files {
  readonly incoming: IncomingFiles
  readonly storage: FileStorage
}

/** The storage that the configuration names, and the place where files wait until they are whole. */
export function openFileStorage({ directory, s3: settings }: FileSettings): Files {
  return {
    incoming: openIncomingFiles(join(directory, 'incoming')),
    storage: settings === undefined ? localFolder(join(directory, 'kept')) : s3(settings),
  }
}
