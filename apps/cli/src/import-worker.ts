import { parentPort, workerData } from 'node:worker_threads'
import { BadInput } from './command.ts'
import { importFile } from './import.ts'

/** Input of the worker: the file to import and its format. A null format is detected from the file name. */
export interface ImportOrder {
  readonly path: string
  readonly format: string | null
}

/** Message from the worker to the command. It sends exactly one: the result, or the reason for rejecting the file. */
export type ImportNews =
  | { readonly kind: 'read'; readonly result: object }
  | { readonly kind: 'refused'; readonly message: string }

const tell = (news: ImportNews) => parentPort?.postMessage(news)

// Files are parsed in this thread, so that the command can end it at any time.
const { path, format } = workerData as ImportOrder
try {
  tell({ kind: 'read', result: await importFile(path, format) })
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  tell({ kind: 'refused', message: error.message })
}
