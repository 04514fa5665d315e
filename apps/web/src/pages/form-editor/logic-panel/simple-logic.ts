import {
  type Conditional,
  isSimple,
  rulesOf,
  type SimpleConditional,
} from '@ramiform/core/conditions/condition'
import type { OperatorName } from '@ramiform/core/conditions/operators'

/** The conditions that simple logic offers (spec section 3). */
export const simpleOperators: readonly OperatorName[] = ['equals', 'not_equals', 'contains']

/** Logic as a simple one where it says no more than that; null where it does. */
export function asSimple(conditional: Conditional): SimpleConditional | null {
  if (isSimple(conditional)) return conditional
  const [rule, ...others] = rulesOf(conditional)
  if (rule === undefined || others.length > 0) return null
  const { fieldId: dependsOn, condition, value } = rule
  const known: readonly string[] = simpleOperators
  return known.includes(condition) ? { dependsOn, condition, value } : null
}
