import { answeredFields } from '@ramiform/core/answered-fields'
import { type Answer, answerTo } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { answerAsShown } from '@ramiform/core/submissions/shown-answer'
import { checkContext } from '../../forms/check-context.ts'
import { notAskedIds } from '../../submissions/not-asked.ts'
import type { MessageForm, MessageSubmission } from '../messages/message-store.ts'

/** JSON body of a webhook. docs/webhooks.md documents it. */
interface WebhookBody {
  readonly type: 'submission.created'
  /** Time the form was submitted, in ISO 8601 format. */
  readonly timestamp: string
  readonly data: {
    /** True for a webhook from "Send test". Its submission does not exist. */
    readonly test?: true
    readonly form: { readonly id: string; readonly name: string; readonly version: number }
    readonly submission: {
      readonly id: string
      readonly submittedAt: string
      readonly submitterEmail: string | null
      /** Answers in form order. Fields without an answer and hidden fields are omitted. */
      readonly answers: readonly WebhookAnswer[]
      /** Ids of questions that logic hid. Those in neither list were skipped. */
      readonly notAsked: readonly string[]
    }
  }
}

interface WebhookAnswer {
  readonly fieldId: string
  readonly type: string
  readonly label: string
  /** Answer as stored: text, a list of texts, or a payment. */
  readonly value: Answer
  /** Answer as one line of readable text. */
  readonly text: string
}

/** Creates the JSON body of a webhook. Retries send identical text unless the form was renamed. */
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
        answers: answeredFields(withNamesInTexts(schema), checkContext.fieldTypes).flatMap(
          (field) => {
            const value = answerTo(data, field.id)
            if (value === undefined) return []
            const text = answerAsShown(field, value, checkContext.fieldTypes)
            return [{ fieldId: field.id, type: field.type, label: field.label, value, text }]
          },
        ),
        notAsked: notAskedIds(schema, data),
      },
    },
  }
  return JSON.stringify(body)
}
