import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { wordsIn } from '@ramiform/core/built-in-texts/all-words'
import { english } from '@ramiform/core/built-in-texts/en'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { hasUploads } from '@ramiform/fields/file/has-uploads'
import { fileRefusal, megabyte, uploadLimits, wrongKind } from '@ramiform/fields/file/upload-limits'
import { type Upload as IncomingUpload, Server } from '@tus/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asRefusal, Refusal, refuse } from '../errors.ts'
import { closedNow, closedRefusal, isClosedForGood } from '../forms/closed.ts'
import type { FormStore } from '../forms/form-store.ts'
import type { PublishedForms } from '../forms/published-forms.ts'
import { preferredLanguage } from '../http/accept-language.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import type { QuotaStore } from '../quotas/quota-store.ts'
import { detectKind } from './detect-kind.ts'
import type { Files } from './open-file-storage.ts'
import { fileName, isUploadId, type Upload } from './upload.ts'
import type { UploadStore } from './upload-store.ts'
import { refuseFullForm, takeRoomAgain } from './waiting-room.ts'

export interface UploadParts {
  readonly published: PublishedForms
  readonly forms: Pick<FormStore, 'findClosed'>
  readonly uploads: UploadStore
  readonly quotas: Pick<QuotaStore, 'hasRoomFor'>
  readonly files: Files
  /** Operator's limit for one file in megabytes. */
  readonly maxMegabytes: number
}

const path = '/api/public/uploads'

/**
 * Routes for visitors' uploads by the tus protocol (https://tus.io/protocols/resumable-upload). An upload is announced,
 * sent in parts, and resumed after a lost connection. Its id is the only credential until a submission includes it.
 */
export function uploadRoutes(app: FastifyInstance, parts: UploadParts): void {
  const { uploads, files } = parts
  const finishNow = finishOnce(parts)
  const server = new Server({
    path,
    datastore: files.incoming.datastore,
    relativeLocation: true,
    maxSize: parts.maxMegabytes * megabyte,
    allowedOrigins: [app.publicUrl],
    namingFunction: () => randomBytes(16).toString('hex'),
    async onUploadCreate(_request, upload) {
      return { metadata: await begin(parts, upload) }
    },
    async onUploadFinish(_request, upload) {
      await finishNow(upload.id)
      return {}
    },
    onResponseError({ headers }, error) {
      if (!(error instanceof Error)) return undefined
      const refusal = asRefusal(error)
      const asked = headers.get('accept-language') ?? undefined
      const words = wordsIn(preferredLanguage(asked))
      if (!(error instanceof Refusal)) app.log.error({ err: error }, 'upload failed')
      return {
        status_code: refusal.status,
        body: JSON.stringify({ error: refusal.messageIn(words), code: refusal.code }),
      }
    },
  })

  void app.register(async (routes) => {
    // Bodies are not parsed, so that parts are streamed.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))

    routes.route({
      method: 'POST',
      url: path,
      handler: async (request) => {
        refuseCrossSite(request, app.publicUrl)
        await app.rateLimits.upload(request)
        return withJsonRefusal(await server.handleWeb(asWebRequest(request, app.publicUrl)))
      },
    })
    routes.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH'],
      url: `${path}/:id`,
      config: { pathIsSecret: true },
      handler: async (request, reply) => {
        refuseCrossSite(request, app.publicUrl)
        const upload = await findOwn(uploads, request)
        if (request.method === 'HEAD' && upload.completedAt !== null) {
          return reply.headers(wholeFile(upload)).send()
        }
        // All bytes have arrived, but storing them failed earlier. This request retries it.
        if (request.method === 'HEAD' && (await isWhole(files, upload))) {
          await finishNow(upload.id)
          return reply.headers(wholeFile(upload)).send()
        }
        if (request.method === 'PATCH') await takeRoomAgain(parts, upload)
        return withJsonRefusal(await server.handleWeb(asWebRequest(request, app.publicUrl)))
      },
    })
    routes.route<{ Params: { id: string } }>({
      method: 'DELETE',
      url: `${path}/:id`,
      config: { pathIsSecret: true },
      handler: async (request, reply) => {
        refuseCrossSite(request, app.publicUrl)
        await findOwn(uploads, request)
        await takeBack(parts, request.params.id)
        return reply.code(204).header('tus-resumable', '1.0.0').send()
      },
    })
  })
}

/**
 * Request for the tus server that streams the original chunks, because the default copies them. The connection stays
 * open when the server stops reading, so that the sender receives the error.
 */
function asWebRequest({ raw, method, url, headers }: FastifyRequest, publicUrl: string): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value))
  const about = { method, headers: sent }
  if (method === 'HEAD') return new Request(new URL(url, publicUrl), about)
  const body = ReadableStream.from<Uint8Array>(raw.iterator({ destroyOnReturn: false }))
  return new Request(new URL(url, publicUrl), { ...about, body, duplex: 'half' })
}

/** The tus server sends our refusals as text/plain. */
async function withJsonRefusal(response: Response): Promise<Response> {
  const body = response.status < 400 ? '' : await response.clone().text()
  if (!body.startsWith('{')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(body, { status: response.status, headers })
}

/** Finds an upload that is in no submission yet. A submitted file is no longer available to its sender. */
async function findOwn(
  uploads: UploadStore,
  { params: { id } }: FastifyRequest<{ Params: { id: string } }>,
): Promise<Upload> {
  const upload = isUploadId(id) ? await uploads.findUnsubmitted(id) : null
  if (upload === null) throw refuse('upload_not_found')
  return upload
}

async function isWhole({ incoming }: Files, { id, size }: Upload): Promise<boolean> {
  return (await incoming.arrived(id))?.bytes === size
}

/** tus headers of a complete upload. */
function wholeFile({ size }: Upload): Readonly<Record<string, string>> {
  const bytes = String(size)
  return {
    'tus-resumable': '1.0.0',
    'upload-offset': bytes,
    'upload-length': bytes,
    'cache-control': 'no-store',
  }
}

/** Checks an announced upload against the form's and operator's limits, before any content is received. */
async function begin(
  parts: UploadParts,
  { id, size, metadata }: IncomingUpload,
): Promise<Record<string, string>> {
  const { published, forms, uploads, maxMegabytes } = parts
  const { form: slug = '', field: fieldId = '', name: given = '' } = metadata ?? {}
  const form = await published.find(slug ?? '')
  const field = form?.schema.fields.find((one) => one.id === fieldId && hasUploads(one))
  if (!form || !field) throw refuse('form_not_published')
  const closed = await closedNow(forms, form)
  if (isClosedForGood(closed)) throw closedRefusal(closed)
  if (size === undefined) throw refuse('bad_input', { message: 'Upload-Length is missing' })
  const name = fileName(given ?? '')
  const limits = uploadLimits(field)
  const bytes = Math.min(limits.bytes, maxMegabytes * megabyte)
  const refusal = (words: FormWords) => fileRefusal({ name, size }, { ...limits, bytes }, words)
  if (refusal(english) !== null) {
    throw refuse('file_refused', { message: (words) => refusal(words) ?? '' })
  }
  await refuseFullForm(parts, form.id, size)
  if (!(await parts.quotas.hasRoomFor(form.id, size))) throw refuse('too_many_uploads')
  const { kinds } = limits
  const now = new Date()
  await uploads.begin({ id, formId: form.id, fieldId: field.id, name, kinds, size, createdAt: now })
  return { form: slug ?? '', field: field.id, name }
}

/**
 * Deletes an upload at its sender's request. Withdrawing it first prevents a submission from using it. If deleting the
 * content is interrupted, the row remains, and the next cleanup completes the work.
 */
async function takeBack({ uploads, files }: UploadParts, id: string): Promise<void> {
  if (!(await uploads.withdraw(id))) throw refuse('upload_not_found')
  await files.incoming.remove(id)
  await files.storage.remove(id)
  await uploads.forget([id])
}

/** Shares one run among parallel requests to finish the same upload. */
function finishOnce(parts: UploadParts): (id: string) => Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  return (id) => {
    const begun = underWay.get(id)
    if (begun !== undefined) return begun
    const finished = finish(parts, id).finally(() => underWay.delete(id))
    underWay.set(id, finished)
    return finished
  }
}

/** Checks the content of a complete upload against its type, then moves it to the storage. */
async function finish(parts: UploadParts, id: string): Promise<void> {
  const { uploads, files } = parts
  const upload = await uploads.findUnsubmitted(id)
  if (upload === null) throw refuse('upload_not_found')
  const path = files.incoming.pathOf(id)
  const { name, kinds } = upload
  if (kinds.length > 0) {
    const kind = await detectKind(createReadStream(path), name)
    if (kind === null || !kinds.includes(kind)) {
      await takeBack(parts, id)
      throw refuse('file_refused', { message: (words) => wrongKind(name, kinds, words) })
    }
  }
  await files.storage.keep(id, path)
  await files.incoming.remove(id)
  if (await uploads.complete(id, new Date())) return
  // The sender deleted the upload while it was moved to the storage.
  await files.storage.remove(id)
  throw refuse('upload_not_found')
}
