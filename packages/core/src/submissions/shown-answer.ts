import { type Answer, isList } from '../answers.ts'
import type { Field } from '../field.ts'
import { type FieldTypes, fieldTypeOf } from '../field-type.ts'

/**
 * Formats an answer as one line, by its field's type. If the stored shape no longer fits the type, shows it as plain
 * text.
 */
export function answerAsShown(field: Field, answer: Answer, fieldTypes: FieldTypes): string {
  return fieldTypeOf(fieldTypes, field.type)?.toText(field, answer) || plainText(answer)
}

/** An answer as text without a field: lists joined by commas, a payment by its status. */
export function plainText(answer: Answer): string {
  if (typeof answer === 'string') return answer
  if (isList(answer)) return answer.join(', ')
  return `${answer.test ? 'TEST ' : ''}${answer.status ?? ''}`
}
