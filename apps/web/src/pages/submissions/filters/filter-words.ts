import { operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { AnswerFilter, AnswerState } from '@ramiform/core/submissions/filters'
import { type ImpactKindName, impactTitles } from '../../../forms/impact/impact-words.ts'

export const stateWords: Readonly<Record<AnswerState, string>> = {
  answered: 'Answered',
  no_response: 'No response',
  not_asked: 'Not asked',
}

/** A choice of submissions in words, as on its chip. */
export function idsWords(reason: ImpactKindName | null): string {
  return reason === null ? 'Chosen submissions' : impactTitles[reason]
}

/** The condition and the value of a filter in words, as on its chip. */
export function filterWords(filter: AnswerFilter): {
  readonly condition: string
  readonly value: string
} {
  if ('state' in filter) return { condition: 'is', value: stateWords[filter.state] }
  const value = 'values' in filter ? '' : filter.value
  const condition = operatorLabel(filter.condition, value)
  if ('values' in filter) {
    const states = (filter.states ?? []).map((state) => stateWords[state])
    return { condition, value: [...filter.values, ...states].join(' or ') }
  }
  return { condition, value: operators[filter.condition].needsValue ? value : '' }
}
