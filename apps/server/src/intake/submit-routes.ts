import { partialKey } from '@ramiform/contract/calls/partials'
import { trapName } from '@ramiform/contract/trap'
import { unaskedAnswers, withUnasked } from '@ramiform/core/unasked-answers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal, Refusal, refuse, sayWhenAgain } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import type { PublishedForm } from '../forms/form-store.ts'
import { languageIn } from '../forms/language-picker.ts'
import { runFormJob, schemaJson } from '../forms/large-forms.ts'
import { formInOrder, postedOrder } from '../forms/option-order.ts'
import { formOnPage, publicForm } from '../forms/public-form.ts'
import type { FormStart, PublicFormBuild } from '../forms/public-form-build.ts'
import {
  about,
  allowPaying,
  alreadyAnsweredPage,
  descriptionOf,
  isForFrame,
  linkPreviewOf,
  needed,
  sendPage,
} from '../forms/public-form-routes.ts'
import { publicPage } from '../forms/public-page.ts'
import { type ReadPost, readPost } from '../forms/read-post.ts'
import { renderFormPage } from '../forms/render-form-page.ts'
import { pageTurnIn, turnPage } from '../forms/turn-page.ts'
import { urlencodedBodyLimit } from '../http/body-limits.ts'
import { cookieFlags } from '../http/cookies.ts'
import { isLargeText } from '../http/json-body.ts'
import { readPostedTexts } from '../http/posted-form.ts'
import { addressOf } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { inLanguageOfPage, wordsOfCall } from '../http/visitor-words.ts'
import { isPublicAddress } from '../outgoing/public-address.ts'
import { fillThanks, openAnswers } from './filled-thanks.ts'
import { filledVersion } from './filled-version.ts'
import { createPostKeys } from './post-keys.ts'
import { endingScope } from './receipt.ts'
import { unableToProve } from './spam/spam-screen.ts'
import { thanksOf } from './store-steps.ts'
import { submitForm } from './submit-form.ts'
import type { StoredAnswers, SubmitParts, SubmitResult } from './submit-parts.ts'

const receiptLifeSeconds = 365 * 24 * 60 * 60

/** The call that the form's script makes. */
export function submitRoute(app: FastifyInstance, parts: SubmitParts, clock: () => Date): void {
  route(app, 'submitForm', async ({ params, body, request, reply }) => {
    const waitSeconds = await app.rateLimits.submit(request, params.slug)
    const { [trapName]: trap, ...answers } = body
    const result = await submitForm(
      parts,
      {
        slug: params.slug,
        answers,
        formVersion: formVersionOf(request),
        idempotencyKey: idempotencyKeyOf(request),
        partialKey: partialKeyOf(request),
        sender: {
          address: addressOf(request),
          waitSeconds,
          trapped: trap !== undefined && trap !== '',
          filledInMs: filledInMsOf(request),
          proof: proofOf(request),
        },
        receiptOf: receiptOf(request, app.publicUrl),
        words: wordsOfCall(request),
      },
      clock(),
    )
    if (result.kind === 'refused') throw answersRefused(result)
    keepReceipt(reply, result, app.publicUrl)
    const { title, message, redirectUrl } = result
    return {
      ...(title === undefined ? {} : { title }),
      message,
      ...(redirectUrl === undefined ? {} : { redirectUrl }),
    }
  })
}

/** Posts without JavaScript: redirects to the thank-you page, or returns the form with its problems. */
export function submitPage(
  app: FastifyInstance,
  parts: SubmitParts,
  build: () => Promise<PublicFormBuild | null>,
  clock: () => Date,
): void {
  readPostedTexts(app, urlencodedBodyLimit)
  const keyOf = createPostKeys()

  app.post<{ Params: { slug: string }; Body: string | undefined }>(
    '/f/:slug',
    { bodyLimit: urlencodedBodyLimit },
    async (request, reply) => {
      const { slug } = request.params
      const now = clock()
      const body = request.body ?? ''
      const fields = new URLSearchParams(body)
      const { asked, isSwitch } = languageIn(fields)
      const turns = isSwitch || Boolean(pageTurnIn(fields)?.go)
      if (turns) await app.rateLimits.savePartial(request, slug)
      let waitSeconds = turns ? undefined : await app.rateLimits.submit(request, slug)
      const stored = await parts.published.find(slug)
      if (stored === null) throw refuse('form_not_published')
      const built = await needed(build)
      const { form, words, languages } = inLanguageOfPage(request, stored, asked)
      const order = postedOrder(fields, form.schema)
      const isFramed = isForFrame(request)

      const showAgain = async (status: number, rest: Omit<FormStart, 'answers'>) => {
        const shown = formInOrder(formOnPage(publicForm(form), words), order)
        const { turn, typed } = posted
        const here = turn && turnPage(form.schema, typed, { ...turn, go: null }, words)
        const [first] = rest.problems ?? []
        const start = {
          // A problem stays only at a question that shows, which values may decide.
          answers: withUnasked(
            form.schema,
            typed,
            unaskedAnswers(form.schema, typed, checkContext.fieldTypes),
          ),
          ...here,
          ...(turn && first && { at: first.fieldId }),
          ...rest,
        }
        allowPaying(reply, form.schema)
        return sendPage(
          reply,
          status,
          await renderFormPage(built, {
            ...about(shown, words),
            description: descriptionOf(shown, words),
            address: `${app.publicUrl}/f/${form.slug}`,
            preview: linkPreviewOf(form, app.publicUrl),
            form: shown,
            words,
            start,
            languages,
            order,
            isFramed,
          }),
        )
      }

      const query = request.url.split('?')[1] ?? ''
      const posted = await readPosted(body, query, form)
      try {
        const formVersion = versionIn(posted.version)
        const filled = await filledVersion(parts.forms, form, formVersion, now)
        const { answers } =
          filled.schema === form.schema
            ? posted
            : await readPosted(body, query, { id: form.id, schema: filled.schema })
        if (answers === null)
          throw refuse('bad_input', { message: ({ refusals }) => refusals.bad_answer })
        if (isSwitch) return await showAgain(200, {})
        // Nothing is stored before the last page.
        if (posted.turn?.go) {
          const turned = turnPage(form.schema, answers, posted.turn, words)
          if (turned !== null)
            return await showAgain(turned.problems === undefined ? 200 : 422, turned)
          waitSeconds = await app.rateLimits.submit(request, slug)
        }
        const result = await submitForm(
          parts,
          {
            slug,
            answers,
            formVersion,
            idempotencyKey: keyOf(
              {
                slug,
                address: addressOf(request),
                browser: request.headers['user-agent'] ?? '',
                body: form.schema.hiddenFields ? `${body}&${query}` : body,
              },
              now,
            ),
            sender: {
              address: addressOf(request),
              waitSeconds,
              trapped: posted.isTrapped,
              filledInMs: undefined,
              proof: unableToProve,
            },
            receiptOf: receiptOf(request, app.publicUrl),
            words,
          },
          now,
        )
        if (result.kind === 'refused') return await showAgain(422, { problems: result.problems })
        keepReceipt(reply, result, app.publicUrl)
        // A redirect, so reloading the thank-you page stores nothing again (decision 179).
        return reply
          .header('cache-control', 'no-store')
          .redirect(
            thanksAddress(slug, result, languages.length > 0 ? words.language : undefined),
            303,
          )
      } catch (error) {
        // Nothing typed is lost: on any refusal the page returns with the answers and the reason.
        const refusal = error instanceof Error ? asRefusal(error, request) : refuse('failed')
        if (!(error instanceof Refusal)) request.log.error({ err: error }, 'submission failed')
        sayWhenAgain(refusal, reply)
        if (refusal.code === 'already_submitted') {
          const page = alreadyAnsweredPage(built, publicForm(form), { words, isFramed })
          return sendPage(reply, refusal.status, page)
        }
        return await showAgain(refusal.status, { failure: refusal.messageIn(words) })
      }
    },
  )
}

/**
 * The token names the ending. It is signed, so that nobody opens an ending that their answers do not lead to. Answers that
 * its texts show are encrypted, so that no log or history has them.
 */
function thanksAddress(
  slug: string,
  { endingToken, sealedAnswers }: Pick<StoredAnswers, 'endingToken' | 'sealedAnswers'>,
  language: string | undefined,
): string {
  const query = new URLSearchParams({
    ...(language !== undefined && { lang: language }),
    ...(endingToken !== undefined && { ending: endingToken }),
    ...(sealedAnswers !== undefined && { answers: sealedAnswers }),
  }).toString()
  return `/f/${encodeURIComponent(slug)}/thanks${query === '' ? '' : `?${query}`}`
}

/** Thank-you address for browsers without JavaScript. */
export function thanksPage(
  app: FastifyInstance,
  { published, receipts, sealer }: Pick<SubmitParts, 'published' | 'receipts' | 'sealer'>,
  build: () => Promise<PublicFormBuild | null>,
): void {
  app.get<{ Params: { slug: string }; Querystring: { ending?: unknown; answers?: unknown } }>(
    '/f/:slug/thanks',
    async (request, reply) => {
      const stored = await published.find(request.params.slug)
      if (stored === null) throw refuse('form_not_published')
      const { form, words } = inLanguageOfPage(request, stored)
      const { ending: token, answers } = request.query
      const endingId =
        typeof token === 'string' ? receipts.read(endingScope(form.id), token)?.submissionId : null
      const ending = form.schema.endings?.find(({ id }) => id === endingId)
      const built = await needed(build)
      const filled = fillThanks(
        thanksOf(form, words, { hasPaid: false, ending }),
        openAnswers(sealer, form, answers),
      )
      const thanks = { ...filled.thanks, words }
      const shown = publicForm(form)
      const page = {
        ...thanks,
        ...about(shown, words),
        content: built.renderThankYou({ form: shown, ...thanks }),
        isFramed: isForFrame(request),
      }
      return sendPage(reply, 200, publicPage(built, page))
    },
  )
}

/** Reads large posts in a thread. */
async function readPosted(
  body: string,
  query: string,
  { id, schema }: Pick<PublishedForm, 'id' | 'schema'>,
): Promise<ReadPost> {
  return isLargeText(body)
    ? await runFormJob(id, 'readPost', { body, query, schema: schemaJson(schema) })
    : readPost(body, query, schema)
}

function answersRefused({ problems, fieldErrors }: SubmitResult & { kind: 'refused' }): Refusal {
  const unpaid = problems.find(({ code }) => code === 'payment_incomplete')
  const message = unpaid === undefined ? undefined : fieldErrors[unpaid.fieldId]
  return refuse('answers_refused', {
    ...(message === undefined ? {} : { message }),
    details: { fieldErrors },
  })
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw refuse('bad_idempotency_key')
  return key
}

/** Ignores keys in a format that our script never creates. */
function partialKeyOf(request: FastifyRequest): string | undefined {
  return partialKey.safeParse(request.headers['partial-key']).data
}

/**
 * Signs reported by the form's script. A time that is not a number counts as missing. On private networks people test
 * forms by hand and with programs, so times are ignored there.
 */
function filledInMsOf(request: FastifyRequest): number | undefined {
  const time = request.headers['filled-in-ms']
  if (typeof time !== 'string' || !/^\d{1,9}$/.test(time)) return undefined
  return isPublicAddress(request.ip) ? Number(time) : undefined
}

function proofOf(request: FastifyRequest): string | undefined {
  const proof = request.headers['proof-of-work']
  return typeof proof === 'string' ? proof : undefined
}

/** An invalid version counts as missing; the published version applies. */
export function formVersionOf(request: FastifyRequest): number | undefined {
  return versionIn(request.headers['form-version'])
}

function versionIn(version: unknown): number | undefined {
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined
}

/** Receipt cookie of an earlier submission from this browser. */
export function receiptOf(request: FastifyRequest, publicUrl: string) {
  return (formId: string) => request.cookies[receiptName(formId, publicUrl)]
}

function receiptName(formId: string, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}answered-${formId}`
}

function keepReceipt(
  reply: FastifyReply,
  { form, receipt }: SubmitResult & { kind: 'stored' },
  publicUrl: string,
): void {
  if (receipt === undefined) return
  // Any site may embed a public form, so the cookie must work in a frame.
  reply.setCookie(receiptName(form.id, publicUrl), receipt, {
    ...cookieFlags(publicUrl, true),
    maxAge: receiptLifeSeconds,
  })
}
