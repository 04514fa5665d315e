import { useCallback, useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useSearchText } from '../../ui/use-search-text.ts'
import { type FormFilter, formFilters } from './dashboard-forms.ts'

/** Search, filter and folder, stored in the URL, so that a reload and Back from a form show the same forms. */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  // A change of the address would cancel opening a form, whose code may still load.
  const next = useNavigation().location?.pathname
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = next !== undefined && next !== '/dashboard'
  }, [next])
  const inAddress = params.get('q') ?? ''
  const [search, setSearch, searchNow] = useSearchText(
    inAddress,
    useCallback(
      (q: string) => {
        if (!isLeaving.current) change({ q })
      },
      [change],
    ),
  )
  return {
    search,
    setSearch,
    searchNow,
    filter: formFilters.find((name) => name === params.get('show')) ?? 'all',
    setFilter: (next: FormFilter) => change({ show: next === 'all' ? null : next }),
    clear: () => {
      // The new address empties the field. A second change of the address at the same time would undo the first.
      if (inAddress === '') setSearch('')
      change({ q: null, show: null })
    },
    /** id of the shown folder, or `noFolder`; null for all forms */
    folder: params.get('folder'),
  }
}

/** Address of the dashboard with one folder; null shows all forms. */
export function folderAddress(folder: string | null): string {
  return folder === null ? '/dashboard' : `/dashboard?folder=${encodeURIComponent(folder)}`
}
