import { type Answer, type Answers, isBlank, isEmpty, isList } from './answers.ts'
import type { Field } from './field.ts'
import { type FieldType, type FieldTypes, fieldTypeOf } from './field-type.ts'
import { fixedPriceOf } from './payments/fixed-price.ts'
import { checkAnswer } from './validation/check-answer.ts'
import type { Days } from './validation/day-context.ts'
import type { PatternEngine } from './validation/problem.ts'

// The answer that a question starts with (decision 585).

const withoutDefault: readonly string[] = ['ranking', 'address', 'signature']

/** True for types whose questions can start with an answer: those that a visitor types or chooses as a whole. */
export function canHaveDefault(type: FieldType | undefined): boolean {
  if (type === undefined || withoutDefault.includes(type.control)) return false
  return type.answerKind === 'text' || type.answerKind === 'list'
}

/**
 * Reason why a field cannot start with its default answer; null when it can, or has none.
 *
 * @param patterns without it, the pattern of the field is not checked: on the server, patterns run in another thread
 * @param days the days that it may be; without them, limits relative to today are not checked
 */
export function defaultAnswerProblem(
  field: Field,
  fieldTypes: FieldTypes,
  patterns: PatternEngine | null = null,
  days?: Days,
): string | null {
  const { defaultAnswer } = field
  if (defaultAnswer === undefined) return null
  if (!canHaveDefault(fieldTypeOf(fieldTypes, field.type)))
    return 'must not be set: fields of this type have none'
  if (isBlank(defaultAnswer)) return 'must not be empty'
  const unrequired = { ...field, required: false }
  const problem = checkAnswer(unrequired, defaultAnswer, { fieldTypes, patterns, days })
  return problem === null ? null : 'must be an answer that the question accepts'
}

/** The answers that a form starts with. Undefined for a form without any. */
export function defaultAnswers({
  fields,
}: {
  readonly fields: readonly Field[]
}): Answers | undefined {
  const all = fields.flatMap((field): [string, Answer][] =>
    field.defaultAnswer === undefined || fixedPriceOf(field) !== undefined
      ? []
      : [[field.id, field.defaultAnswer]],
  )
  // Build from entries, since assigning to a field called `__proto__` would set the prototype.
  return all.length === 0 ? undefined : Object.fromEntries(all)
}

/** True while each answer is the one that its question starts with, so that nothing is begun yet. Fixed prices do not count. */
export function hasOnlyDefaults(
  fields: readonly Field[],
  answerOf: (fieldId: string) => Answer | undefined,
): boolean {
  return fields.every(
    (field) => fixedPriceOf(field) !== undefined || isDefault(field, answerOf(field.id)),
  )
}

/** True for the answer that a question starts with, and for no answer where it has none. */
export function isDefault({ defaultAnswer }: Field, answer: Answer | undefined): boolean {
  if (isEmpty(answer)) return defaultAnswer === undefined
  if (!isList(answer) || !isList(defaultAnswer)) return answer === defaultAnswer
  return (
    answer.length === defaultAnswer.length && answer.every((one) => defaultAnswer.includes(one))
  )
}
