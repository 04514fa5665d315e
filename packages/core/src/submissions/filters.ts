import { type Answers, answerTo } from '../answers.ts'
import type { OperatorName } from '../conditions/comparisons.ts'
import { nothing, readAnswer } from '../conditions/reading.ts'
import { comparesAsNumbers, type RuleTest, ruleTest } from '../conditions/truth.ts'
import type { AnswerRulesOf } from '../field-type.ts'

/**
 * What a submission says about one question. `no_response`: the question was asked and left empty. `not_asked`: it was
 * hidden, or the version of the form did not have it.
 */
export const answerStates = ['answered', 'no_response', 'not_asked'] as const
export type AnswerState = (typeof answerStates)[number]

/** Compares the answer to one question, exactly as a rule does. */
export interface ConditionFilter {
  readonly field: string
  readonly condition: OperatorName
  readonly value: string
}

/** Holds when the condition holds for one of the values, or the answer is in one of the states. */
export interface AnyOfFilter {
  readonly field: string
  readonly condition: 'equals' | 'contains'
  readonly values: readonly string[]
  readonly states?: readonly AnswerState[] | undefined
}

export interface StateFilter {
  readonly field: string
  readonly state: AnswerState
}

/** One filter of a list of submissions. Several filters must all hold. */
export type AnswerFilter = ConditionFilter | AnyOfFilter | StateFilter

/** A filter in one shape: holds when one of the tests holds, or the answer is in one of the states. */
export interface PreparedFilter {
  readonly field: string
  readonly condition: OperatorName | null
  readonly values: readonly string[]
  readonly states: readonly AnswerState[]
  /** True when `equals` compares the answers as numbers (decision 3). */
  readonly asNumbers: boolean
}

/**
 * Brings filters into one shape.
 *
 * @param typeOf type of a field, by its id; undefined for a field that no version of the form has
 */
export function prepareFilters(
  filters: readonly AnswerFilter[],
  typeOf: (fieldId: string) => string | undefined,
  fieldTypes: AnswerRulesOf,
): readonly PreparedFilter[] {
  return filters.map((filter) => {
    const { field } = filter
    const asNumbers = comparesAsNumbers(fieldTypes, typeOf(field))
    if ('state' in filter) {
      return { field, condition: null, values: [], states: [filter.state], asNumbers }
    }
    const { condition } = filter
    return 'values' in filter
      ? { field, condition, values: filter.values, states: filter.states ?? [], asNumbers }
      : { field, condition, values: [filter.value], states: [], asNumbers }
  })
}

/** True when the filter depends on which questions were asked, so that the form's version decides. */
export function needsVersion({ states }: PreparedFilter): boolean {
  return states.some((state) => state !== 'answered')
}

/** State of one question. A stored answer means that the question was asked (decision 2). */
export function answerState(
  data: Answers,
  fieldId: string,
  isVisible: (fieldId: string) => boolean,
): AnswerState {
  if (readAnswer(answerTo(data, fieldId)) !== nothing) return 'answered'
  return isVisible(fieldId) ? 'no_response' : 'not_asked'
}

/**
 * Creates the test whether answers meet all filters. It alone decides; the server's SQL is tested against it.
 *
 * @returns the test. `isVisible` tells whether the submission's version showed a field with these answers; it is called
 *   only for states.
 */
export function filterTest(
  filters: readonly PreparedFilter[],
): (data: Answers, isVisible: (fieldId: string) => boolean) => boolean {
  const tests = filters.map((filter) => ({ ...filter, rules: rulesOf(filter) }))
  return (data, isVisible) =>
    tests.every(({ field, rules, states, asNumbers }) => {
      const answer = readAnswer(answerTo(data, field))
      return (
        rules.some((rule) => rule.holds(answer, rule.value, asNumbers)) ||
        (states.length > 0 && states.includes(answerState(data, field, isVisible)))
      )
    })
}

function rulesOf({ condition, values }: PreparedFilter): readonly RuleTest[] {
  if (condition === null) return []
  return values.map((value) => ruleTest({ condition, value })).filter((rule) => rule !== null)
}
