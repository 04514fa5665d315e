import { type Answer, answerTo } from '@ramiform/core/answers'
import { answerAsShown } from '@ramiform/core/submissions/shown-answer'
import { checkContext } from '../../forms/check-context.ts'
import type { MessageForm, MessageSubmission } from '../message-store.ts'

/** The body of a webhook, as docs/webhooks.md describes it. */
interface WebhookBody {
  readonly type: 'submission.created'
  /** when it was submitted */
  readonly timestamp: string
  readonly data: {
    /** sent by "Send test": there is no such submission */
    readonly test?: true
    readonly form: { readonly id: string; readonly name: string; readonly version: number }
    readonly submission: {
      readonly id: string
      readonly submittedAt: string
      readonly submitterEmail: string | null
      /** in form order; fields that were not answered, or not shown, are not among them */
      readonly answers: readonly WebhookAnswer[]
    }
  }
}

interface WebhookAnswer {
  readonly fieldId: string
  readonly type: string
  readonly label: string
  /** as stored */
  readonly value: Answer
  /** the same in one line */
  readonly text: string
}

/** The same submission makes the same text at every try, unless its form was renamed meanwhile. */
export function webhookBody(
  form: Pick<MessageForm, 'id' | 'name'>,
  { submission, schema }: MessageSubmission,
  isTest: boolean,
): string {
  const { id, submittedAt, submitterEmail = null, formVersion, data } = submission
  const body: WebhookBody = {
    type: 'submission.created',
    timestamp: submittedAt,
    data: {
      ...(isTest ? { test: true } : {}),
      form: { id: form.id, name: form.name, version: formVersion },
      submission: {
        id,
        submittedAt,
        submitterEmail,
        answers: schema.fields.flatMap((field) => {
          const value = answerTo(data, field.id)
          if (value === undefined) return []
          const text = answerAsShown(field, value, checkContext.fieldTypes)
          return [{ fieldId: field.id, type: field.type, label: field.label, value, text }]
        }),
      },
    },
  }
  return JSON.stringify(body)
}
