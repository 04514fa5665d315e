import { useCallback, useMemo } from 'react'
import { attemptStorage } from '../../../storage/attempt-storage.ts'
import { upTo } from '../../../ui/breakpoints.ts'
import { useAddressParams } from '../../../ui/use-address-params.ts'
import { useMedia } from '../../../ui/use-media.ts'
import {
  filterFromParams,
  paramsOfFilter,
  queryOfFilter,
  type ResultsFilter,
} from '../filters/results-filter.ts'
import type { ListQuery } from './submission-queries.ts'

const furtherSets = ['partial', 'held'] as const
/** Which entries the page shows: submissions, unfinished answers or suspected spam. */
export type SetName = 'submissions' | (typeof furtherSets)[number]

const views = ['table', 'cards', 'summary'] as const
export type ViewName = (typeof views)[number]

export type SortName = 'newest' | 'oldest'

const viewKey = (formId: string) => `ramiform:results:${formId}`

/** Set, view, filter and order, stored in the URL so that they can be linked to. The browser remembers the view. */
export function useAddress(formId: string) {
  const [params, change] = useAddressParams()
  const isPhone = useMedia(upTo.phone)
  const kept = params.get('view') ?? attemptStorage(() => localStorage.getItem(viewKey(formId)))
  const view = views.find((name) => name === kept) ?? 'table'
  return {
    set: (furtherSets.find((name) => name === params.get('tab')) ?? 'submissions') as SetName,
    /** A table needs more room than a phone has. */
    view: isPhone && view === 'table' ? 'cards' : view,
    showView: useCallback(
      (next: ViewName, filter?: ResultsFilter) => {
        attemptStorage(() => localStorage.setItem(viewKey(formId), next))
        const changes = filter === undefined ? {} : paramsOfFilter(filter)
        change({ ...changes, view: next }, { replace: false })
      },
      [change, formId],
    ),
    filter: useMemo(() => filterFromParams(params), [params]),
    setFilter: useCallback((filter: ResultsFilter) => change(paramsOfFilter(filter)), [change]),
    setSearch: useCallback((q: string) => change({ q }), [change]),
    sort: (params.get('sort') === 'oldest' ? 'oldest' : 'newest') as SortName,
    setSort: useCallback(
      (sort: SortName) => change({ sort: sort === 'newest' ? null : sort }),
      [change],
    ),
  }
}

/** Filter and order as the list of submissions takes them. */
export function listQuery(filter: ResultsFilter, sort: SortName, visit: number): ListQuery {
  return { ...queryOfFilter(filter, visit), ...(sort === 'oldest' && { sort }) }
}
