import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import { createFilling } from '@ramiform/core/filling/filling'
import { fieldsByKey } from '@ramiform/core/filling/readable-key'
import type { FormSchema } from '@ramiform/core/form'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { english } from '@ramiform/core/words/en'
import { fieldTypes } from '@ramiform/fields'
import { answersInAddress } from '../../../public-form/prefill/answers-in-address.ts'

/** Fields that a link can prefill: text and choice fields. Other types, such as uploads, need a person. */
export function prefillableFields(schema: FormSchema) {
  const all = fieldsToFill(schema, english)
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
    byKey: fieldsByKey(all),
  }
}

/** Answers that the form would accept from a link. */
export function acceptedAnswers(
  schema: FormSchema,
  query: URLSearchParams,
): ReadonlyMap<string, Answer> {
  if (query.size === 0) return new Map()
  const filling = createFilling(schema, { fieldTypes, patterns: null })
  return answersInAddress(filling, [...query]).answers
}

const answerKindOf = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.answerKind

/** True for a field that can have several answers in a link. */
export const takesSeveral = (field: Field) => answerKindOf(field) === 'list'
