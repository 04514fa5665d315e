import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { checkContext } from '../forms/check-context.ts'
import type { MessageSubmission } from './message-store.ts'

/** Creates a sample submission for a test message. */
export function sampleSubmission(schema: FormSchema, id: string, now: Date): MessageSubmission {
  const answers = schema.fields.map((field): [string, Answer] => [field.id, sampleAnswer(field)])
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

const samples: Readonly<Record<string, string>> = {
  email: 'respondent@example.org',
  phone: '+1 555 0100',
  url: 'https://example.org',
  number: '42',
  price: '42.00',
  quantity: '2',
  date: '2026-01-31',
  file: 'example.pdf',
}

function sampleAnswer({ type, options = [] }: Field): Answer {
  const kind = fieldTypeOf(checkContext.fieldTypes, type)?.answerKind
  if (kind === 'payment') return { status: 'example' }
  const [first = 'Example'] = options
  if (kind === 'list') return [first]
  return samples[type] ?? first
}
