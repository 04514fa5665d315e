import { type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { questionsIn } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { fieldTypes } from '@ramiform/fields'

/** Fields that rules read, in form order: their answers decide what shows. */
export function sourceFields({ fields }: FormSchema): readonly Field[] {
  const read = new Set(
    fields.flatMap(({ conditional }) => (conditional === undefined ? [] : sourcesOf(conditional))),
  )
  return questionsIn(fields, fieldTypes).filter(({ id }) => read.has(id))
}

/** Fields with an answer, in form order. */
export function answeredFields({ fields }: FormSchema, answers: Answers): readonly Field[] {
  return fields.filter(({ id }) => {
    const answer = answerTo(answers, id)
    return answer !== undefined && !isEmpty(answer)
  })
}
