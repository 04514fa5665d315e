import { type Comparison, comparisons, type OperatorName } from './comparisons.ts'

export { isOperator, type OperatorName } from './comparisons.ts'

export interface Operator {
  /** as in the sentence "Attendance is In person" */
  readonly label: string
  readonly needsValue: boolean
  readonly holds: Comparison
}

/** The seven conditions as owners know them; what a form's script needs of them is in `comparisons.ts` alone. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  equals: { label: 'is', needsValue: true, holds: comparisons.equals },
  not_equals: { label: 'is not', needsValue: true, holds: comparisons.not_equals },
  contains: { label: 'contains', needsValue: true, holds: comparisons.contains },
  greater_than: { label: 'is greater than', needsValue: true, holds: comparisons.greater_than },
  less_than: { label: 'is less than', needsValue: true, holds: comparisons.less_than },
  is_empty: { label: 'is empty', needsValue: false, holds: comparisons.is_empty },
  is_not_empty: { label: 'is not empty', needsValue: false, holds: comparisons.is_not_empty },
}

export const operatorNames = Object.keys(operators) as readonly OperatorName[]
