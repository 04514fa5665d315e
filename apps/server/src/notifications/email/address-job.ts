import type { JobKind } from '../../jobs/job-kind.ts'
import type { AddressLinks } from '../address/address-link.ts'
import { mayMailTo } from '../address/address-store.ts'
import { ended, type MailParts, mailJob, sendMail } from './mail-job.ts'
import { addressMail } from './owner-mails.ts'

export const addressJobKind = 'address'

/** Sends the email with the link that confirms an address. The rate limit was already checked when it was requested. */
export function addressJob(parts: MailParts & { readonly addressLinks: AddressLinks }): JobKind {
  const { messages, addresses, addressLinks, now } = parts
  return mailJob({
    name: addressJobKind,
    atOnce: 2,
    perForm: 1,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      const to = String(job.payload.address)
      if (form === null) return ended(now(), { result: 'no_address' })
      const { ownerId } = form
      const state = await addresses.read(ownerId, to)
      if (mayMailTo(state)) return ended(now(), { result: 'already_confirmed', target: to })
      const mail = addressMail({
        formName: form.name,
        operator: parts.operator,
        ownerEmail: await addresses.ownerEmail(ownerId),
        address: addressLinks.linkFor({ ownerId, address: to }, now()),
      })
      return sendMail(parts, { id: job.id, to, ...mail }, signal)
    },
  })
}
