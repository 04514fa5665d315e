import type { Answer } from '@ramiform/core/answers'
import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf, takesAnswer } from '@ramiform/core/field-type'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import { createFilling } from '@ramiform/core/filling/filling'
import { fieldsByKey, keyOfField } from '@ramiform/core/filling/readable-key'
import type { FormSchema } from '@ramiform/core/form'
import { hiddenInAddress } from '@ramiform/core/hidden-answers'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { fieldTypes } from '@ramiform/fields'
import { answersInAddress } from '../../../public-form/prefill/answers-in-address.ts'

/** Fields that a link can prefill: text and choice fields, and hidden ones. Other types, such as uploads, need a person. */
export function prefillableFields(schema: FormSchema) {
  const all = fieldsToFill(withHiddenFields(schema), english)
  const fields = all.filter(
    (field) =>
      (takesSeveral(field) || answerKindOf(field) === 'text') &&
      fixedPriceOf(field) === undefined &&
      // A text of five lines has no place in a link.
      field.type !== 'address',
  )
  return {
    fields,
    byId: new Map(fields.map((field) => [field.id, field])),
    byKey: fieldsByKey(all.filter((field) => !field.hidden && takesAnswer(field, fieldTypes))),
  }
}

/** The name of a field in a link. */
export function nameInLink(field: Field, byKey: ReadonlyMap<string, Field>): string {
  return field.hidden ? field.label : keyOfField(field, byKey)
}

/** Answers that the form would accept from a link. */
export function acceptedAnswers(
  schema: FormSchema,
  query: URLSearchParams,
): ReadonlyMap<string, Answer> {
  if (query.size === 0) return new Map()
  const hidden = hiddenInAddress(schema, query)
  const isHidden = (asked: string) => schema.hiddenFields?.some(({ name }) => name === asked)
  const filling = createFilling(schema, { fieldTypes, patterns: null }, hidden)
  const asked = [...query].filter(([name]) => !isHidden(name))
  return new Map([...Object.entries(hidden), ...answersInAddress(filling, asked).answers])
}

const answerKindOf = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.answerKind

/** True for a field that can have several answers in a link. */
export const takesSeveral = (field: Field) => answerKindOf(field) === 'list'
