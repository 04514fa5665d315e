import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { AdvancedConditional, Comparing, GroupOperator, Rule } from './condition.ts'
import { asValue, nothing, type Reading } from './reading.ts'
import { ruleTest, settledBy, unsettledOutcome } from './truth.ts'

// Apart from `truth.ts`, so that only forms with values load it.

/**
 * Evaluates one rule.
 *
 * @param seen the source's answer; `nothing` when the source is hidden, missing or in a cycle with the reader
 * @param source the field that the rule reads; absent when there is none
 * @param other the answer that a rule with `valueFrom` compares with
 */
export function ruleHolds(
  rule: Comparing,
  seen: Reading,
  source?: Field,
  fieldTypes?: AnswerRulesOf,
  other: Reading = nothing,
): boolean {
  const test = ruleTest(rule, source, fieldTypes)
  if (test === null) return true
  const value = rule.valueFrom === undefined ? test.value : asValue(other)
  return test.holds(seen, value, test.asNumbers)
}

/** Evaluates one rule, asking for the answers of the fields that it reads. */
export function ruleHoldsFor(
  rule: Rule,
  seen: (fieldId: string) => Reading,
  source?: Field,
  fieldTypes?: AnswerRulesOf,
): boolean {
  const { fieldId, valueFrom } = rule
  const other = valueFrom === undefined ? nothing : seen(valueFrom)
  return ruleHolds(rule, seen(fieldId), source, fieldTypes, other)
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
