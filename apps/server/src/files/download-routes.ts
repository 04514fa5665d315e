import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import yazl from 'yazl'
import { refuse } from '../errors.ts'
import { attachment } from '../http/attachment.ts'
import { route } from '../http/route.ts'
import { requireOwner } from '../sign-in/current-session.ts'
import type { FileStorage } from './file-storage.ts'
import type { SubmittedFile } from './upload.ts'
import type { UploadStore } from './upload-store.ts'
import { zipPaths } from './zip-paths.ts'

/** An owner sees what files a submission has, and fetches one, or all of a form as one archive, streamed. */
export function downloadRoutes(
  app: FastifyInstance,
  { uploads, storage }: { readonly uploads: UploadStore; readonly storage: FileStorage },
): void {
  route(app, 'listFiles', async ({ user, params }) => {
    const files = await uploads.list(user.id, params.id, params.submissionId)
    if (files === null) throw refuse('submission_not_found')
    return { files: files.map(({ id, fieldId, name, size }) => ({ id, fieldId, name, size })) }
  })

  app.get<{ Params: { id: string; submissionId: string; fileId: string } }>(
    '/api/forms/:id/submissions/:submissionId/files/:fileId',
    { onRequest: requireOwner },
    async (request, reply) => {
      const { id, submissionId, fileId } = request.params
      const files = await uploads.list(request.session?.user.id ?? '', id, submissionId)
      const file = files?.find((one) => one.id === fileId)
      if (file === undefined) throw refuse('not_found')
      // Never shown in the app's own pages: whoever sent it decided what is in it.
      reply.header('content-length', file.size)
      return sendFile(reply, 'application/octet-stream', file.name, await storage.read(file.id))
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/forms/:id/files.zip',
    { onRequest: requireOwner },
    async (request, reply) => {
      const files = await uploads.list(request.session?.user.id ?? '', request.params.id)
      if (files === null) throw refuse('form_not_found')
      if (files.length === 0) throw refuse('no_files')
      // Only asked whether there is anything.
      if (request.method === 'HEAD') return reply.type('application/zip').send()
      const archive = archiveOf(files, storage)
      reply.raw.on('close', () => archive.destroy())
      return sendFile(reply, 'application/zip', 'files.zip', archive)
    },
  )
}

function sendFile(reply: FastifyReply, type: string, name: string, content: Readable) {
  return reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(content)
}

/** One file after the other is opened when its turn comes. They are not pressed: most files are already. */
function archiveOf(files: readonly SubmittedFile[], storage: FileStorage): Readable {
  const archive = new yazl.ZipFile()
  const output = archive.outputStream as Readable
  archive.on('error', (error: Error) => output.destroy(error))
  for (const { file, path } of zipPaths(files)) {
    const options = { size: file.size, compress: false, mtime: file.submittedAt }
    archive.addReadStreamLazy(path, options, (give) => {
      storage.read(file.id).then(
        (content) => give(null, content),
        (error: Error) => give(error, null as never),
      )
    })
  }
  archive.end()
  return output
}
