import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { checkContext } from '../../forms/check-context.ts'
import type { MessageSubmission } from './message-store.ts'

/** Creates a sample submission for a test message. */
export function sampleSubmission(schema: FormSchema, id: string, now: Date): MessageSubmission {
  const today = now.toISOString().slice(0, 10)
  const answers = schema.fields.map((field): [string, Answer] => [
    field.id,
    sampleAnswer(field, today),
  ])
  return {
    schema,
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
