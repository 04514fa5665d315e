import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { FileStorage } from './file-storage.ts'
import type { SubmittedFile } from './upload.ts'
import { zipPaths } from './zip-paths.ts'

/** One file after the other is opened when its turn comes. They are not pressed: most files are already. */
export function archiveOf(
  files: readonly SubmittedFile[],
  storage: Pick<FileStorage, 'read'>,
): Readable {
  const archive = new yazl.ZipFile()
  const output = archive.outputStream as Readable
  let current: Readable | undefined
  archive.on('error', (error: Error) => output.destroy(error))
  // Whoever breaks off leaves a file half read, and with it a descriptor or a connection to the store.
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
