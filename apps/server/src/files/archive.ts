import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { FileStorage } from './storage/file-storage.ts'
import type { SubmittedFile } from './upload.ts'
import { zipPaths } from './zip-paths.ts'

/**
 * Streams files into a ZIP archive, opening one at a time. Files are not compressed, because most formats already are.
 */
export function archiveOf(
  files: readonly SubmittedFile[],
  storage: Pick<FileStorage, 'read'>,
): Readable {
  const archive = new yazl.ZipFile()
  const output = archive.outputStream as Readable
  let current: Readable | undefined
  archive.on('error', (error: Error) => output.destroy(error))
  // An aborted download must close the current file, which holds a descriptor or a storage connection.
  output.on('close', () => current?.destroy())
  for (const { file, path } of zipPaths(files)) {
    const options = { size: file.size, compress: false, mtime: file.submittedAt }
    archive.addReadStreamLazy(path, options, (give) => {
      storage.read(file.id).then(
        (content) => {
          current = content
          if (output.destroyed) content.destroy()
          else give(null, content)
        },
        (error: Error) => give(error, null as never),
      )
    })
  }
  archive.end()
  return output
}
