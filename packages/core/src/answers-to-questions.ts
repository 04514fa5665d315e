import type { Answers } from './answers.ts'
import { type AnswerRulesOf, takesAnswer } from './field-type.ts'
import type { FormSchema } from './form.ts'

/**
 * The answers without those to fields that take none. Anybody can send such answers, and a visitor's page has them while
 * a question becomes a statement. Returns the same object when there are none.
 */
export function answersToQuestions(
  { fields }: Pick<FormSchema, 'fields'>,
  given: Answers,
  fieldTypes: AnswerRulesOf,
): Answers {
  const silent = fields.filter(
    (field) => !takesAnswer(field, fieldTypes) && Object.hasOwn(given, field.id),
  )
  if (silent.length === 0) return given
  const ids = new Set(silent.map(({ id }) => id))
  // Build from entries, since assigning to a field called `__proto__` would set the prototype.
  return Object.fromEntries(Object.entries(given).filter(([id]) => !ids.has(id)))
}
