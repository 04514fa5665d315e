import type { FormSchema } from '@ramiform/core/form'
import { english } from '@ramiform/core/words/en'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal, logFailure, refuse } from '../errors.ts'
import { createByteCache } from '../http/byte-cache.ts'
import { type EncodedBody, encodedBody, sendEncoded } from '../http/encoded-body.ts'
import { route } from '../http/route.ts'
import { publicFormPolicy } from '../http/security-headers.ts'
import { openStaticFolder } from '../http/static-folder.ts'
import { closedNow, closedRefusal } from './closed.ts'
import type { FormStore } from './form-store.ts'
import { publicForm } from './public-form.ts'
import type { PublicFormBuild } from './public-form-build.ts'
import { publicPage } from './public-page.ts'
import type { PublishedForms } from './published-forms.ts'

interface PublicFormOptions {
  readonly published: PublishedForms
  readonly forms: Pick<FormStore, 'findClosed'>
  /** `null` while the public form is not built */
  readonly build: () => Promise<PublicFormBuild | null>
  /** the built folder of the script and its parts */
  readonly assets: string
}

const html = 'text/html; charset=utf-8'
const maxPageBytes = 64 * 1024 * 1024

/** A published form for a page that draws it itself. */
export function publicFormCall(
  app: FastifyInstance,
  { published, forms }: Pick<PublicFormOptions, 'published' | 'forms'>,
): void {
  route(app, 'readPublicForm', async ({ params }) => {
    const form = await published.find(params.slug)
    if (form === null) throw refuse('form_not_published')
    const closed = await closedNow(forms, form)
    if (closed !== null) throw closedRefusal(closed)
    return { form: publicForm(form) }
  })
}

/** Published forms as people see them: the page at /f/{slug} and its script. */
export async function publicFormPages(
  app: FastifyInstance,
  { published, forms, build, assets }: PublicFormOptions,
): Promise<void> {
  const pages = createByteCache<EncodedBody>(maxPageBytes)
  let folder = await openStaticFolder(assets)

  app.get<{ Params: { slug: string } }>('/f/:slug', async (request, reply) => {
    const form = await published.find(request.params.slug)
    const built = await needed(build)
    if (form === null) throw refuse('form_not_published')
    const closed = await closedNow(forms, form)
    const isFramed = isForFrame(request)
    if (closed !== null) {
      const { status, message } = closedRefusal(closed)
      const content = built.renderClosed({ form: publicForm(form), message, words: english })
      const { style } = form.schema.settings
      const shown = { title: form.name, content, style, isFramed }
      return sendPage(reply, status, publicPage(built, shown))
    }
    const key = `${form.id} ${form.version} ${form.slug}${isFramed ? ' framed' : ''}`
    let page = pages.get(key)
    if (page === undefined) {
      page = encodedBody(html, formPage(app.publicUrl, built, publicForm(form), isFramed))
      pages.set(key, page, page.bytes)
    }
    allowPaying(reply, form.schema)
    // Asked again each time, and answered 304: an unpublished form is gone at once.
    reply.header('cache-control', 'no-cache').header('vary', 'sec-fetch-dest')
    return sendEncoded(request, reply, page)
  })

  app.get<{ Params: { '*': string } }>('/f-assets/*', async (request, reply) => {
    if (folder.names.size === 0) folder = await openStaticFolder(assets)
    const file = await folder.read(request.params['*'])
    if (file === null) throw refuse('not_found')
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // A frame without an origin of its own loads the script too.
      .header('access-control-allow-origin', '*')
    return sendEncoded(request, reply, file)
  })
}

/** Whatever goes wrong under /f/ is shown as a page: a person is looking at it. */
export function answerErrorsAsPages(
  app: FastifyInstance,
  build: () => Promise<PublicFormBuild | null>,
): void {
  app.setErrorHandler<Error>(async (error, request, reply) => {
    const refusal = asRefusal(error, request)
    logFailure(error, refusal, request)
    const built = await build()
    if (refusal.retryAfterSeconds !== undefined) {
      reply.header('retry-after', refusal.retryAfterSeconds)
    }
    reply.code(refusal.status).header('cache-control', 'no-store').type(html)
    return reply.send(
      built === null
        ? `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form Not Available</title><h1>Form Not Available</h1><p>${refusal.message}</p></html>`
        : publicPage(built, {
            title: 'Form Not Available',
            content: built.renderNotAvailable({ message: refusal.message, words: english }),
            isFramed: isForFrame(request),
          }),
    )
  })
}

/** The page of a form that nobody has filled in yet, the same for everybody. */
function formPage(
  publicUrl: string,
  build: PublicFormBuild,
  form: ReturnType<typeof publicForm>,
  isFramed: boolean,
): string {
  return publicPage(build, {
    isFramed,
    title: form.name,
    description: form.description,
    address: `${publicUrl}/f/${form.slug}`,
    content: build.renderForm({ form, words: english }),
    style: form.schema.settings.style,
    form,
    words: english,
  })
}

export async function needed(
  build: () => Promise<PublicFormBuild | null>,
): Promise<PublicFormBuild> {
  const built = await build()
  if (built === null) throw refuse('not_built')
  return built
}

/** A form that is paid through Stripe may load its script and frames, and no other form may. */
export function allowPaying(reply: FastifyReply, { fields, settings }: FormSchema): void {
  const { enabled, publishableKey } = settings.payment ?? {}
  if (!enabled || !publishableKey || !fields.some(({ type }) => type === 'payment')) return
  reply.header('content-security-policy', publicFormPolicy({ paysByStripe: true }))
}

/** Whether a page is going to be shown inside another one. Browsers from before 2023 do not say, and are told later. */
export function isForFrame({ headers }: FastifyRequest): boolean {
  return /^(iframe|frame|object|embed)$/.test(String(headers['sec-fetch-dest']))
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(html).send(page)
}
