import type { Readable } from 'node:stream'
import yazl from 'yazl'

/** A ZIP archive that is written while it is read. */
export interface ZipStream {
  readonly output: Readable
  /** Adds a file and resolves when its content was read. Rejects when the reader has left. */
  add(path: string, options: ZipOptions, open: () => Promise<Readable> | Readable): Promise<void>
  /** Writes the list of files at the end. */
  end(): void
  /** Breaks the archive off, so that the reader sees that it is not complete. */
  fail(error: Error): void
}

interface ZipOptions {
  readonly mtime: Date
  /** False for content that is compressed already. */
  readonly compress: boolean
}

/** Creates an archive. One file is open at a time, so memory does not grow with the number of files. */
export function createZipStream(): ZipStream {
  const archive = new yazl.ZipFile()
  const output = archive.outputStream as Readable
  let current: Readable | undefined
  let rejectCurrent: ((error: Error) => void) | undefined
  archive.on('error', (error: Error) => output.destroy(error))
  output.on('close', () => {
    current?.destroy()
    rejectCurrent?.(new Error('the reader of the archive has left'))
  })

  return {
    output,
    add(path, options, open) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      rejectCurrent = reject
      if (output.destroyed) reject(new Error('the reader of the archive has left'))
      archive.addReadStreamLazy(path, options, (give) => {
        Promise.resolve()
          .then(open)
          .then(
            (content) => {
              current = content
              content.on('end', resolve).on('error', reject)
              if (output.destroyed) content.destroy()
              else give(null, content)
            },
            (error: Error) => {
              reject(error)
              give(error, null as never)
            },
          )
      })
      return promise
    },
    end: () => archive.end(),
    fail: (error) => output.destroy(error),
  }
}
