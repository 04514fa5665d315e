import { parentPort, workerData } from 'node:worker_threads'
import { BadInput } from './command.ts'
import { importFile } from './import.ts'

/** What the command asks for. */
export interface ImportOrder {
  readonly path: string
  readonly format: string | null
}

/** What it is told, once. */
export type ImportNews =
  | { readonly kind: 'read'; readonly result: object }
  | { readonly kind: 'refused'; readonly message: string }

const tell = (news: ImportNews) => parentPort?.postMessage(news)

// Whatever a file does to its reader happens here, where it can be ended at any moment.
const { path, format } = workerData as ImportOrder
try {
  tell({ kind: 'read', result: await importFile(path, format) })
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  tell({ kind: 'refused', message: error.message })
}
