import { type OperatorName, operatorNames, operators } from '@ramiform/core/conditions/operators'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

type Ordered = readonly OperatorName[]

/** Operators that fit answers of a source type, most common first. Null for types that cannot be a source. */
function usualOrder(name: string): Ordered | null {
  const type = fieldTypeOf(fieldTypes, name)
  if (type === undefined || !type.canBeSource) return null
  const isList = type.answerKind === 'list'
  const isAmount = type.comparesAsNumber || type.comparesAsDay === true
  const isWhole = type.control === 'address'
  const fits = {
    whole: !isList && !isWhole,
    part: isList || !(isWhole || type.hasOptions || isAmount),
    size: isAmount,
    none: true,
  }
  const fitting = operatorNames.filter((one) => fits[operators[one].compares ?? 'none'])
  const { usualCondition: first } = type
  return first === undefined ? fitting : [first, ...fitting.filter((one) => one !== first)]
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
