import type { Readable } from 'node:stream'

/** Storage of complete files by upload id. Content is streamed and never held in memory as a whole. */
export interface FileStorage {
  /** Moves the file at `path` into the storage. When the promise resolves, the source file is gone. */
  keep(id: string, path: string): Promise<void>
  read(id: string): Promise<Readable>
  /** Size of a file in bytes; null when it does not exist. */
  size(id: string): Promise<number | null>
  /** Removes a file; no-op when it does not exist. */
  remove(id: string): Promise<void>
  /** Closes all connections. */
  close(): void
}
