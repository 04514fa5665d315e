import type { Answers } from './answers.ts'
import { visibleFields } from './conditions/visibility.ts'
import type { Field } from './field.ts'
import type { AnswerRulesOf } from './field-type.ts'
import type { FormSchema } from './form.ts'
import { offeredAnswers } from './offered-answers.ts'
import { unaskedAnswers, withUnasked } from './unasked-answers.ts'

/** Fields that are visible with these typed answers, and the hidden fields and values that go with them. */
export function visibleNow(
  schema: FormSchema,
  typed: Answers,
  fieldTypes: AnswerRulesOf,
): readonly Field[] {
  const answers = offeredAnswers(schema, typed, fieldTypes)
  const unasked = unaskedAnswers(schema, answers, fieldTypes)
  return visibleFields(schema, withUnasked(schema, answers, unasked), fieldTypes)
}
