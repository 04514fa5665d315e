import type { JobKind } from '../../jobs/job-kind.ts'
import { ended, type MailParts, mailJob, sendMail } from './mail-job.ts'
import { limitMailKind } from './owner-limit.ts'
import { limitMail } from './owner-mails.ts'

/** Emails an owner, at their sign-in address, that their forms reached the email limit. */
export function limitMailJob(parts: MailParts): JobKind {
  const { messages, addresses, ownerLimits, publicUrl, now } = parts
  return mailJob({
    name: limitMailKind,
    atOnce: 1,
    perForm: 1,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      const to = form === null ? null : await addresses.ownerEmail(form.ownerId)
      if (form === null || to === null) return ended(now(), { result: 'no_address' })
      const mail = limitMail(form, await ownerLimits(form.ownerId), publicUrl)
      return sendMail(parts, { id: job.id, to, ...mail }, signal)
    },
  })
}
