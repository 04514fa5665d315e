import { readNumber } from '@ramiform/core/conditions/reading'
import type { Field, PaymentItem } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { pricesOf } from '@ramiform/core/option-prices'
import { fieldTypes } from '../index.ts'

/** True when the field's answers can be prices: a price, a number, a choice of amounts or of options with prices. */
export function takesPrice(field: Field): boolean {
  return countsOf(field) === 'price' || hasPrices(field) || takesNumber(field)
}

/** True when the field's answers can be a quantity. */
export function takesQuantity(field: Field): boolean {
  return countsOf(field) === 'quantity' || (!hasPrices(field) && takesNumber(field))
}

function takesNumber(field: Field): boolean {
  const type = fieldTypeOf(fieldTypes, field.type)
  if (type === undefined || !type.hasOptions) return type?.counts === 'either'
  const { options = [], other } = field
  // A visitor must not set a price.
  if (other !== undefined) return false
  const isOne = type.answerKind === 'text'
  return isOne && options.length > 0 && options.every((text) => readNumber(text) > 0)
}

const hasPrices = (field: Field) => pricesOf(field).length > 0

function countsOf({ type }: Field): FieldType['counts'] {
  return fieldTypeOf(fieldTypes, type)?.counts
}

/**
 * The next price that is not in the sum yet, with the next quantity field. A price counts again only with a quantity that is
 * not in the sum yet, such as tickets of two groups. Undefined if there is none.
 */
export function nextItem(
  fields: readonly Field[],
  items: readonly PaymentItem[],
): PaymentItem | undefined {
  const named = new Set(items.flatMap(({ price, quantity }) => [price, quantity]))
  const prices = fields.filter(takesPrice)
  const left = prices.filter(({ id }) => !named.has(id))
  const price = left.find((field) => countsOf(field) === 'price' || hasPrices(field)) ?? left[0]
  const quantity = fields.find((field) => countsOf(field) === 'quantity' && !named.has(field.id))
  if (price !== undefined) {
    return quantity === undefined ? { price: price.id } : { price: price.id, quantity: quantity.id }
  }
  const again = prices.find(({ id }) =>
    items.every((item) => item.price !== id || item.quantity !== undefined),
  )
  return again && quantity && { price: again.id, quantity: quantity.id }
}
