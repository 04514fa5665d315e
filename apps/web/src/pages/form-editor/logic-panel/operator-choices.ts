import type { OperatorName } from '@ramiform/core/conditions/operators'

type Ordered = readonly OperatorName[]

const words: Ordered = ['equals', 'not_equals', 'contains', 'is_empty', 'is_not_empty']
const numbers: Ordered = [
  ...(['equals', 'not_equals', 'greater_than', 'less_than', 'is_empty', 'is_not_empty'] as const),
]
const choice: Ordered = ['equals', 'not_equals', 'is_empty', 'is_not_empty']
const list: Ordered = ['contains', 'is_empty', 'is_not_empty']

/** What one usually asks of the answer to a field of this type, the most usual first. */
const fitting: Readonly<Record<string, Ordered>> = {
  text: words,
  email: ['contains', 'equals', 'not_equals', 'is_empty', 'is_not_empty'],
  number: numbers,
  price: numbers,
  quantity: numbers,
  date: numbers,
  radio: choice,
  select: choice,
  checkbox: list,
}

/** All that is offered: first what fits the source, then the rest; what is chosen already stays in the list. */
export function operatorChoices(
  offered: Ordered,
  sourceType: string | undefined,
  chosen: OperatorName | null,
): { readonly fitting: Ordered; readonly others: Ordered } {
  const order = (sourceType !== undefined && fitting[sourceType]) || offered
  const all = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
  return {
    fitting: order.filter((name) => all.includes(name)),
    others: all.filter((name) => !order.includes(name)),
  }
}
