import type { Currency, Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import { pricesOf } from '@ramiform/core/option-prices'
import { currencyRules, maxAmount } from '@ramiform/core/payments/currencies'
import { takesPayments } from '@ramiform/core/payments/takes-payments'
import { valuesOf } from './value-logic.ts'

/** Type of the fields that stand for amounts. No stored form has one. */
export const amountType = 'amount'

const [endOfField, endOfValue] = [' amount', ' amount due']

/** Id of the field that stands for the amount of a payment. No stored id has a space. */
export const amountId = (paymentId: string): string => paymentId + endOfField

/** True for the id of such a field, and of the value that was made for it. */
export const isOfAmount = (id: string): boolean =>
  id.endsWith(endOfField) || id.endsWith(endOfValue)

/** By position of such a field: the position of that value. */
export function dueValues({ fields }: FormSchema): ReadonlyMap<number, number> {
  const positions = new Map(fields.map(({ id }, position) => [id, position]))
  return new Map(
    fields.flatMap(({ id, type }, position): [number, number][] => {
      if (type !== amountType) return []
      const due = positions.get(id.slice(0, -endOfField.length) + endOfValue)
      return due === undefined ? [] : [[position, due]]
    }),
  )
}

/** True for a payment whose amount depends on answers. Visitors choose others, or they are fixed. */
export const isCalculated = ({ type, payment = {} }: Field): boolean =>
  type === 'payment' &&
  payment.allowCustomAmount !== true &&
  (payment.value !== undefined || (payment.items ?? []).length > 0)

/**
 * The same form with the amount of each payment that must be paid, if it is calculated, as a field without answers,
 * which shows while the amount can be charged: a payment without such an amount cannot be sent (decision 31). So what
 * decides about questions also decides about amounts.
 */
export function withAmountsAsFields(schema: FormSchema): FormSchema {
  if (!takesPayments(schema) || schema.fields.some(({ type }) => type === amountType)) return schema
  const amounts = schema.fields.flatMap((field) =>
    isCalculated(field) && (field.required || field.requiredWhen)
      ? amountAsFields(field, schema)
      : [],
  )
  return amounts.length === 0 ? schema : { ...schema, fields: [...schema.fields, ...amounts] }
}

function amountAsFields(field: Field, schema: FormSchema): readonly Field[] {
  const { id, label, payment } = field
  const { minimum, decimals } = currencyRules[currencyOf(field, schema)]
  const unit = 10 ** decimals
  const due: Field = {
    id: id + endOfValue,
    type: 'number',
    label,
    hidden: true,
    payment,
    formula: formulaOf(field, schema),
    validation: { min: minimum / unit, max: maxAmount / unit },
  }
  const values = valuesOf({ ...schema, fields: [...schema.fields, due] })
  const needsAnswers = values.compute(due, {}) === ''
  const answered = values.sourcesOf(due).map((source) => rule(source.id, 'is_not_empty'))
  // Rules compare the value itself. Amounts are rounded to the smallest unit.
  const ofValueItself =
    payment?.value === undefined
      ? []
      : [
          rule(payment.value, 'greater_than', String((minimum - 0.6) / unit)),
          rule(payment.value, 'less_than', String((maxAmount + 0.6) / unit)),
        ]
  return [
    due,
    {
      id: amountId(id),
      type: amountType,
      label,
      conditional: {
        operator: 'AND',
        // What follows the first is implied. It is known where the amount has too many combinations of answers.
        rules: [rule(due.id, 'is_not_empty'), ...ofValueItself],
        groups: needsAnswers ? [{ id: '', operator: 'OR', rules: answered, groups: [] }] : [],
      },
    },
  ]
}

const rule = (fieldId: string, condition: string, value = '') => ({
  id: '',
  fieldId,
  condition,
  value,
})

const currencyOf = ({ payment }: Field, { settings }: FormSchema): Currency =>
  payment?.currency ?? settings.payment?.currency ?? 'usd'

/** Names what the amount reads, and gives its range. The amount itself comes from core. */
function formulaOf(field: Field, schema: FormSchema): Formula {
  const { items = [], value } = field.payment ?? {}
  if (value !== undefined) return { kind: 'answer', id: value }
  const of = items.map(({ price, quantity }): Formula => {
    const priced = schema.fields.find((one) => one.id === price)
    const prices = priced === undefined ? [] : pricesOf(priced)
    const one: Formula =
      prices.length === 0
        ? { kind: 'answer', id: price }
        : {
            kind: 'points',
            id: price,
            // In cents (decision 534).
            points: prices.map(({ option, price: cents }) => ({ option, points: cents / 100 })),
          }
    const { decimals } = currencyRules[currencyOf(field, schema)]
    const rounded: Formula = { kind: 'round', of: one, places: decimals }
    return quantity === undefined
      ? rounded
      : { kind: 'product', of: [rounded, { kind: 'answer', id: quantity }] }
  })
  return { kind: 'sum', of }
}
