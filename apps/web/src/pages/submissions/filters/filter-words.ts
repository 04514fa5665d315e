import { operators } from '@ramiform/core/conditions/operators'
import type { AnswerFilter, AnswerState } from '@ramiform/core/submissions/filters'

export const stateWords: Readonly<Record<AnswerState, string>> = {
  answered: 'Answered',
  no_response: 'No response',
  not_asked: 'Not asked',
}

/** The condition and the value of a filter in words, as on its chip. */
export function filterWords(filter: AnswerFilter): {
  readonly condition: string
  readonly value: string
} {
  if ('state' in filter) return { condition: 'is', value: stateWords[filter.state] }
  const condition = operators[filter.condition].label
  if ('values' in filter) {
    const states = (filter.states ?? []).map((state) => stateWords[state])
    return { condition, value: [...filter.values, ...states].join(' or ') }
  }
  return { condition, value: operators[filter.condition].needsValue ? filter.value : '' }
}
