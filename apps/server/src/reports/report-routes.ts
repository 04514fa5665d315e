import { isMailbox } from '@ramiform/contract/mailbox'
import { directionOfLanguage } from '@ramiform/core/built-in-texts/direction'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { refuse } from '../errors.ts'
import type { PublishedForm } from '../forms/form-store.ts'
import type { PublishedForms } from '../forms/published-forms.ts'
import { usualBodyLimit } from '../http/body-limits.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { escapeHtml } from '../http/html.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { readPostedForms } from '../http/posted-form.ts'
import { inLanguageOfPage } from '../http/visitor-words.ts'
import type { Mailer } from '../notifications/email/mailer.ts'
import { reportMail } from './report-mail.ts'
import { type ReportStore, reportReasons } from './report-store.ts'

interface ReportParts {
  readonly published: PublishedForms
  readonly reports: ReportStore
  /** Mailer; null without an SMTP server. */
  readonly mailer: Mailer | null
  /** The operator's email address; empty if not set. */
  readonly operatorEmail: string
  readonly clock: () => Date
}

/** Schema of the posted report; the email address is optional. */
const posted = z.object({
  reason: z.enum(reportReasons),
  details: z.string().trim().max(2_000).default(''),
  email: z.string().trim().refine(isMailbox).or(z.literal('')).default(''),
})

/** Routes of `/f/{slug}/report`, where visitors report a form to the operator. The page needs no script. */
export function reportRoutes(app: FastifyInstance, parts: ReportParts): void {
  void app.register(async (pages) => {
    readPostedForms(pages, usualBodyLimit)

    pages.get<Slug>('/f/:slug/report', async (request, reply) => {
      const { form, words } = inLanguageOfPage(request, await publishedForm(request.params.slug))
      return sendReportPage(reply, 200, form, words)
    })

    pages.route<Slug & { Body: URLSearchParams | undefined }>({
      method: 'POST',
      url: '/f/:slug/report',
      onRequest: async (request) => refuseCrossSite(request, app.publicUrl),
      handler: async (request, reply) => {
        const { slug } = request.params
        await app.rateLimits.report(request)
        const { form, words } = inLanguageOfPage(request, await publishedForm(slug))
        const body = Object.fromEntries(request.body ?? [])
        const report = posted.safeParse(body)
        if (!report.success) return sendReportPage(reply, 400, form, words, body)
        const now = parts.clock()
        const id = await parts.reports.add({ formId: form.id, ...report.data }, now)
        if (id !== null) {
          request.log.warn({ formId: form.id, reason: report.data.reason }, 'a form was reported')
          await tellOperator(id, now)
        }
        return sendThanks(reply, form, words)
      },
    })
  })

  async function publishedForm(slug: string): Promise<PublishedForm> {
    const form = await parts.published.find(slug)
    if (form === null) throw refuse('form_not_published')
    return form
  }

  /** Emails the operator. The report is stored already, so a mail failure is only logged. */
  async function tellOperator(id: string, now: Date): Promise<void> {
    const { mailer, operatorEmail, reports } = parts
    const report = await reports.read(id)
    if (mailer === null || operatorEmail === '' || report === null) return
    const mail = reportMail(report, operatorEmail, app.publicUrl)
    const sent = await mailer
      .send(mail, now, AbortSignal.timeout(mailTimeoutMs))
      .catch((error: unknown) => ({ result: error }))
    if (sent.result !== 'delivered') {
      app.log.warn({ result: sent.result }, 'a report was stored, but its email was not sent')
    }
  }
}

interface Slug {
  Params: { slug: string }
}

/** Timeout in milliseconds for the mail server, while a visitor waits. */
const mailTimeoutMs = 5_000

function sendReportPage(
  reply: FastifyReply,
  status: number,
  form: PublishedForm,
  words: FormWords,
  typed: Readonly<Record<string, string>> = {},
): FastifyReply {
  const { report } = words
  const { reason = '', details = '', email = '' } = typed
  const hasReason = reportReasons.some((known) => known === reason)
  const isEmailWrong = status !== 200 && hasReason
  const problem =
    status === 200
      ? ''
      : `<p role="alert" class="alert" id="problem">${escapeHtml(
          hasReason ? words.problems.email : report.chooseReason,
        )}</p>`
  const reasons = reportReasons
    .map(
      (name) =>
        `<label><input type="radio" name="reason" value="${name}" required${name === reason ? ' checked' : ''}>${escapeHtml(report.reasons[name])}</label>`,
    )
    .join('\n')
  return sendReportHtml(
    reply,
    status,
    form,
    words,
    `<p>${escapeHtml(say(report.intro, { title: titleOf(form) }))}</p>
${problem}<form method="post">
<fieldset><legend>${escapeHtml(report.question)}</legend>
${reasons}</fieldset>
<label>${escapeHtml(report.details)}<textarea name="details" rows="4" maxlength="2000">${escapeHtml(details)}</textarea></label>
<label>${escapeHtml(report.email)}<input name="email" type="email" value="${escapeHtml(email)}" autocomplete="email" maxlength="254"${isEmailWrong ? ' aria-invalid="true" aria-describedby="problem"' : ''}></label>
<p class="hint">${escapeHtml(report.emailHint)}</p>
<button>${escapeHtml(report.send)}</button>
</form>
<p>${backLink(form, words)}</p>`,
  )
}

function sendThanks(reply: FastifyReply, form: PublishedForm, words: FormWords): FastifyReply {
  const content = `<p role="status">${escapeHtml(words.report.sent)}</p>
<p>${backLink(form, words)}</p>`
  return sendReportHtml(reply, 200, form, words, content)
}

function sendReportHtml(
  reply: FastifyReply,
  status: number,
  form: PublishedForm,
  words: FormWords,
  content: string,
): FastifyReply {
  const title = words.form.report
  return sendPlainPage(reply, status, {
    title: `${title}: ${titleOf(form)}`,
    language: words.language,
    direction: directionOfLanguage(words.language),
    content: `<h1>${escapeHtml(title)}</h1>\n${content}`,
  })
}

function titleOf({ name, schema }: PublishedForm): string {
  return schema.settings.title || name
}

function backLink({ slug }: PublishedForm, { report }: FormWords): string {
  return `<a href="/f/${encodeURIComponent(slug)}">${escapeHtml(report.back)}</a>`
}
