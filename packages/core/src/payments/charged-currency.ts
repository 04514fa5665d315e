import type { Currency, Field, PaymentItem } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { pricesOf } from '../option-prices.ts'

/** Prices that a payment adds up. None if visitors choose its amount, or a value gives it (`amount-due.ts`). */
export function itemsOf({ payment }: Field): readonly PaymentItem[] {
  const { items = [], allowCustomAmount, value } = payment ?? {}
  return allowCustomAmount || value ? [] : items
}

/** Currency of a price that has none of its own: the one of the payment that adds it up, or the form's (decision 671). */
export function chargedCurrency(
  { fields, settings }: FormSchema,
  priceId: string,
): Currency | undefined {
  const sum = fields.find((field) => itemsOf(field).some(({ price }) => price === priceId))
  return sum?.payment?.currency ?? settings.payment?.currency
}

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
  const differs = (field: Field) => {
    const currency = charged.get(field.id)
    return currency !== undefined && currency !== (field.payment?.currency ?? ofForm)
  }
  if (!fields.some((field) => isPrice(field) && differs(field))) return schema
  return {
    ...schema,
    fields: fields.map((field) =>
      isPrice(field) && differs(field)
        ? { ...field, payment: { ...field.payment, currency: charged.get(field.id) } }
        : field,
    ),
  }
}

/** True for a field that screens show with an amount. */
export const isPrice = (field: Field): boolean =>
  field.type === 'price' || pricesOf(field).length > 0
