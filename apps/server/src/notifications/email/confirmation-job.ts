import { isMailbox } from '@ramiform/contract/mailbox'
import type { JobKind } from '../../jobs/job-kind.ts'
import { messageOf } from '../message-of-job.ts'
import type { MessageForm } from '../message-store.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { ended, type MailParts, mailJob, sendMail, wasCounted } from './mail-job.ts'
import { takeOwnerMail } from './owner-limit.ts'
import { dayMs, hourMs } from './send-rate-store.ts'

/** Confirmations that one address gets in a day, from all forms together, and that one form sends in an hour. */
export const confirmationsPerAddress = 3
export const confirmationsPerForm = 200

/** A word to the respondent, at the address they gave. */
export function confirmationJob(parts: MailParts): JobKind {
  const { messages, rates, now } = parts

  async function refusalOf(form: MessageForm, to: string) {
    // The address first: what is not sent to it must not use up what its form may send to others.
    const mayMail =
      (await rates.take(`to ${to.toLowerCase()}`, confirmationsPerAddress, dayMs, now())) &&
      (await rates.take(`form ${form.id}`, confirmationsPerForm, hourMs, now()))
    if (!mayMail) return 'too_many'
    return (await takeOwnerMail(parts, form)) ? null : 'owner_limit'
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
      const refusal = wasCounted(job) ? null : await refusalOf(form, to)
      if (refusal !== null) return ended(now(), { result: refusal, target: to })
      const mail = confirmationMail(form, parts.operator)
      return sendMail(parts, { id: job.id, to, ...mail }, signal)
    },
  })
}
