import { isOperator, type OperatorName } from './comparisons.ts'

export { isOperator, type OperatorName }

export interface Operator {
  /** as in the sentence "Attendance is In person" */
  readonly label: string
  readonly needsValue: boolean
}

/** The seven conditions as owners know them; when each holds is in `comparisons.ts`. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  equals: { label: 'is', needsValue: true },
  not_equals: { label: 'is not', needsValue: true },
  contains: { label: 'contains', needsValue: true },
  greater_than: { label: 'is greater than', needsValue: true },
  less_than: { label: 'is less than', needsValue: true },
  is_empty: { label: 'is empty', needsValue: false },
  is_not_empty: { label: 'is not empty', needsValue: false },
}

/** True for an unknown condition too, so that the editor asks for both. */
export function needsValue(condition: string): boolean {
  return !isOperator(condition) || operators[condition].needsValue
}

export const operatorNames = Object.keys(operators) as readonly OperatorName[]

/** Conditions that simple logic offers (spec section 3). */
export const simpleOperators: readonly OperatorName[] = ['equals', 'not_equals', 'contains']
