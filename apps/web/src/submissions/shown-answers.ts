import { answeredFields } from '@ramiform/core/answered-fields'
import type { Answer } from '@ramiform/core/answers'
import { answerTo, isEmpty } from '@ramiform/core/answers'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import type { Currency, Field } from '@ramiform/core/field'
import type { FieldTypes } from '@ramiform/core/field-type'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import type { Submission } from '@ramiform/core/submissions/submission'
import { fieldTypes } from '@ramiform/fields'
import { readableAnswer } from '@ramiform/fields/readable-answer'

/** A field of a submission: its label, and its answer as one line of text, if any. */
export interface ShownAnswer {
  readonly fieldId: string
  readonly label: string
  readonly text: string | undefined
}

/** All fields with answers in the order of the form, hidden ones last, answered or not, then answers to unknown fields. */
export function shownAnswers(
  schema: FormSchema,
  { data }: Pick<Submission, 'data'>,
): readonly ShownAnswer[] {
  const { settings } = schema
  const fields = answeredFields(inChargedCurrency(schema), fieldTypes)
  const known = new Set(fields.map(({ id }) => id))
  const strays = Object.keys(data).filter((id) => !known.has(id))
  const all: readonly Field[] = [...fields, ...strays.map((id) => ({ id, type: '', label: id }))]
  return all.map((field) => ({
    fieldId: field.id,
    label: field.label || field.id,
    text: answerText(field, answerTo(data, field.id), settings.payment?.currency),
  }))
}

/** Fields that logic had shown, answered or not. */
export function askedByAnswer(
  schema: FormSchema,
  { data }: Pick<Submission, 'data'>,
  fieldTypes: FieldTypes,
): ReadonlySet<string> {
  if (isTraditional(schema)) return new Set()
  const asked = visibleFields(schema, data, fieldTypes)
  return new Set(asked.filter((field) => field.conditional !== undefined).map(({ id }) => id))
}

/** An answer as one line of text; undefined for none. */
export function answerText(
  field: Field,
  answer: Answer | undefined,
  currency: Currency | undefined,
): string | undefined {
  if (answer === undefined || isEmpty(answer)) return undefined
  return readableAnswer(field, answer, currency) || undefined
}

/** number of answers in a closed row (spec section 9) */
export const firstAnswers = 3

/** The first answers of a closed row, and the number of further ones (spec section 2). */
export function rowAnswers(all: readonly ShownAnswer[]) {
  const answered = all.filter(({ text }) => text !== undefined)
  return {
    first: answered.slice(0, firstAnswers),
    more: Math.max(0, answered.length - firstAnswers),
  }
}
