import { type Answer, type Answers, answerTo, isEmpty, isList } from '../answers.ts'
import { hasOnlyDefaults } from '../default-answer.ts'
import { submitterEmailKey } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { offeredAnswers } from '../offered-answers.ts'
import { fixedPriceOf } from '../payments/fixed-price.ts'
import { unaskedAnswers } from '../unasked-answers.ts'
import type { CheckContext } from '../validation/check-answer.ts'
import { checkSubmission } from '../validation/check-submission.ts'

export interface PartialAnswers {
  readonly data: Record<string, Answer>
  /** The respondent's address, once it is complete (decision 22). */
  readonly submitterEmail: string | undefined
}

/**
 * Unfinished answers that the server may store (decision 21): texts and choices of visible fields, valid or not.
 * Payments are never included.
 */
export function partialAnswers(
  schema: FormSchema,
  typed: Answers,
  context: CheckContext,
): PartialAnswers {
  const answers = offeredAnswers(schema, typed, context.fieldTypes)
  const { visible, submitterEmail } = checkSubmission(schema, answers, context)
  const data = visible.flatMap((field): [string, Answer][] => {
    const { id } = field
    const answer = answerTo(answers, id)
    // Leave out fixed prices: otherwise a visitor who answered nothing would still leave a record.
    if (fixedPriceOf(field) !== undefined) return []
    if (id === submitterEmailKey || answer === undefined || isEmpty(answer)) return []
    return typeof answer === 'string' || isList(answer) ? [[id, answer]] : []
  })
  // Answers that the form starts with are no record either, and neither are hidden fields alone.
  const isBegun = data.length > 0 && !hasOnlyDefaults(visible, (id) => answerTo(answers, id))
  if (!isBegun) return { data: {}, submitterEmail }
  const hidden = unaskedAnswers(schema, answers, context.fieldTypes)
  return { data: { ...hidden, ...Object.fromEntries(data) }, submitterEmail }
}
