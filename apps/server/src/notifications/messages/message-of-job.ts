import type { TakenJob } from '../../jobs/job.ts'
import type { MessageForm, MessageStore, MessageSubmission } from './message-store.ts'
import { sampleSubmission } from './sample-submission.ts'

/** Detects a job from "Send test". It is tried once and has no stored submission. */
export function isTestJob({ payload }: TakenJob): boolean {
  return payload.test === true
}

/** Reads the submission of a job: a sample for a test, or null if it was deleted. */
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
