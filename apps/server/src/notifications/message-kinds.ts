import type { JobKind } from '../jobs/job-kind.ts'
import { type MailParts, mailJobs } from './email/mail-jobs.ts'
import { type WebhookParts, webhookJob } from './webhook/webhook-job.ts'

/** Every kind of message, each worked through at its own pace. */
export function messageKinds(parts: MailParts & WebhookParts): readonly JobKind[] {
  return [webhookJob(parts), ...mailJobs(parts)]
}
