import { isOperator } from '@ramiform/core/conditions/operators'
import {
  type AnswerFilter,
  type AnswerState,
  answerStates,
} from '@ramiform/core/submissions/filters'
import { type ImpactKindName, isImpactKind } from '../../../forms/impact/impact-words.ts'
import { shownAtMost } from '../../../forms/impact/shown-submissions.ts'
import { type Period, periodFromText, periodLimits, periodToText } from './period.ts'

/** Filters of the results. All must hold. */
export interface ResultsFilter {
  /** text in the email address or any answer */
  readonly search: string
  readonly period: Period | null
  /** true only with an email address, false only without, null for both */
  readonly withEmail: boolean | null
  readonly answers: readonly AnswerFilter[]
  /** only these submissions; null for all */
  readonly ids: readonly string[] | null
  /** why these ids were chosen; null when the address gives no reason */
  readonly reason: ImpactKindName | null
}

export const noFilter: ResultsFilter = {
  search: '',
  period: null,
  withEmail: null,
  answers: [],
  ids: null,
  reason: null,
}

/** Limit of the server. */
export const mostFilters = 20

export function isFiltered(filter: ResultsFilter): boolean {
  return Object.keys(queryOfFilter(filter, 0)).length > 0
}

/** The filter of a URL. Parts that are not understood are left out. */
export function filterFromParams(params: URLSearchParams): ResultsFilter {
  const email = params.get('email')
  const reason = params.get('impact')
  return {
    search: params.get('q') ?? '',
    period: periodFromText(params.get('when')),
    withEmail: email === 'yes' ? true : email === 'no' ? false : null,
    answers: answersFromText(params.get('filters')),
    ids: idsFromText(params.get('ids')),
    reason: isImpactKind(reason) ? reason : null,
  }
}

/** URL parameters of a filter; null removes one. */
export function paramsOfFilter(filter: ResultsFilter): Readonly<Record<string, string | null>> {
  const { search, period, withEmail, answers, ids, reason } = filter
  return {
    q: search === '' ? null : search,
    when: period === null ? null : periodToText(period),
    email: withEmail === null ? null : withEmail ? 'yes' : 'no',
    filters: answers.length === 0 ? null : JSON.stringify(answers),
    ids: ids === null ? null : ids.join(','),
    impact: ids === null ? null : reason,
  }
}

export interface FilterQuery {
  q?: string
  from?: string
  to?: string
  withEmail?: 'true' | 'false'
  filters?: string
  ids?: string
}

/**
 * The filter as the server takes it.
 *
 * @param now time of the visit in milliseconds
 */
export function queryOfFilter(filter: ResultsFilter, now: number): FilterQuery {
  const { search, period, withEmail, answers, ids } = filter
  return {
    ...(search !== '' && { q: search }),
    ...(period !== null && periodLimits(period, now)),
    ...(withEmail !== null && { withEmail: withEmail ? ('true' as const) : ('false' as const) }),
    ...(answers.length > 0 && { filters: JSON.stringify(answers) }),
    ...(ids !== null && { ids: ids.join(',') }),
  }
}

function idsFromText(text: string | null): readonly string[] | null {
  return text === null || text === '' ? null : text.split(',').slice(0, shownAtMost)
}

function answersFromText(text: string | null): readonly AnswerFilter[] {
  if (text === null) return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read)
      ? read.flatMap((one) => answerFilterOf(one) ?? []).slice(0, mostFilters)
      : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function answerFilterOf(read: unknown): AnswerFilter | null {
  if (typeof read !== 'object' || read === null) return null
  const { field, state, condition, value, values, states } = read as Readonly<
    Record<string, unknown>
  >
  if (typeof field !== 'string') return null
  if (isState(state)) return { field, state }
  if (typeof condition !== 'string' || !isOperator(condition)) return null
  if (Array.isArray(values) && (condition === 'equals' || condition === 'contains')) {
    const texts = values.filter((one) => typeof one === 'string')
    const known = Array.isArray(states) ? states.filter(isState) : []
    if (texts.length + known.length === 0) return null
    return { field, condition, values: texts, ...(known.length > 0 && { states: known }) }
  }
  return typeof value === 'string' ? { field, condition, value } : null
}

function isState(value: unknown): value is AnswerState {
  return answerStates.some((state) => state === value)
}
