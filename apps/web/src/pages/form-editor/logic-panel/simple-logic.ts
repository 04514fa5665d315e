import {
  type Conditional,
  isSimple,
  rulesOf,
  type SimpleConditional,
} from '@ramiform/core/conditions/condition'
import { asSimple as simpleRule } from '@ramiform/core/conditions/conditional-rules'
import { simpleOperators } from '@ramiform/core/conditions/operators'

/** Converts logic to simple logic where that loses nothing; null otherwise. */
export function asSimple(conditional: Conditional): SimpleConditional | null {
  if (isSimple(conditional)) return conditional
  const [rule, ...others] = rulesOf(conditional)
  if (rule === undefined || others.length > 0) return null
  const known: readonly string[] = simpleOperators
  return known.includes(rule.condition) ? simpleRule(rule) : null
}
