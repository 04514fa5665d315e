import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import { type FormFilter, formFilters } from './dashboard-forms.ts'

/** Search, filter and folder, stored in the URL, so that a reload and Back from a form show the same forms. */
export function useDashboardAddress() {
  const [params, change] = useAddressParams()
  // A change of the address would cancel opening a form, whose code may still load.
  const next = useNavigation().location?.pathname
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = next !== undefined && next !== '/dashboard'
  }, [next])
  const [search, setSearch, searchNow] = useSearchText(
    params.get('q') ?? '',
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
      setSearch('')
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
