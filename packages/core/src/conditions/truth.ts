import type { Field } from '../field.ts'
import { type AnswerRulesOf, fieldTypeOf } from '../field-type.ts'
import { type Comparison, comparisons, isOperator } from './comparisons.ts'
import type { Comparing, GroupOperator, Rule } from './condition.ts'
import { type Dependencies, inOneCycle } from './dependencies.ts'
import { type Reading, readText } from './reading.ts'

// The only place that decides when a rule or a group holds, together with `whole-truth.ts`. Visibility, explanations,
// findings, formulas and the chat import it.

/** A rule prepared for many answers. */
export interface RuleTest {
  readonly holds: Comparison
  /** For a rule whose value is another answer, callers give that answer instead. */
  readonly value: Reading
  /** True when `equals` compares answers of the source as numbers (decision 3). */
  readonly asNumbers: boolean
}

/**
 * Prepares a rule. Null when the condition is unknown: such a rule always holds (decision 7).
 *
 * @param source the field that the rule reads; absent when there is none
 */
export function ruleTest(
  rule: Comparing,
  source?: Field,
  fieldTypes: AnswerRulesOf = {},
): RuleTest | null {
  const { condition } = rule
  if (!isOperator(condition)) return null
  const type = source && fieldTypeOf(fieldTypes, source.type)
  return {
    holds: type?.comparison?.(rule, source) ?? comparisons[condition],
    value: readText(rule.value),
    asNumbers: type?.comparesAsNumber ?? false,
  }
}

/** The child outcome that settles a group at once: a false one for "all of", a true one for "any of". */
export function settledBy(operator: GroupOperator): boolean {
  return operator === 'OR'
}

/** The outcome of a group that no child settles. A group without children holds (decision 8). */
export function unsettledOutcome(operator: GroupOperator, childCount: number): boolean {
  return childCount === 0 || !settledBy(operator)
}

/**
 * Finds the field that a rule reads, as a position in the form. Otherwise the rule reads an empty answer. `gone`: the
 * form has no field with that id (decision 7). `cycle`: both fields depend on each other (decision 9).
 *
 * @param reader position of the field that has the rule
 */
export function resolveSource(
  { fieldId }: Pick<Rule, 'fieldId'>,
  reader: number,
  dependencies: Dependencies,
): number | 'gone' | 'cycle' {
  const source = dependencies.positions.get(fieldId)
  if (source === undefined) return 'gone'
  return inOneCycle(dependencies, reader, source) ? 'cycle' : source
}

/** True when `equals` compares a type's answers as numbers; false for an unknown type (decision 3). */
export function comparesAsNumbers(fieldTypes: AnswerRulesOf, type = ''): boolean {
  return fieldTypeOf(fieldTypes, type)?.comparesAsNumber ?? false
}
