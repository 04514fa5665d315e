import type { RuleProblem } from '@ramiform/core/conditions/check-rules'
import { comparisons, isOperator } from '@ramiform/core/conditions/comparisons'
import type { Rule } from '@ramiform/core/conditions/condition'
import { nothing, readText } from '@ramiform/core/conditions/reading'

/** What an unfinished rule means until it is finished: it is asked of an empty answer, or has nothing to compare with. */
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
  const holds = comparisons[rule.condition]
  if (codes.includes('no_field')) {
    return `This rule is ${truth(holds(nothing, readText(rule.value), false))} until it has a field.`
  }
  return `This rule is ${truth(holds(readText('an answer'), nothing, false))} until it has a value.`
}

const truth = (holds: boolean) => (holds ? 'always true' : 'never true')
