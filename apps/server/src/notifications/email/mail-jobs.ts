import type { DeliveryTry } from '@ramiform/contract/deliveries'
import { isMailbox } from '@ramiform/contract/mailbox'
import type { TakenJob } from '../../jobs/job.ts'
import type { JobKind, JobResult } from '../../jobs/job-kind.ts'
import type { JobStore } from '../../jobs/job-store.ts'
import { isTestJob, messageOf } from '../message-of-job.ts'
import type { MessageStore } from '../message-store.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { Mail, Mailer } from './mailer.ts'
import { digestMail, listedSubmissions, submissionMail } from './owner-mails.ts'
import { periodOf, type SendRateStore } from './send-rate-store.ts'

const minute = 60
const hour = 60 * minute
const hourMs = hour * 1_000
const dayMs = 24 * hourMs

/**
 * Mails that one address gets in an hour, from all forms together: whoever has a form may write any address into it.
 * What comes beyond waits for the next hour, and comes in one mail for each form.
 */
export const mailsPerHour = 100
/** Confirmations that one address gets in a day, from all forms together, and that one form sends in an hour. */
export const confirmationsPerAddress = 3
export const confirmationsPerForm = 200
/** Submissions in one digest. */
const digestedAtMost = 5_000

/** Seconds between the tries, about a day in all: a mail server may be down for a night. */
const mailWaits = [
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
]
const runsAtMostMs = 45_000

export interface MailParts {
  readonly messages: MessageStore
  readonly rates: SendRateStore
  readonly jobs: JobStore
  /** null where no SMTP server is set up */
  readonly mailer: Mailer | null
  readonly publicUrl: string
  readonly now: () => Date
}

/** The three kinds of mails. */
export function mailJobs(parts: MailParts): readonly JobKind[] {
  return [ownerMailJob(parts), digestJob(parts), confirmationJob(parts)]
}

/** One submission for the owner, or too many of them: then it is left to the digest. */
function ownerMailJob(parts: MailParts): JobKind {
  const { messages, rates, publicUrl, now } = parts
  return {
    name: 'email',
    atOnce: 4,
    perForm: 2,
    waits: mailWaits,
    runsAtMostMs,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      const to = form?.settings.notifications?.email ?? ''
      if (form === null || to === '') return ended(now(), { result: 'no_address' })
      // Counted once, however often it is tried.
      if (job.attempts === 1 && !(await mayMail(to, now()))) {
        if (isTestJob(job)) return ended(now(), { result: 'too_many', target: to })
        return { kind: 'moved', to: 'digest', runAt: nextPeriod(now()) }
      }
      const message = await messageOf(messages, form, job)
      if (message === null) return ended(now(), { result: 'submission_deleted' })
      const mail = submissionMail(form, message, publicUrl, isTestJob(job))
      return send(parts, { id: job.id, to, ...mail }, signal, { isLast: isTestJob(job) })
    },
  }

  function mayMail(to: string, at: Date) {
    return rates.take(`owner ${to.toLowerCase()}`, mailsPerHour, hourMs, at)
  }
}

/** Everything of a form that waits for its digest, in one mail. */
function digestJob(parts: MailParts): JobKind {
  const { messages, jobs, publicUrl, now } = parts
  return {
    name: 'digest',
    atOnce: 2,
    perForm: 1,
    waits: mailWaits,
    runsAtMostMs,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      const to = form?.settings.notifications?.email ?? ''
      const begun = now()
      const until = new Date(begun.getTime() + runsAtMostMs + 10_000)
      const along = await jobs.takeBeside(job, { limit: digestedAtMost, now: begun, until })
      if (form === null || to === '') return ended(now(), { result: 'no_address' }, along)
      const asked = [job, ...along].map(({ payload }) => String(payload.submissionId))
      const ids = await messages.stored(form.id, asked)
      if (ids.length === 0) return ended(now(), { result: 'submission_deleted' }, along)
      const newest = await messages.submissions(form.id, ids.slice(0, listedSubmissions))
      const mail = digestMail(form, ids.length, newest, publicUrl)
      return { ...(await send(parts, { id: job.id, to, ...mail }, signal)), along }
    },
  }
}

/** A word to the respondent, at the address they gave. */
function confirmationJob(parts: MailParts): JobKind {
  const { messages, rates, now } = parts
  return {
    name: 'confirmation',
    atOnce: 2,
    perForm: 1,
    waits: mailWaits,
    runsAtMostMs,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      if (form === null) return ended(now(), { result: 'no_address' })
      const message = await messageOf(messages, form, job)
      if (message === null) return ended(now(), { result: 'submission_deleted' })
      const to = message.submission.submitterEmail ?? ''
      if (!isMailbox(to)) return ended(now(), { result: 'no_address' })
      const isAllowed =
        job.attempts > 1 ||
        ((await rates.take(`form ${form.id}`, confirmationsPerForm, hourMs, now())) &&
          (await rates.take(`to ${to.toLowerCase()}`, confirmationsPerAddress, dayMs, now())))
      if (!isAllowed) return ended(now(), { result: 'too_many', target: to })
      return send(parts, { id: job.id, to, ...confirmationMail(form) }, signal)
    },
  }
}

type Ended = Extract<JobResult, { readonly report: unknown }>

async function send(
  { mailer, now }: MailParts,
  mail: Mail,
  signal: AbortSignal,
  { isLast = false } = {},
): Promise<Ended> {
  const at = now()
  if (!isMailbox(mail.to)) return ended(at, { result: 'no_address', target: mail.to })
  if (mailer === null)
    return { ...ended(at, { result: 'mail_is_off' }), kind: isLast ? 'hopeless' : 'failed' }
  const begun = performance.now()
  const { isFinal, ...outcome } = await mailer.send(mail, at, signal)
  const report = {
    at: at.toISOString(),
    target: mail.to,
    ms: Math.round(performance.now() - begun),
    ...outcome,
  }
  if (outcome.result === 'delivered') return { kind: 'done', report }
  return { kind: isFinal || isLast ? 'hopeless' : 'failed', report }
}

function ended(at: Date, report: Omit<DeliveryTry, 'at'>, along: readonly TakenJob[] = []): Ended {
  return { kind: 'hopeless', report: { at: at.toISOString(), ...report }, along }
}

function nextPeriod(now: Date): Date {
  return new Date(periodOf(now, hourMs).getTime() + hourMs)
}
