import type { Currency, Field, PaymentItem } from '../field.ts'
import type { FormSchema } from '../form.ts'

// Apart from `in-charged-currency.ts`, because the canvas of the editor loads it.

/** Prices that a payment adds up. None if visitors choose its amount, or a value gives it (`amount-due.ts`). */
export function itemsOf({ payment = {} }: Field): readonly PaymentItem[] {
  return (!payment.allowCustomAmount && !payment.value && payment.items) || []
}

/** Currency of a price that has none of its own: the one of the payment that adds it up, or the form's (decision 671). */
export function chargedCurrency(
  { fields, settings }: FormSchema,
  id: string,
): Currency | undefined {
  const sum = fields.find((field) => itemsOf(field).some(({ price }) => price === id))
  return sum?.payment?.currency ?? settings.payment?.currency
}
