import type { RuleProblem } from '@ramiform/core/conditions/check-rules'
import type { Rule } from '@ramiform/core/conditions/condition'
import { isOperator } from '@ramiform/core/conditions/operators'
import { nothing, readText } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'

/** Effect of unfinished rules until they are complete, in words. */
export function consequence(problems: readonly RuleProblem[], rules: readonly Rule[]): string {
  const numbers = new Set(problems.map(({ rule }) => rule))
  const [first] = problems
  const rule = first && rules[first.rule - 1]
  if (first === undefined || rule === undefined || numbers.size > 1) {
    return 'Each unfinished rule is always true or never true.'
  }
  const codes = problems.map(({ code }) => code)
  if (!isOperator(rule.condition)) return 'Without a condition, this rule is always true.'
  if (codes.includes('cycle')) return 'In this rule the other field counts as empty.'
  if (codes.includes('no_field')) {
    return `Without a field, this rule is ${often(ruleHolds(rule, nothing))} true.`
  }
  const unfinished = { ...rule, value: '' }
  return `Without a value, this rule is ${often(ruleHolds(unfinished, readText('an answer')))} true.`
}

const often = (holds: boolean) => (holds ? 'always' : 'never')
