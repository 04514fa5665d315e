import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import { pricesOf } from '@ramiform/core/option-prices'
import { currencyRules, maxAmount } from '@ramiform/core/payments/currencies'
import { takesPayments } from '@ramiform/core/payments/takes-payments'

/** Type of the fields that stand for amounts. No stored form has one. */
export const amountType = 'amount'

/** Id of the field that stands for the amount of a payment. No stored id has a space. */
export const amountId = (paymentId: string): string => `${paymentId} amount`

/** True for the id of such a field, and for what it reads. */
export const isOfAmount = (id: string): boolean => / amount( \d+)?$/.test(id)

/**
 * The same form with the amount of each payment that must be paid as a field without answers, which shows while the
 * amount can be charged: a payment without such an amount cannot be sent (decision 31). So what decides about questions
 * also decides about amounts that are calculated. Amounts that visitors choose, and fixed ones, need no proof.
 */
export function withAmountsAsFields(schema: FormSchema): FormSchema {
  if (!takesPayments(schema) || schema.fields.some(({ type }) => type === amountType)) return schema
  const byId = new Map(schema.fields.map((field) => [field.id, field]))
  const amounts = schema.fields.flatMap((field) => amountAsFields(field, schema, byId))
  return amounts.length === 0 ? schema : { ...schema, fields: [...schema.fields, ...amounts] }
}

function amountAsFields(
  { id, label, type, required, requiredWhen, payment = {} }: Field,
  { settings }: FormSchema,
  byId: ReadonlyMap<string, Field>,
): readonly Field[] {
  if (type !== 'payment' || payment.allowCustomAmount === true) return []
  if (required !== true && requiredWhen === undefined) return []
  const { items, value, currency = settings.payment?.currency ?? 'usd' } = payment
  const formula = value === undefined ? sumOf(items ?? [], byId) : byId.get(value)?.formula
  if (formula === undefined) return []
  const whole = amountId(id)
  const total = value ?? `${whole} 0`
  const asValue = (valueId: string, of: Formula): Field => ({
    id: valueId,
    type: 'number',
    label,
    hidden: true,
    formula: of,
  })
  // A sum is above zero only if one of its parts is, which is known where the whole has too many combinations.
  const parts = (formula.kind === 'sum' ? formula.of : []).map((part, at) =>
    asValue(`${whole} ${at + 1}`, part),
  )
  const isAbove = (fieldId: string, limit: number) => rule(fieldId, 'greater_than', limit)
  const { minimum, decimals } = currencyRules[currency]
  const unit = 10 ** decimals
  return [
    ...(value === undefined ? [asValue(total, formula)] : []),
    ...parts,
    {
      id: whole,
      type: amountType,
      label,
      conditional: {
        operator: 'AND',
        rules: [
          // Amounts are rounded half away from zero, to the smallest unit.
          isAbove(total, (minimum - 0.5) / unit - 1e-9),
          rule(total, 'less_than', (maxAmount + 0.5) / unit),
        ],
        groups:
          parts.length === 0
            ? []
            : [
                {
                  id: '',
                  operator: 'OR',
                  rules: parts.map((part) => isAbove(part.id, 0)),
                  groups: [],
                },
              ],
      },
    },
  ]
}

const rule = (fieldId: string, condition: string, limit: number) => ({
  id: '',
  fieldId,
  condition,
  value: String(limit),
})

/** The sum of prices times quantities as a formula; undefined without prices. */
function sumOf(
  items: NonNullable<NonNullable<Field['payment']>['items']>,
  byId: ReadonlyMap<string, Field>,
): Formula | undefined {
  if (items.length === 0) return undefined
  const of = items.map(({ price, quantity }): Formula => {
    const priced = byId.get(price)
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
    return quantity === undefined
      ? one
      : { kind: 'product', of: [one, { kind: 'answer', id: quantity }] }
  })
  return { kind: 'sum', of }
}
