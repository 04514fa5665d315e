import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { wordsIn } from '@ramiform/core/words/all-words'
import { english } from '@ramiform/core/words/en'
import type { FormWords } from '@ramiform/core/words/form-words'
import { fileRefusal, megabyte, uploadLimits, wrongKind } from '@ramiform/fields/file/upload-limits'
import { type Upload as IncomingUpload, Server } from '@tus/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asRefusal, Refusal, refuse } from '../errors.ts'
import { closedNow, closedRefusal, isClosedForGood } from '../forms/closed.ts'
import type { FormStore } from '../forms/form-store.ts'
import type { PublishedForms } from '../forms/published-forms.ts'
import { preferredLanguage } from '../http/accept-language.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { detectKind } from './detect-kind.ts'
import type { Files } from './open-file-storage.ts'
import { fileName, isUploadId, type Upload } from './upload.ts'
import type { UploadStore } from './upload-store.ts'
import { refuseFullForm, takeRoomAgain } from './waiting-room.ts'

export interface UploadParts {
  readonly published: PublishedForms
  readonly forms: Pick<FormStore, 'findClosed'>
  readonly uploads: UploadStore
  readonly files: Files
  /** what the operator allows one file to weigh */
  readonly maxMegabytes: number
}

const path = '/api/public/uploads'

/**
 * Takes visitors' files by the tus protocol (https://tus.io/protocols/resumable-upload): announced, sent in parts,
 * gone on with after a lost connection. Whoever has an upload's id may go on with it, until a submission has it.
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
    // Parts are streamed on as they come.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))

    routes.route({
      method: 'POST',
      url: path,
      handler: async (request) => {
        refuseCrossSite(request, app.publicUrl)
        await app.rateLimits.upload(request)
        return server.handleWeb(asWebRequest(request, app.publicUrl))
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
        // All of it is here, and the storage could not take it: now it is asked again.
        if (request.method === 'HEAD' && (await isWhole(files, upload))) {
          await finishNow(upload.id)
          return reply.headers(wholeFile(upload)).send()
        }
        if (request.method === 'PATCH') await takeRoomAgain(parts, upload)
        return server.handleWeb(asWebRequest(request, app.publicUrl))
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
 * As the protocol's server takes it: every chunk as it came, of which it would otherwise make copies. When it stops
 * reading, the connection stays, so that its refusal reaches the sender.
 */
function asWebRequest({ raw, method, url, headers }: FastifyRequest, publicUrl: string): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value))
  const about = { method, headers: sent }
  if (method === 'HEAD') return new Request(new URL(url, publicUrl), about)
  const body = ReadableStream.from<Uint8Array>(raw.iterator({ destroyOnReturn: false }))
  return new Request(new URL(url, publicUrl), { ...about, body, duplex: 'half' })
}

/** A file that a submission has is no longer its sender's. */
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

/** What the protocol says of a file that needs no more parts. */
function wholeFile({ size }: Upload): Readonly<Record<string, string>> {
  const bytes = String(size)
  return {
    'tus-resumable': '1.0.0',
    'upload-offset': bytes,
    'upload-length': bytes,
    'cache-control': 'no-store',
  }
}

/** Before a byte is taken: whether this form takes such a file, by what is said of it. */
async function begin(
  parts: UploadParts,
  { id, size, metadata }: IncomingUpload,
): Promise<Record<string, string>> {
  const { published, forms, uploads, maxMegabytes } = parts
  const { form: slug = '', field: fieldId = '', name: given = '' } = metadata ?? {}
  const form = await published.find(slug ?? '')
  const field = form?.schema.fields.find((one) => one.id === fieldId && one.type === 'file')
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
  const { kinds } = limits
  const now = new Date()
  await uploads.begin({ id, formId: form.id, fieldId: field.id, name, kinds, size, createdAt: now })
  return { form: slug ?? '', field: field.id, name }
}

/**
 * Withdrawn first, so that no submission takes it meanwhile; then the content, so that whatever interrupts this, its
 * row is left and the next round of clearing out takes it.
 */
async function takeBack({ uploads, files }: UploadParts, id: string): Promise<void> {
  if (!(await uploads.withdraw(id))) throw refuse('upload_not_found')
  await files.incoming.remove(id)
  await files.storage.remove(id)
  await uploads.forget([id])
}

/** Asked twice for one upload at the same time, it is finished once. */
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

/** Once all bytes are here: whether the content is what its name says it is, and then to where it stays. */
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
  // Its sender took it back while it was on its way to the storage.
  await files.storage.remove(id)
  throw refuse('upload_not_found')
}
