import { type Answers, answerTo } from '@ramiform/core/answers'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { fieldName } from './field-name.ts'

export interface AnswerInWords {
  readonly fieldId: string
  readonly name: string
  readonly answer: string
}

/** Answers as their owner reads them, in form order. */
export function answersInWords(answers: Answers, { fields }: FormSchema): readonly AnswerInWords[] {
  return fields.flatMap((field) => {
    const answer = answerTo(answers, field.id)
    if (answer === undefined) return []
    const text = fieldTypeOf(fieldTypes, field.type)?.toText(field, answer) ?? ''
    return [{ fieldId: field.id, name: fieldName(field), answer: text }]
  })
}
