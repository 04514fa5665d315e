import { type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import { createVisibility, type Visibility } from '@ramiform/core/conditions/visibility'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { checkContext } from '../forms/check-context.ts'

const visibilities = new WeakMap<FormSchema, Visibility>()

/** Visibility for these answers, valid until the next call with the same schema. */
export function visibilityIn(schema: FormSchema, data: Answers): Visibility {
  const known = visibilities.get(schema) ?? createVisibility(schema, checkContext.fieldTypes)
  visibilities.set(schema, known)
  known.setAnswers(data)
  return known
}

const questionsOf = ({ fields }: FormSchema) =>
  fields.filter((field) => takesAnswer(field, checkContext.fieldTypes))

const questions = new WeakMap<FormSchema, ReadonlySet<string>>()

/** Tells which questions a person saw. Hidden fields and values ask nothing (decision 565). */
export function wasAskedIn(schema: FormSchema, data: Answers): (fieldId: string) => boolean {
  const asked = questions.get(schema) ?? new Set(questionsOf(schema).map(({ id }) => id))
  questions.set(schema, asked)
  const { isVisible } = visibilityIn(schema, data)
  return (fieldId) => asked.has(fieldId) && isVisible(fieldId)
}

/**
 * Questions that a person was not asked, because logic hid them. A stored answer means that its question was asked
 * (decision 2).
 * @param schema version that was filled in
 * @returns ids in form order
 */
export function notAskedIds(schema: FormSchema, data: Answers): readonly string[] {
  const { isVisible } = visibilityIn(schema, data)
  return questionsOf(schema)
    .map(({ id }) => id)
    .filter((id) => !isVisible(id) && isEmpty(answerTo(data, id)))
}
