import { answeredFields } from '@ramiform/core/answered-fields'
import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { checkContext } from '../../forms/check-context.ts'
import type { TakenJob } from '../../jobs/job.ts'
import type { MessageForm, MessageStore, MessageSubmission } from './message-store.ts'

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
  return await messages.submission(form.id, String(job.payload.submissionId))
}

/** Creates a sample submission for a test message. */
function sampleSubmission(schema: FormSchema, id: string, now: Date): MessageSubmission {
  const today = now.toISOString().slice(0, 10)
  const answers = answeredFields(schema, checkContext.fieldTypes).map((field): [string, Answer] => [
    field.id,
    sampleAnswer(field, today),
  ])
  return {
    schema,
    language: null,
    submission: {
      id,
      submittedAt: now.toISOString(),
      submitterEmail: 'respondent@example.org',
      formVersion: 1,
      data: Object.fromEntries(answers),
    },
  }
}

function sampleAnswer(field: Field, today: string): Answer {
  const type = fieldTypeOf(checkContext.fieldTypes, field.type)
  if (type?.answerKind === 'payment') return { status: 'example' }
  if (type?.answerKind === 'names') return 'example.pdf'
  return type?.example(field, today) ?? 'Example'
}
