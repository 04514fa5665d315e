import type { Answers } from './answers.ts'
import type { AnswerRulesOf } from './field-type.ts'
import type { FormSchema } from './form.ts'
import { hiddenAnswers } from './hidden-answers.ts'
import { computeValues } from './values/compute-values.ts'

/** Answers that nobody is asked for: hidden fields, and values as the form computes them. Empty ones are left out. */
export function unaskedAnswers(
  schema: FormSchema,
  given: Answers,
  fieldTypes: AnswerRulesOf,
): Record<string, string> {
  const hidden = hiddenAnswers(schema, given)
  return schema.values === undefined
    ? hidden
    : { ...hidden, ...computeValues(schema, { ...given, ...hidden }, fieldTypes) }
}

/** The answers with those that nobody is asked for. Given answers of values are ignored, since anybody can send them. */
export function withUnasked(
  { values }: Pick<FormSchema, 'values'>,
  given: Answers,
  unasked: Readonly<Record<string, string>>,
): Answers {
  if (values === undefined) return { ...given, ...unasked }
  // Build from entries, since assigning to a field called `__proto__` would set the prototype.
  const asked = Object.entries(given).filter(([id]) => !values.some((value) => value.id === id))
  return Object.fromEntries([...asked, ...Object.entries(unasked)])
}
