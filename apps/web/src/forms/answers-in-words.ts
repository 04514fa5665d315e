import { type Answers, answerTo } from '@ramiform/core/answers'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { inSentence } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { fieldName } from './field-name.ts'

export interface AnswerInWords {
  readonly fieldId: string
  readonly name: string
  /** the name in front of the answer: `Plan:`, but `Which plan?` without a second mark */
  readonly lead: string
  readonly answer: string
}

/** Answers as their owner reads them, in form order. */
export function answersInWords(answers: Answers, { fields }: FormSchema): readonly AnswerInWords[] {
  return fields.flatMap((field) => {
    const answer = answerTo(answers, field.id)
    if (answer === undefined) return []
    const text = fieldTypeOf(fieldTypes, field.type)?.toText(field, answer) ?? ''
    const name = fieldName(field)
    const lead = inSentence(name) === name ? `${name}:` : name
    return [{ fieldId: field.id, name, lead, answer: text }]
  })
}
