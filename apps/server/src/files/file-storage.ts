import type { Readable } from 'node:stream'

/** Where the content of whole files lies, by upload id; streamed both ways, never whole in memory. */
export interface FileStorage {
  /** Takes over the file at this path; when it resolves, the file lies here and no longer there. */
  keep(id: string, path: string): Promise<void>
  read(id: string): Promise<Readable>
  /** One that is not there is removed already. */
  remove(id: string): Promise<void>
  /** Lets go of its connections. */
  close(): void
}
