import { isMailbox } from '@ramiform/contract/mailbox'
import type { JobKind } from '../../jobs/job-kind.ts'
import { messageOf } from '../message-of-job.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { ended, hourMs, type MailParts, mailJob, sendMail, wasCounted } from './mail-job.ts'

/** Confirmations that one address gets in a day, from all forms together, and that one form sends in an hour. */
export const confirmationsPerAddress = 3
export const confirmationsPerForm = 200
const dayMs = 24 * hourMs

/** A word to the respondent, at the address they gave. */
export function confirmationJob(parts: MailParts): JobKind {
  const { messages, rates, now } = parts

  async function mayMail(formId: string, to: string): Promise<boolean> {
    // The address first: what is not sent to it must not use up what its form may send to others.
    return (
      (await rates.take(`to ${to.toLowerCase()}`, confirmationsPerAddress, dayMs, now())) &&
      (await rates.take(`form ${formId}`, confirmationsPerForm, hourMs, now()))
    )
  }

  return mailJob({
    name: 'confirmation',
    atOnce: 2,
    perForm: 1,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      if (form === null) return ended(now(), { result: 'no_address' })
      const message = await messageOf(messages, form, job)
      if (message === null) return ended(now(), { result: 'submission_deleted' })
      const to = message.submission.submitterEmail ?? ''
      if (!isMailbox(to)) return ended(now(), { result: 'no_address' })
      if (!wasCounted(job) && !(await mayMail(form.id, to)))
        return ended(now(), { result: 'too_many', target: to })
      return sendMail(parts, { id: job.id, to, ...confirmationMail(form) }, signal)
    },
  })
}
