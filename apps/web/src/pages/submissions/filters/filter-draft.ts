import {
  isOperator,
  type OperatorName,
  operatorLabel,
  operators,
} from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import {
  type AnswerFilter,
  type AnswerState,
  answerStates,
} from '@ramiform/core/submissions/filters'
import { fieldTypes } from '@ramiform/fields'
import { stateWords } from './filter-words.ts'

/** A filter while it is edited. It may be incomplete. */
export interface FilterDraft {
  readonly field: string
  /** a condition, or the name of a state */
  readonly condition: OperatorName | AnswerState
  readonly value: string
  /** ticked options and states, where the field has options */
  readonly values: readonly string[]
  readonly states: readonly AnswerState[]
}

export interface ConditionOption {
  readonly value: FilterDraft['condition']
  readonly label: string
}

/** True when the owner ticks options instead of entering one value. */
export function ticksOptions(field: Field, condition: FilterDraft['condition']): boolean {
  return hasOptions(field) && condition === tickingCondition(field)
}

/** True for fields with a list of options to choose from. */
export const hasOptions = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.hasOptions === true

/** A list of checkboxes contains an option; another answer is one. */
const tickingCondition = ({ type }: Field) =>
  fieldTypeOf(fieldTypes, type)?.answerKind === 'list' ? 'contains' : 'equals'

/** States of a question. An empty hidden field or value was not asked, because it asks nothing (decision 565). */
function statesOf({ hidden }: Field): readonly AnswerState[] {
  return answerStates.filter((state) => !hidden || state !== 'no_response')
}

/** Conditions for a field, the usual one first. States follow, unless they are among the options to tick. */
export function conditionsFor(field: Field): readonly ConditionOption[] {
  const known = fieldTypeOf(fieldTypes, field.type)
  const named = (names: readonly OperatorName[]) =>
    names.map((value) => ({ value, label: operatorLabel(value, '', field) }))
  if (hasOptions(field))
    return named([tickingCondition(field), 'not_equals', 'is_empty', 'is_not_empty'])
  const states = statesOf(field).map((value) => ({
    value,
    label: `is ${stateWords[value].toLowerCase()}`,
  }))
  if (known?.comparesAsNumber || known?.comparesAsDay) {
    return [...named(['equals', 'not_equals', 'greater_than', 'less_than']), ...states]
  }
  if (known?.answerKind === 'payment') return states
  return [...named(['contains', 'equals', 'not_equals']), ...states]
}

export function newDraft(field: Field): FilterDraft {
  const [first] = conditionsFor(field)
  return {
    field: field.id,
    condition: first?.value ?? 'contains',
    value: '',
    values: [],
    states: [],
  }
}

export function draftOf(filter: AnswerFilter, field: Field): FilterDraft {
  const draft = { field: field.id, value: '', values: [], states: [] }
  if ('state' in filter) {
    return hasOptions(field)
      ? { ...draft, condition: tickingCondition(field), states: [filter.state] }
      : { ...draft, condition: filter.state }
  }
  const { condition } = filter
  if ('values' in filter) {
    return { ...draft, condition, values: filter.values, states: filter.states ?? [] }
  }
  return ticksOptions(field, condition)
    ? { ...draft, condition, values: [filter.value] }
    : { ...draft, condition, value: filter.value }
}

/** The filter of a draft; null while it is incomplete. */
export function filterOfDraft(draft: FilterDraft, field: Field): AnswerFilter | null {
  const { condition, value, values, states } = draft
  if (!isOperator(condition)) return { field: field.id, state: condition }
  if (ticksOptions(field, condition) && (condition === 'equals' || condition === 'contains')) {
    if (values.length + states.length === 0) return null
    return { field: field.id, condition, values, ...(states.length > 0 && { states }) }
  }
  if (!operators[condition].needsValue) return { field: field.id, condition, value: '' }
  return value === '' ? null : { field: field.id, condition, value }
}
