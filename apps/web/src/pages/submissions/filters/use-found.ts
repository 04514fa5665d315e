import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { FilterQuery } from './results-filter.ts'

/** Counts the found submissions. A long count takes several calls. */
function countQuery(formId: string, visit: number, query: FilterQuery) {
  return queryOptions({
    queryKey: ['form', formId, 'submissions', 'count', visit, query],
    queryFn: async ({ signal }) => {
      let count = 0
      let cursor: string | null = null
      do {
        const part: { count: number; nextCursor: string | null } = await call('countSubmissions', {
          params: { id: formId },
          query: { ...query, ...(cursor !== null && { cursor }) },
          signal,
        })
        count += part.count
        cursor = part.nextCursor
      } while (cursor !== null)
      return count
    },
  })
}

/** Number of found submissions; undefined while it is counted, or when that failed. */
export function useFound(
  formId: string,
  visit: number,
  query: FilterQuery,
  isNeeded: boolean,
): number | undefined {
  const { data } = useQuery({
    ...countQuery(formId, visit, query),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  })
  return isNeeded ? data : undefined
}

interface Choices {
  readonly counts: ReadonlyMap<string, number>
  /** all known answers, options of the form first */
  readonly values: readonly string[]
  readonly answered: number
  readonly noResponse: number
  readonly notAsked: number
}

/**
 * Counts of each option of a question.
 *
 * @param query all filters but the edited one
 */
export function useChoices(
  formId: string,
  visit: number,
  field: string,
  query: FilterQuery,
): Choices | undefined {
  const { data } = useQuery({
    queryKey: ['form', formId, 'submissions', 'choices', visit, field, query],
    queryFn: async ({ signal }): Promise<Choices> => {
      const counts = new Map<string, number>()
      let [answered, noResponse, notAsked] = [0, 0, 0]
      let cursor: string | null = null
      do {
        const part = await choicesPart(formId, field, query, cursor, signal)
        for (const { value, count } of part.choices) {
          counts.set(value, (counts.get(value) ?? 0) + count)
        }
        answered += part.answered
        noResponse += part.noResponse
        notAsked += part.notAsked
        cursor = part.nextCursor
      } while (cursor !== null)
      return { counts, values: [...counts.keys()], answered, noResponse, notAsked }
    },
    placeholderData: keepPreviousData,
  })
  return data
}

function choicesPart(
  formId: string,
  field: string,
  query: FilterQuery,
  cursor: string | null,
  signal: AbortSignal,
) {
  return call('countChoices', {
    params: { id: formId },
    query: { ...query, field, ...(cursor !== null && { cursor }) },
    signal,
  })
}
