import type { Field } from '@ramiform/core/field'
import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from './text-answer.ts'

/** True for an option of the field. Any other answer is invalid. */
function isOffered(field: Field, option: string): boolean {
  return field.options?.includes(option) ?? false
}

/** Answer rules of a choice of one option. */
export const oneOffered: AnswerRules = {
  ...textAnswer,
  hasOptions: true,
  check: checkText((text, field) => (isOffered(field, text) ? null : 'format')),
}
