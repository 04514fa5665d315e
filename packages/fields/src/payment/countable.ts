import { readNumber } from '@ramiform/core/conditions/reading'
import type { Field, PaymentItem } from '@ramiform/core/field'

/** True when the field's answers can be prices: a price, a number, or a choice of amounts. */
export function takesPrice(field: Field): boolean {
  return field.type === 'price' || takesNumber(field)
}

/** True when the field's answers can be a quantity. */
export function takesQuantity(field: Field): boolean {
  return field.type === 'quantity' || takesNumber(field)
}

function takesNumber({ type, options = [] }: Field): boolean {
  if (type === 'number') return true
  return choosesOne.has(type) && options.length > 0 && options.every((text) => readNumber(text) > 0)
}

const choosesOne: ReadonlySet<string> = new Set(['radio', 'select'])

/**
 * The next price field that is not in the sum yet, with the next quantity field. Undefined if there is no such price
 * field.
 */
export function nextItem(
  fields: readonly Field[],
  items: readonly PaymentItem[],
): PaymentItem | undefined {
  const named = new Set(items.flatMap(({ price, quantity }) => [price, quantity]))
  const prices = fields.filter(takesPrice)
  const left = prices.filter(({ id }) => !named.has(id))
  const price = left.find(({ type }) => type === 'price') ?? left[0] ?? prices[0]
  if (price === undefined) return undefined
  const quantity = fields.find(({ id, type }) => type === 'quantity' && !named.has(id))
  return quantity === undefined ? { price: price.id } : { price: price.id, quantity: quantity.id }
}
