import { type Answer, type Answers, answerTo, isEmpty, isList } from '../answers.ts'
import { submitterEmailKey } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { fixedPriceOf } from '../payments/fixed-price.ts'
import type { CheckContext } from '../validation/check-answer.ts'
import { checkSubmission } from '../validation/check-submission.ts'

export interface PartialAnswers {
  readonly data: Record<string, Answer>
  /** once a whole address is typed (decision 22) */
  readonly submitterEmail: string | undefined
}

/**
 * What of unfinished answers may be kept beyond the respondent's browser (decision 21): texts and choices of fields
 * that show, right or not yet. What a payment holds is never kept.
 */
export function partialAnswers(
  schema: FormSchema,
  answers: Answers,
  context: CheckContext,
): PartialAnswers {
  const { visible, submitterEmail } = checkSubmission(schema, answers, context)
  const data = visible.flatMap((field): [string, Answer][] => {
    const { id } = field
    const answer = answerTo(answers, id)
    // The form knows its own prices, and a visitor who answered nothing else leaves nothing behind.
    if (fixedPriceOf(field) !== undefined) return []
    if (id === submitterEmailKey || answer === undefined || isEmpty(answer)) return []
    return typeof answer === 'string' || isList(answer) ? [[id, answer]] : []
  })
  return { data: Object.fromEntries(data), submitterEmail }
}
