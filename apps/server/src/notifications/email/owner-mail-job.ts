import type { JobKind } from '../../jobs/job-kind.ts'
import { mayMailTo } from '../address/address-store.ts'
import { isTestJob, messageOf } from '../messages/message-of-job.ts'
import type { MessageForm } from '../messages/message-store.ts'
import {
  ended,
  formWithAddress,
  type MailParts,
  mailJob,
  sendMail,
  wasCounted,
} from './mail-job.ts'
import { takeOwnerMail } from './owner-limit.ts'
import { submissionMail } from './owner-mails.ts'
import { hourMs, periodOf } from './send-rate-store.ts'

/**
 * Limit on emails per hour to one address from all forms together, because owners can enter any address. Further
 * submissions wait for the next hour and arrive in one digest per form.
 */
export const mailsPerHour = 100

/** Emails one submission to the owner. Above the limit, the submission moves to the form's digest. */
export function ownerMailJob(parts: MailParts): JobKind {
  const { messages, addresses, rates, publicUrl, now } = parts

  async function refusalOf(
    form: MessageForm,
    to: string,
  ): Promise<'too_many' | 'owner_limit' | null> {
    if (!(await rates.take(`owner ${to.toLowerCase()}`, mailsPerHour, hourMs, now())))
      return 'too_many'
    return (await takeOwnerMail(parts, form)) ? null : 'owner_limit'
  }

  return mailJob({
    name: 'email',
    atOnce: 4,
    perForm: 2,
    async run(job, signal) {
      const found = await formWithAddress(messages, job.formId)
      if (found === null) return ended(now(), { result: 'no_address' })
      const { form, to } = found
      if (!mayMailTo(await addresses.read(form.ownerId, to)))
        return ended(now(), { result: 'not_confirmed', target: to })
      const refusal = wasCounted(job) ? null : await refusalOf(form, to)
      if (refusal !== null) {
        if (isTestJob(job)) return ended(now(), { result: refusal, target: to })
        const at = now()
        const report = { at: at.toISOString(), result: refusal, target: to }
        return { kind: 'moved', to: 'digest', runAt: nextHour(at), report }
      }
      const message = await messageOf(messages, form, job)
      if (message === null) return ended(now(), { result: 'submission_deleted' })
      const mail = submissionMail(form, message, publicUrl, isTestJob(job))
      return sendMail(parts, { id: job.id, to, ...mail }, signal, { isLast: isTestJob(job) })
    },
  })
}

function nextHour(now: Date): Date {
  return new Date(periodOf(now, hourMs).getTime() + hourMs)
}
