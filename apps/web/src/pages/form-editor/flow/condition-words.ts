import type { FlowCondition } from '@ramiform/core/conditions/flow-graph'
import { isOperator, operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldName } from '../../../forms/field-name.ts'

/**
 * Part of a condition's label, such as `is` or `In person`. Parts that the owner has not chosen yet are highlighted.
 */
export interface Word {
  readonly kind: 'operator' | 'value' | 'missing'
  readonly text: string
}

/**
 * Words on a line: the condition without its source field, since the line starts at that field.
 */
export function conditionWords(
  { sourceId, condition, value, valueFrom }: FlowCondition,
  fields: ReadonlyMap<string, Field>,
): readonly Word[] {
  const source: readonly Word[] =
    sourceId === null ? [{ kind: 'missing', text: 'no field selected' }] : []
  if (!isOperator(condition)) return [...source, { kind: 'missing', text: 'no condition selected' }]
  const { needsValue } = operators[condition]
  const operator: Word = {
    kind: 'operator',
    text: operatorLabel(condition, value ?? '', fields.get(sourceId ?? '')),
  }
  if (!needsValue) return [...source, operator]
  if (valueFrom === null)
    return [...source, operator, { kind: 'missing', text: 'no field selected' }]
  if (valueFrom !== undefined) {
    const other = fields.get(valueFrom)
    return [...source, operator, { kind: 'value', text: other ? fieldName(other) : '' }]
  }
  const last: Word =
    value === '' ? { kind: 'missing', text: 'no value specified' } : { kind: 'value', text: value }
  return [...source, operator, last]
}
