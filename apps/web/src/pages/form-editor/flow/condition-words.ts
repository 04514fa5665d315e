import type { FlowCondition } from '@ramiform/core/conditions/flow-graph'
import { isOperator, operators } from '@ramiform/core/conditions/operators'

/** A piece of a condition's label: `is`, `In person`; what the owner has not chosen yet stands out. */
export interface Word {
  readonly kind: 'operator' | 'value' | 'missing'
  readonly text: string
}

/** What stands on the line: the field itself is where the line comes from. */
export function conditionWords({ sourceId, condition, value }: FlowCondition): readonly Word[] {
  const source: readonly Word[] =
    sourceId === null ? [{ kind: 'missing', text: 'no field selected' }] : []
  if (!isOperator(condition)) return [...source, { kind: 'missing', text: 'no condition selected' }]
  const { label, needsValue } = operators[condition]
  const operator: Word = { kind: 'operator', text: label }
  if (!needsValue) return [...source, operator]
  const last: Word =
    value === '' ? { kind: 'missing', text: 'no value specified' } : { kind: 'value', text: value }
  return [...source, operator, last]
}
