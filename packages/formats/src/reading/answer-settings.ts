import type { Field } from '@ramiform/core/field'
import { dayLimitsOf } from './day-limits.ts'
import { withDefault } from './default-answer.ts'
import { labelText } from './label-text.ts'

/** Answer settings of a question in another program. */
export interface AnswerWords {
  /** Limits of a date, as that program writes them */
  readonly earliest?: string | null | undefined
  readonly latest?: string | null | undefined
  readonly errorText?: string | undefined
  /** Answer that the question starts with: options by their texts */
  readonly defaultAnswer?: unknown
}

/** The field with limits of its date, its error message and its default answer. Those it cannot have are left out. */
export function withAnswerSettings(field: Field, words: AnswerWords): Field {
  const errorText = labelText(words.errorText ?? '')
  const next = {
    ...field,
    ...(field.type === 'date' && dayLimitsOf(words)),
    ...(errorText !== '' && { errorText }),
  }
  return words.defaultAnswer === undefined ? next : withDefault(next, words.defaultAnswer)
}
