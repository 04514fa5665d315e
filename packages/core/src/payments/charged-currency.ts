import type { Currency, Field, PaymentItem } from '../field.ts'
import type { FormSchema } from '../form.ts'

// Apart from `in-charged-currency.ts`, because the canvas of the editor loads it.

/** Prices that a payment adds up. None if visitors choose its amount, or a value gives it (`amount-due.ts`). */
export function itemsOf({ payment = {} }: Field): readonly PaymentItem[] {
  return (!payment.allowCustomAmount && !payment.value && payment.items) || []
}

/** Currencies of the prices that payments add up: that of the first payment with the price, or the form's (decision 671). */
export function chargedCurrencies({
  fields,
  settings,
}: FormSchema): ReadonlyMap<string, Currency | undefined> {
  const charged = new Map<string, Currency | undefined>()
  for (const field of fields) {
    for (const { price } of itemsOf(field)) {
      if (charged.has(price)) continue
      charged.set(price, field.payment?.currency ?? settings.payment?.currency)
    }
  }
  return charged
}

/** Currency that a price is charged in. */
export function chargedCurrency(schema: FormSchema, id: string): Currency | undefined {
  return chargedCurrencies(schema).get(id) ?? schema.settings.payment?.currency
}
