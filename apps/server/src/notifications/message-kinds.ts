import type { JobKind } from '../jobs/job-kind.ts'
import type { AddressLinks } from './address/address-link.ts'
import { addressJob } from './email/address-job.ts'
import { confirmationJob } from './email/confirmation-job.ts'
import { digestJob } from './email/digest-job.ts'
import { limitMailJob } from './email/limit-mail-job.ts'
import type { MailParts } from './email/mail-job.ts'
import { ownerMailJob } from './email/owner-mail-job.ts'
import { parkedMailJob } from './email/parked-mail-job.ts'
import { type WebhookParts, webhookJob } from './webhook/webhook-job.ts'

/** All kinds of message jobs. The worker runs each kind with limits of its own. */
export function messageKinds(
  parts: MailParts & WebhookParts & { readonly addressLinks: AddressLinks },
): readonly JobKind[] {
  return [
    webhookJob(parts),
    ownerMailJob(parts),
    digestJob(parts),
    confirmationJob(parts),
    parkedMailJob(parts),
    limitMailJob(parts),
    addressJob(parts),
  ]
}
