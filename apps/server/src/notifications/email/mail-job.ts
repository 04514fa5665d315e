import type { DeliveryTry } from '@ramiform/contract/deliveries'
import { isMailbox } from '@ramiform/contract/mailbox'
import type { TakenJob } from '../../jobs/job.ts'
import type { JobKind, JobResult } from '../../jobs/job-kind.ts'
import type { JobStore } from '../../jobs/job-store.ts'
import type { NotificationAddressStore } from '../address/address-store.ts'
import type { MessageForm, MessageStore } from '../messages/message-store.ts'
import { waitsOfADay } from '../messages/waits.ts'
import type { Mail, Mailer } from './mailer.ts'
import type { ReadOwnerLimits } from './owner-limit.ts'
import type { SendRateStore } from './send-rate-store.ts'

/** Dependencies of all jobs that send emails. */
export interface MailParts {
  readonly messages: MessageStore
  readonly rates: SendRateStore
  readonly jobs: JobStore
  readonly addresses: NotificationAddressStore
  readonly ownerLimits: ReadOwnerLimits
  /** Name of the server's operator, for the emails. */
  readonly operator: string
  /** Sends emails. Null if no SMTP server is set up. */
  readonly mailer: Mailer | null
  readonly publicUrl: string
  readonly now: () => Date
}

/** Completes a job kind that sends an email. A job ends when the SMTP server accepts or rejects the email. */
export function mailJob(kind: Omit<JobKind, 'waits' | 'runsAtMostMs'>): JobKind {
  return { ...kind, waits: waitsOfADay, runsAtMostMs: 45_000 }
}

/** Reads a form and the address for its owner's emails. Null if either no longer exists. */
export async function formWithAddress(
  messages: MessageStore,
  formId: string,
): Promise<{ readonly form: MessageForm; readonly to: string } | null> {
  const form = await messages.form(formId)
  const to = form?.settings.notifications?.email ?? ''
  return form === null || to === '' ? null : { form, to }
}

/**
 * Checks if an earlier attempt already counted this email toward the limits, so that retries count once. An attempt
 * without a result died with its process, most likely after counting, so it counts too.
 */
export function wasCounted({ attempts, lastResult }: TakenJob): boolean {
  return attempts > 1 && !notCounted.has(lastResult)
}

/** Results of attempts that ended before the email was counted toward the limits. */
const notCounted: ReadonlySet<TakenJob['lastResult']> = new Set([
  'too_many',
  'owner_limit',
  'not_confirmed',
])

type Ended = Exclude<JobResult, { readonly kind: 'moved' }>

/**
 * Sends one email and converts the outcome to a job result.
 * @param options.isLast true if a failure must not be retried
 */
export async function sendMail(
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

/** Result for a job that ends without an email and must not be retried. */
export function ended(
  at: Date,
  report: Omit<DeliveryTry, 'at'>,
  along: readonly TakenJob[] = [],
): Ended {
  return { kind: 'hopeless', report: { at: at.toISOString(), ...report }, along }
}
