import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { AdvancedConditional, GroupOperator, Rule } from './condition.ts'
import type { Reading } from './reading.ts'
import { ruleTest, settledBy, unsettledOutcome } from './truth.ts'

// Apart from `truth.ts`, so that only forms with values load it.

/**
 * Evaluates one rule.
 *
 * @param seen the source's answer; `nothing` when the source is hidden, missing or in a cycle with the reader
 * @param source the field that the rule reads; absent when there is none
 */
export function ruleHolds(
  rule: Pick<Rule, 'condition' | 'value'>,
  seen: Reading,
  source?: Field,
  fieldTypes?: AnswerRulesOf,
): boolean {
  const test = ruleTest(rule, source, fieldTypes)
  return test === null || test.holds(seen, test.value, test.asNumbers)
}

/** Combines the outcomes of a group's rules and inner groups. */
export function groupHolds(operator: GroupOperator, outcomes: readonly boolean[]): boolean {
  const settling = settledBy(operator)
  return outcomes.includes(settling) ? settling : unsettledOutcome(operator, outcomes.length)
}

/**
 * Evaluates a whole conditional.
 *
 * @param holds outcome of one rule; `number` counts rules from 1 in reading order
 */
export function conditionalHolds(
  conditional: AdvancedConditional,
  holds: (rule: Rule, number: number) => boolean,
): boolean {
  let number = 0
  const outcome = ({ operator, rules, groups }: AdvancedConditional): boolean =>
    groupHolds(operator, [
      ...rules.map((rule) => {
        number += 1
        return holds(rule, number)
      }),
      ...groups.map(outcome),
    ])
  return outcome(conditional)
}
