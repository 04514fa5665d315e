import type { RuleProblem } from '@ramiform/core/conditions/check-rules'
import type { Rule } from '@ramiform/core/conditions/condition'
import { isOperator } from '@ramiform/core/conditions/operators'
import { nothing, readText } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/truth'

/** Effect of unfinished rules until they are complete, in words. */
export function consequence(problems: readonly RuleProblem[], rules: readonly Rule[]): string {
  const numbers = new Set(problems.map(({ rule }) => rule))
  const [first] = problems
  const rule = first && rules[first.rule - 1]
  if (first === undefined || rule === undefined || numbers.size > 1) {
    return 'Until they are finished, these rules are always true or never true.'
  }
  const codes = problems.map(({ code }) => code)
  if (!isOperator(rule.condition)) return 'This rule is always true until it has a condition.'
  if (codes.includes('cycle')) return 'In this rule the other field counts as empty.'
  if (codes.includes('no_field')) {
    return `This rule is ${truth(ruleHolds(rule, nothing, false))} until it has a field.`
  }
  const unfinished = { ...rule, value: '' }
  return `This rule is ${truth(ruleHolds(unfinished, readText('an answer'), false))} until it has a value.`
}

const truth = (holds: boolean) => (holds ? 'always true' : 'never true')
