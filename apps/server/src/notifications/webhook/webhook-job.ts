import { createHash } from 'node:crypto'
import type { DeliveryTry } from '@ramiform/contract/deliveries'
import { dedupeInFlight } from '../../database/dedupe-in-flight.ts'
import { newId } from '../../database/new-id.ts'
import type { TakenJob } from '../../jobs/job.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import type { JobStore } from '../../jobs/job-store.ts'
import type { Mailer } from '../email/mailer.ts'
import { parkedMailKind } from '../email/parked-mail-job.ts'
import { isTestJob, messageOf } from '../messages/message-of-job.ts'
import type { MessageStore } from '../messages/message-store.ts'
import { waitsOfADay } from '../messages/waits.ts'
import { signatureHeaders } from './sign.ts'
import { webhookBody } from './webhook-body.ts'
import { type WebhookClient, webhookTimeoutMs } from './webhook-client.ts'
import type { WebhookSecretStore } from './webhook-secret-store.ts'

/** Seconds between retries, 23 hours and 43 minutes in total. After the last one the delivery is parked. */
export const webhookWaits = [5, ...waitsOfADay]

export interface WebhookParts {
  readonly messages: MessageStore
  readonly secrets: WebhookSecretStore
  readonly client: WebhookClient
  readonly jobs: JobStore
  /** Sends emails. Null if no SMTP server is set up. */
  readonly mailer: Mailer | null
  readonly now: () => Date
}

/** Sends one submission to the webhook URL in the form's settings. */
export function webhookJob({
  messages,
  secrets,
  client,
  jobs,
  mailer,
  now,
}: WebhookParts): JobKind {
  // Many jobs of one form run at once and ask for the same.
  const formOf = dedupeInFlight((formId: string) => messages.form(formId))
  const secretsOf = dedupeInFlight((formId: string) => secrets.active(formId, now()))

  async function send(job: TakenJob, signal: AbortSignal): Promise<Omit<DeliveryTry, 'at'>> {
    const form = await formOf(job.formId)
    const address = form?.settings.notifications?.webhook ?? ''
    if (form === null || address === '') return { result: 'no_address' }
    const message = await messageOf(messages, form, job)
    if (message === null) return { result: 'submission_deleted' }
    const active = await secretsOf(form.id)
    if (active.length === 0) return { result: 'secret_unreadable' }
    const body = webhookBody(form, message, isTestJob(job))
    const headers = signatureHeaders(active, job.id, now(), body)
    const begun = performance.now()
    const answer = await client.call({ address, headers, body }, signal)
    return { ...answer, target: address, ms: Math.round(performance.now() - begun) }
  }

  /** Emails the owner once a day per URL, no matter how many deliveries fail. */
  async function tellOwner({ formId }: TakenJob, report: DeliveryTry) {
    const { at, target = '', result, status = null } = report
    const about = createHash('sha256').update(target).digest('base64url')
    await jobs.add({
      id: newId(),
      kind: parkedMailKind,
      formId,
      payload: { target, result, status },
      now: now(),
      uniqueKey: `${parkedMailKind} ${formId} ${about} ${at.slice(0, 10)}`,
    })
  }

  return {
    name: 'webhook',
    // A quick receiver gets many at once. Slow ones get few, so that they do not fill this node's limit.
    atOnce: 128,
    perForm: 32,
    perFormAtFirst: 2,
    waits: webhookWaits,
    runsAtMostMs: webhookTimeoutMs + 10_000,
    async run(job, signal) {
      const at = now().toISOString()
      const report = { at, ...(await send(job, signal)) }
      const kind = outcomeOf(report.result, isTestJob(job))
      // A manual retry sends no email, because the owner is watching it.
      const isOver = kind === 'failed' && job.attempts === webhookWaits.length + 1
      const isRefused = report.result === 'gone' || report.result === 'plain_http'
      if (mailer !== null && (isOver || isRefused)) await tellOwner(job, report)
      return { kind, report }
    },
  }
}

/** Result of a job. A test is tried only once, because the owner is watching it. */
function outcomeOf(result: DeliveryTry['result'], isTest: boolean) {
  if (result === 'delivered') return 'done'
  return finalResults.has(result) || isTest ? 'hopeless' : 'failed'
}

/** Results that a retry would not change. */
const finalResults: ReadonlySet<DeliveryTry['result']> = new Set([
  'gone',
  'no_address',
  'plain_http',
  'submission_deleted',
])
