import type { PublicForm } from '@ramiform/contract/calls'
import { directionOf, directionOfLanguage } from '@ramiform/core/built-in-texts/direction'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import { defaultAnswers } from '@ramiform/core/default-answer'
import type { FormSchema } from '@ramiform/core/form'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal, logFailure, refuse, sayWhenAgain } from '../errors.ts'
import { createByteCache } from '../http/byte-cache.ts'
import { type EncodedBody, encodedBody, sendEncoded } from '../http/encoded-body.ts'
import { route } from '../http/route.ts'
import { publicFormPolicy } from '../http/security-headers.ts'
import { openStaticFolder } from '../http/static-folder.ts'
import { type FormOnPage, inLanguageOfPage, wordsOfPage } from '../http/visitor-words.ts'
import { closedNow, closedRefusal, isClosedForGood } from './closed.ts'
import { createFormForPage } from './form-for-page.ts'
import type { FormStore, PublishedForm } from './form-store.ts'
import { etagOfOrder, formInOrder, orderFor } from './option-order.ts'
import { formOnPage, publicForm } from './public-form.ts'
import type { PublicFormBuild } from './public-form-build.ts'
import { publicPage } from './public-page.ts'
import type { PublishedForms } from './published-forms.ts'
import { renderFormPage } from './render-form-page.ts'

interface PublicFormOptions {
  readonly published: PublishedForms
  readonly forms: Pick<FormStore, 'findClosed'>
  /** Loads the public form's build; null while it is not built. */
  readonly build: () => Promise<PublicFormBuild | null>
  /** Build folder of the script and its chunks. */
  readonly assets: string
  /** Checks if this browser has sent a submission to the form that is still stored. */
  readonly hasAnswered: (request: FastifyRequest, formId: string) => Promise<boolean>
}

const html = 'text/html; charset=utf-8'
const maxPageBytes = 64 * 1024 * 1024

/** Public API call that returns a published form, for pages that render it themselves. */
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

/** Routes of published forms: the page at /f/{slug} and its script. */
export async function publicFormPages(
  app: FastifyInstance,
  { published, forms, build, assets, hasAnswered }: PublicFormOptions,
): Promise<void> {
  const pages = createByteCache<EncodedBody>(maxPageBytes)
  const formForPage = createFormForPage(published, forms)
  const rendering = new Map<string, Promise<EncodedBody>>()
  const renderOnce = (key: string, render: () => Promise<EncodedBody>) => {
    const page = rendering.get(key) ?? render().finally(() => rendering.delete(key))
    rendering.set(key, page)
    return page
  }
  let folder = await openStaticFolder(assets)

  app.get<{ Params: { slug: string } }>('/f/:slug', async (request, reply) => {
    const { slug } = request.params
    const found = await formForPage(slug)
    const built = await needed(build)
    if (found === null) {
      if (slug === slug.toLowerCase()) throw refuse('form_not_published')
      return redirectToForm(published, request, reply)
    }
    const { closed, isCurrent } = found
    const shown = inLanguageOfPage(request, found.form)
    const { form, words, languages } = shown
    if (form.slug !== slug) return redirectToForm(published, request, reply)
    const isFramed = isForFrame(request)
    // Browsers revalidate each time, usually with a 304. An unpublished form disappears at once.
    const order = orderFor(request, form.schema)
    reply
      .header('cache-control', order === undefined ? 'no-cache' : 'private, no-cache')
      .header('vary', 'sec-fetch-dest, accept-language')
    if (closed !== null) {
      const refusal = closedRefusal(closed)
      const message = refusal.messageIn(words)
      const page = publicPage(built, {
        ...about(publicForm(form), words),
        words,
        content: built.renderClosed({
          form: publicForm(form),
          message,
          isForNow: !isClosedForGood(closed),
          words,
        }),
        languages,
        isFramed,
      })
      sayWhenAgain(refusal, reply)
      return sendPage(reply, refusal.status, page)
    }
    // Cached pages are the same for all visitors. This page depends on the visitor's receipt, so it is never cached.
    if (
      isCurrent &&
      form.schema.settings.allowMultipleSubmissions === false &&
      (await hasAnswered(request, form.id))
    ) {
      return sendPage(reply, 200, alreadyAnsweredPage(built, publicForm(form), { words, isFramed }))
    }
    const key = `${form.id} ${form.version} ${form.slug} ${words.language}${isFramed ? ' framed' : ''}${order === undefined ? '' : ` ${order}`}`
    let page = pages.get(key)
    if (page === undefined) {
      page = await renderOnce(key, async () =>
        encodedBody(html, await formPage(app.publicUrl, built, shown, { isFramed, order }), {
          etagStart: etagOfOrder(order),
        }),
      )
      pages.set(key, page, page.bytes)
    }
    allowPaying(reply, form.schema)
    return sendEncoded(request, reply, page)
  })

  app.get<{ Params: { slug: string } }>('/f/:slug/', async (request, reply) =>
    redirectToForm(published, request, reply),
  )

  app.get<{ Params: { '*': string } }>('/f-assets/*', async (request, reply) => {
    if (folder.names.size === 0) folder = await openStaticFolder(assets)
    const file = await folder.read(request.params['*'])
    if (file === null) throw refuse('not_found')
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Sandboxed frames have an opaque origin and need CORS to load the script.
      .header('access-control-allow-origin', '*')
    return sendEncoded(request, reply, file)
  })
}

/**
 * Redirects a URL with a trailing slash, capital letters or a former slug to the form's canonical URL, and keeps the
 * query.
 */
async function redirectToForm(
  published: PublishedForms,
  request: FastifyRequest<{ Params: { slug: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const slug = request.params.slug.toLowerCase()
  const form = await published.find(slug)
  if (form === null) throw refuse('form_not_published')
  // A former slug redirects temporarily, because another form may take it (decision 277).
  const status = form.slug === slug ? 301 : 302
  const start = request.url.indexOf('?')
  const query = start === -1 ? '' : request.url.slice(start)
  return reply.header('cache-control', 'no-cache').redirect(`/f/${form.slug}${query}`, status)
}

/** Renders errors under /f/ as HTML pages, because people see them. */
export function answerErrorsAsPages(
  app: FastifyInstance,
  build: () => Promise<PublicFormBuild | null>,
): void {
  app.setErrorHandler<Error>(async (error, request, reply) => {
    const refusal = asRefusal(error, request)
    logFailure(error, refusal, request)
    const built = await build()
    const words = wordsOfPage(request)
    const message = refusal.messageIn(words)
    const title = words.pages.notAvailable
    sayWhenAgain(refusal, reply)
    reply.code(refusal.status).header('cache-control', 'no-store').type(html)
    return reply.send(
      built === null
        ? `<!doctype html><html lang="${words.language}" dir="${directionOfLanguage(words.language)}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${message}</p></html>`
        : publicPage(built, {
            words,
            title,
            direction: directionOfLanguage(words.language),
            content: built.renderNotAvailable({
              message,
              words,
              ...(refusal.status >= 500 ? { requestId: request.id } : {}),
            }),
            isFramed: isForFrame(request),
          }),
    )
  })
}

/** Renders an unanswered form. The page is the same for all visitors with the same language and order of options. */
function formPage(
  publicUrl: string,
  build: PublicFormBuild,
  { form: stored, words, languages }: FormOnPage<PublishedForm>,
  { isFramed, order }: { readonly isFramed: boolean; readonly order: number | undefined },
): Promise<string | Buffer> {
  const form = formInOrder(formOnPage(publicForm(stored), words), order)
  const answers = defaultAnswers(form.schema)
  return renderFormPage(build, {
    ...about(form, words),
    isFramed,
    description: descriptionOf(form, words),
    address: `${publicUrl}/f/${form.slug}`,
    preview: linkPreviewOf(stored, publicUrl),
    form,
    words,
    languages,
    order,
    ...(answers && { start: { answers } }),
  })
}

/** Meta description for search engines and link previews: the owner's text, or a default. */
export function descriptionOf({ name, description, schema }: PublicForm, words: FormWords): string {
  const { settings } = schema
  return (
    description ||
    settings.description ||
    say(words.pages.fillIn, { title: settings.title || name })
  )
}

/**
 * Link preview of a form. Its image is the owner's choice, the cover, or the operator's image unless the form hides
 * branding.
 */
export function linkPreviewOf({ schema }: Pick<PublishedForm, 'schema'>, publicUrl: string) {
  const { linkPreview, style } = schema.settings
  const stored = linkPreview?.image ?? style?.cover
  const image = stored === undefined ? '/social.png' : `/images/${stored}`
  const isBranded = stored === undefined && style?.madeWith === false
  return { ...linkPreview, image: isBranded ? undefined : publicUrl + image }
}

/** Title, style and text direction for every page of a form. */
export function about({ name, schema }: PublicForm, { language }: FormWords) {
  return {
    title: name,
    style: schema.settings.style,
    direction: directionOf(schema, name, language),
  }
}

/** Page for a visitor whose only allowed response is already stored. */
export function alreadyAnsweredPage(
  built: PublicFormBuild,
  form: PublicForm,
  { words, isFramed }: { readonly words: FormWords; readonly isFramed: boolean },
): string {
  const content = built.renderAlreadyAnswered({ form, words })
  return publicPage(built, { ...about(form, words), words, content, isFramed })
}

export async function needed(
  build: () => Promise<PublicFormBuild | null>,
): Promise<PublicFormBuild> {
  const built = await build()
  if (built === null) throw refuse('not_built')
  return built
}

/** Allows Stripe's script and frames in the Content-Security-Policy, only for forms with Stripe payments. */
export function allowPaying(reply: FastifyReply, { fields, settings }: FormSchema): void {
  const { enabled, publishableKey } = settings.payment ?? {}
  if (!enabled || !publishableKey || !fields.some(({ type }) => type === 'payment')) return
  reply.header('content-security-policy', publicFormPolicy({ paysByStripe: true }))
}

/**
 * Detects requests for a framed page. Browsers before 2023 send no such header, so the page's script detects it later.
 */
export function isForFrame({ headers }: FastifyRequest): boolean {
  return /^(iframe|frame|object|embed)$/.test(String(headers['sec-fetch-dest']))
}

export function sendPage(reply: FastifyReply, status: number, page: string | Buffer): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(html).send(page)
}
