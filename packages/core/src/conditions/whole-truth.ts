import type { AdvancedConditional, GroupOperator, Rule } from './condition.ts'
import { settledBy, unsettledOutcome } from './truth.ts'

// Apart from `truth.ts`, so that only the forms with values load it.

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
