import { isOperator, type OperatorName } from './comparisons.ts'

export { isOperator, type OperatorName }

export interface Operator {
  /** Label as part of a sentence, such as "Attendance is In person". */
  readonly label: string
  readonly needsValue: boolean
}

/** The seven conditions with their labels. `comparisons.ts` decides when each holds. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  equals: { label: 'is', needsValue: true },
  not_equals: { label: 'is not', needsValue: true },
  contains: { label: 'contains', needsValue: true },
  greater_than: { label: 'is greater than', needsValue: true },
  less_than: { label: 'is less than', needsValue: true },
  is_empty: { label: 'is empty', needsValue: false },
  is_not_empty: { label: 'is not empty', needsValue: false },
}

/**
 * True when the condition compares with a value. Also true for an unknown condition, so that the editor asks for
 * both.
 */
export function needsValue(condition: string): boolean {
  return !isOperator(condition) || operators[condition].needsValue
}

export const operatorNames = Object.keys(operators) as readonly OperatorName[]

/** Conditions that simple logic offers (spec section 3). */
export const simpleOperators: readonly OperatorName[] = ['equals', 'not_equals', 'contains']
