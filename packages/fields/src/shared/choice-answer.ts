import type { Field } from '@ramiform/core/field'
import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from './text-answer.ts'

/** Initial options of a new choice, so that it can be answered at once. */
export const initialOptions = ['Option 1', 'Option 2', 'Option 3'] as const

/** An answer that the form never offered was not chosen in it. */
function isOffered(field: Field, option: string): boolean {
  return field.options?.includes(option) ?? false
}

/** One of the options. */
export const oneOffered: AnswerRules = {
  ...textAnswer,
  check: checkText((text, field) => (isOffered(field, text) ? null : 'format')),
}
