import type { JobKind } from '../../jobs/job-kind.ts'
import { isTestJob, messageOf } from '../message-of-job.ts'
import {
  ended,
  formWithAddress,
  hourMs,
  type MailParts,
  mailJob,
  sendMail,
  wasCounted,
} from './mail-job.ts'
import { submissionMail } from './owner-mails.ts'
import { periodOf } from './send-rate-store.ts'

/**
 * Mails that one address gets in an hour, from all forms together: whoever has a form may write any address into it.
 * What comes beyond waits for the next hour, and comes in one mail for each form.
 */
export const mailsPerHour = 100

/** One submission for the owner, or too many of them: then it is left to the digest. */
export function ownerMailJob(parts: MailParts): JobKind {
  const { messages, rates, publicUrl, now } = parts

  function mayMail(to: string) {
    return rates.take(`owner ${to.toLowerCase()}`, mailsPerHour, hourMs, now())
  }

  return mailJob({
    name: 'email',
    atOnce: 4,
    perForm: 2,
    async run(job, signal) {
      const found = await formWithAddress(messages, job.formId)
      if (found === null) return ended(now(), { result: 'no_address' })
      const { form, to } = found
      if (!wasCounted(job) && !(await mayMail(to))) {
        if (isTestJob(job)) return ended(now(), { result: 'too_many', target: to })
        return { kind: 'moved', to: 'digest', runAt: nextHour(now()) }
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
