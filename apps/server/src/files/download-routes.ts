import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from '../errors.ts'
import { attachment } from '../http/attachment.ts'
import { requireOwner } from '../http/current-session.ts'
import { route } from '../http/route.ts'
import { archiveOf } from './archive.ts'
import type { FileStorage } from './storage/file-storage.ts'
import type { UploadStore } from './upload-store.ts'

/** Routes for owners: list the files of a submission, download one, or stream all files of a form as an archive. */
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
      // Files download instead of opening in the app, because respondents control their content.
      reply.header('content-length', file.size)
      return sendFile(reply, 'application/octet-stream', file.name, await storage.read(file.id))
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/forms/:id/files.zip',
    { onRequest: requireOwner },
    async (request, reply) => {
      const userId = request.session?.user.id ?? ''
      const formId = request.params.id
      const files = await uploads.list(userId, formId)
      if (files === null) throw refuse('form_not_found')
      if (files.length === 0) throw refuse('no_files')
      // HEAD only checks that files exist.
      if (request.method === 'HEAD') return reply.type('application/zip').send()
      request.log.info({ userId, formId, files: files.length }, 'files exported')
      return sendFile(reply, 'application/zip', 'files.zip', archiveOf(files, storage))
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
