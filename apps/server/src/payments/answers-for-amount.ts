import { type Answer, type Answers, answerTo } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { offeredAnswers } from '@ramiform/core/offered-answers'
import { countedAnswer } from '@ramiform/core/payments/fixed-price'
import { fieldTypes } from '@ramiform/fields'

/**
 * Answers that determine amounts: those to visible fields, without options that are not offered and with the form's own
 * fixed prices, and the values that the server computed.
 * @param accepted answers of the same submission after their check, which computed the values
 */
export function answersForAmount(
  schema: FormSchema,
  visible: readonly Field[],
  sent: Answers,
  accepted: Readonly<Record<string, Answer>>,
): Answers {
  const offered = offeredAnswers(schema, sent, fieldTypes)
  const answers = [
    ...visible.map((field) => [field.id, countedAnswer(field, offered)] as const),
    // Last, because a sent answer must not replace a computed value.
    ...(schema.values ?? []).map(({ id }) => [id, answerTo(accepted, id)] as const),
  ]
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
}
