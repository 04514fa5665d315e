import type { Currency, Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { pricesOf } from '../option-prices.ts'
import { itemsOf } from './charged-currency.ts'

/** The form whose prices have the currency that they are charged in. The form itself if they have it already. */
export function inChargedCurrency<Schema extends FormSchema>(schema: Schema): Schema {
  const { fields } = schema
  const { currency: ofForm = 'usd' } = schema.settings.payment ?? {}
  const charged = new Map<string, Currency>()
  for (const field of fields) {
    for (const { price } of itemsOf(field)) {
      if (!charged.has(price)) charged.set(price, field.payment?.currency ?? ofForm)
    }
  }
  let hasChanged = false
  const next = fields.map((field) => {
    const currency = isPrice(field) ? charged.get(field.id) : undefined
    if (currency === undefined || currency === (field.payment?.currency ?? ofForm)) return field
    hasChanged = true
    return { ...field, payment: { ...field.payment, currency } }
  })
  return hasChanged ? { ...schema, fields: next } : schema
}

/** True for a field that screens show with an amount. */
export const isPrice = (field: Field): boolean =>
  field.type === 'price' || pricesOf(field).length > 0
