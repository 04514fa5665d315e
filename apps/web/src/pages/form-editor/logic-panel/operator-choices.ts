import type { OperatorName } from '@ramiform/core/conditions/operators'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

type Ordered = readonly OperatorName[]

const words: Ordered = ['equals', 'not_equals', 'contains', 'is_empty', 'is_not_empty']
const numbers: Ordered = [
  ...(['equals', 'not_equals', 'greater_than', 'less_than', 'is_empty', 'is_not_empty'] as const),
]
const choice: Ordered = ['equals', 'not_equals', 'is_empty', 'is_not_empty']
const list: Ordered = ['contains', 'is_empty', 'is_not_empty']

const email: Ordered = ['contains', 'equals', 'not_equals', 'is_empty', 'is_not_empty']

/** Common operators for a source type, most common first. Null for types without such an order. */
function usualOrder(name: string): Ordered | null {
  const type = fieldTypeOf(fieldTypes, name)
  if (type === undefined || !type.canBeSource) return null
  if (type.answerKind === 'list') return list
  if (type.hasOptions) return choice
  if (type.comparesAsNumber || type.comparesAsDay) return numbers
  return name === 'email' ? email : words
}

/** Operators to offer: those that fit the source first, then the others. The chosen one is always included. */
export function operatorChoices(
  offered: Ordered,
  sourceType: string | undefined,
  chosen: OperatorName | null,
): { readonly fitting: Ordered; readonly others: Ordered } {
  const order = (sourceType !== undefined && usualOrder(sourceType)) || offered
  const all = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
  return {
    fitting: order.filter((name) => all.includes(name)),
    others: all.filter((name) => !order.includes(name)),
  }
}
