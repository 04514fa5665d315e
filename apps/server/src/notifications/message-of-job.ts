import type { TakenJob } from '../jobs/job.ts'
import type { MessageForm, MessageStore, MessageSubmission } from './message-store.ts'
import { sampleSubmission } from './sample-submission.ts'

/** Sent by "Send test": one try, and no submission behind it. */
export function isTestJob({ payload }: TakenJob): boolean {
  return payload.test === true
}

/** The submission that a job is about, a made-up one for a test, or null when it was deleted. */
export async function messageOf(
  messages: MessageStore,
  form: MessageForm,
  job: TakenJob,
): Promise<MessageSubmission | null> {
  if (isTestJob(job)) {
    const schema = await messages.newestSchema(form.id)
    return schema === null ? null : sampleSubmission(schema, job.id, job.createdAt)
  }
  const [found] = await messages.submissions(form.id, [String(job.payload.submissionId)])
  return found ?? null
}
