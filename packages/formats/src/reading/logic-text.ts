import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Logic } from './logic.ts'

const signs: Readonly<Record<OperatorName, string>> = {
  equals: '=',
  not_equals: '!=',
  contains: 'contains',
  greater_than: '>',
  less_than: '<',
  is_empty: 'is empty',
  is_not_empty: 'is not empty',
}

/** Writes logic as the condition of a formula, with its sources in braces. `always` and `never` have no condition. */
export function logicText(logic: Logic): string {
  if (logic.kind !== 'rule') {
    if (logic.parts.length === 0) return logic.kind === 'all' ? 'always' : 'never'
    const joint = logic.kind === 'all' ? ' and ' : ' or '
    return logic.parts
      .map((part) => (part.kind === 'rule' ? logicText(part) : `(${logicText(part)})`))
      .join(joint)
  }
  const { source, condition, value, valueFrom } = logic
  const start = `{${source}} ${signs[condition]}`
  if (condition === 'is_empty' || condition === 'is_not_empty') return start
  if (valueFrom !== undefined) return `${start} {${valueFrom}}`
  return `${start} ${/^-?\d{1,15}(?:\.\d+)?$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`}`
}
