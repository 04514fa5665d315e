import type { JobPayload } from '../../jobs/job.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { mayMailTo } from '../address/address-store.ts'
import type { MessageForm } from '../messages/message-store.ts'
import { ended, type MailParts, mailJob, sendMail, wasCounted } from './mail-job.ts'
import { takeOwnerMail } from './owner-limit.ts'
import { mailsPerHour } from './owner-mail-job.ts'
import { parkedMail } from './owner-mails.ts'
import { hourMs } from './send-rate-store.ts'

export const parkedMailKind = 'webhook-parked'

/** Emails an owner about a parked webhook: to the form's notification address, or else to the sign-in address. */
export function parkedMailJob(parts: MailParts): JobKind {
  const { messages, addresses, rates, publicUrl, now } = parts

  async function addressOf({ ownerId, settings }: MessageForm): Promise<string | null> {
    const email = settings.notifications?.email ?? ''
    if (email !== '' && mayMailTo(await addresses.read(ownerId, email))) return email
    return addresses.ownerEmail(ownerId)
  }

  return mailJob({
    name: parkedMailKind,
    atOnce: 2,
    perForm: 1,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      const to = form === null ? null : await addressOf(form)
      if (form === null || to === null) return ended(now(), { result: 'no_address' })
      const mayMail =
        wasCounted(job) ||
        ((await rates.take(`owner ${to.toLowerCase()}`, mailsPerHour, hourMs, now())) &&
          (await takeOwnerMail(parts, form)))
      if (!mayMail) return ended(now(), { result: 'too_many', target: to })
      const mail = parkedMail(form, textIn(job.payload, 'target'), job.payload.status, publicUrl)
      return sendMail(parts, { id: job.id, to, ...mail }, signal)
    },
  })
}

function textIn(payload: JobPayload, member: string): string {
  const value = payload[member]
  return typeof value === 'string' ? value : ''
}
