import type { Field } from '../field.ts'
import { isOperator, type OperatorName } from './comparisons.ts'
import { readDay } from './reading.ts'

export { isOperator, type OperatorName }

export interface Operator {
  /** Label as part of a sentence, such as "Attendance is In person". */
  readonly label: string
  readonly needsValue: boolean
  /** Use of the value: the whole answer, a part of it, or its size. Null without a value. */
  readonly compares: 'whole' | 'part' | 'size' | null
}

/** The seven conditions with their labels. `comparisons.ts` decides when each holds. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  equals: { label: 'is', needsValue: true, compares: 'whole' },
  not_equals: { label: 'is not', needsValue: true, compares: 'whole' },
  contains: { label: 'contains', needsValue: true, compares: 'part' },
  greater_than: { label: 'is greater than', needsValue: true, compares: 'size' },
  less_than: { label: 'is less than', needsValue: true, compares: 'size' },
  is_empty: { label: 'is empty', needsValue: false, compares: null },
  is_not_empty: { label: 'is not empty', needsValue: false, compares: null },
}

const orderOfDays: Partial<Readonly<Record<OperatorName, string>>> = {
  greater_than: 'is after',
  less_than: 'is before',
}

/**
 * Label of a condition in a sentence. Days have words of their own for their order, because "is greater than
 * 2026-11-28" does not say which day comes first.
 *
 * @param source field that the rule reads, if known
 */
export function operatorLabel(
  condition: OperatorName,
  value: string,
  source?: Pick<Field, 'type'>,
): string {
  const isOfDays = source?.type === 'date' || !Number.isNaN(readDay(value))
  return (isOfDays ? orderOfDays[condition] : undefined) ?? operators[condition].label
}

/**
 * True when the condition compares with a value. Also true for an unknown condition, so that the editor asks for
 * both.
 */
export function needsValue(condition: string): boolean {
  return !isOperator(condition) || operators[condition].needsValue
}

/** The use of a condition's value; null without one, and for an unknown condition. */
export function comparesOf(condition: string): Operator['compares'] {
  return isOperator(condition) ? operators[condition].compares : null
}

export const operatorNames = Object.keys(operators) as readonly OperatorName[]

/** Conditions that simple logic offers (spec section 3). */
export const simpleOperators: readonly OperatorName[] = ['equals', 'not_equals', 'contains']
