import type { Field, PaymentSettings } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { takesPrice, takesQuantity } from '@ramiform/fields/payment/countable'
import { fieldName } from '../../forms/field-name.ts'

const none: readonly string[] = []

/** Ids of the fields that a payment adds up, or of the value that it charges. One list while the payment is the same. */
export function namedFields(field: Field | undefined): readonly string[] {
  const { items, value } = amountOf(field)
  if (value !== undefined) return [value]
  return items === undefined
    ? none
    : items.flatMap(({ price, quantity }) => (quantity === undefined ? [price] : [price, quantity]))
}

/**
 * The reason a sum cannot be charged, or `null`.
 * @param named those of its fields that there are
 */
export function sumProblem(field: Field, named: readonly Field[]): string | null {
  const { items, value } = amountOf(field)
  if (items === undefined || value !== undefined) return null
  if (items.length === 0) return 'Choose at least one field with a price.'
  const byId = new Map(named.map((one) => [one.id, one]))
  const currency = field.payment?.currency
  for (const [index, item] of items.entries()) {
    const row = index + 1
    const price = byId.get(item.price)
    if (price === undefined) return goneText(`Price ${row}`)
    if (!takesPrice(price)) {
      return `Price ${row}: “${fieldName(price)}” can’t be a price. Choose a price, a number, or a choice with prices.`
    }
    const other = typeOf(price)?.counts === 'price' ? price.payment?.currency : undefined
    if (currency !== undefined && other !== undefined && other !== currency) {
      return `Price ${row}: “${fieldName(price)}” is in ${other.toUpperCase()}, this payment in ${currency.toUpperCase()}.`
    }
    if (item.quantity === undefined) continue
    const quantity = byId.get(item.quantity)
    if (quantity === undefined) return goneText(`Times ${row}`)
    if (!takesQuantity(quantity)) {
      return `Times ${row}: “${fieldName(quantity)}” can’t be a quantity. Choose a quantity or number field.`
    }
  }
  return null
}

/**
 * The reason a value cannot be charged, or `null`.
 * @param named those of the payment's values that there are, as fields
 */
export function valueProblem(field: Field, named: readonly Field[]): string | null {
  const { value: id } = amountOf(field)
  if (id === undefined) return null
  const isNumber = named.some((one) => one.id === id && one.formula && one.type === 'number')
  return isNumber ? null : 'This value was deleted or gives a text. Choose another one.'
}

/** A visitor's own choice goes before a value, and that before a sum (`core/payments/amount-due.ts`). */
function amountOf(field: Field | undefined): PaymentSettings {
  const { payment } = field && typeOf(field)?.answerKind === 'payment' ? field : {}
  return (!payment?.allowCustomAmount && payment) || {}
}

const typeOf = ({ type }: Field) => fieldTypeOf(fieldTypes, type)

function goneText(control: string): string {
  return `${control}: its field was deleted. Choose another one, or remove this price.`
}
