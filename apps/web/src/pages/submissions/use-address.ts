import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type SubmissionsTabName = 'submissions' | 'summary'

/** What the address says besides the form: the tab, and what is searched for, so that both can be linked to. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (name: string, value: string | null, manner: { readonly replace: boolean }) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { ...manner, preventScrollReset: true },
      ),
    [setParams],
  )
  const tab: SubmissionsTabName = params.get('tab') === 'summary' ? 'summary' : 'submissions'
  return {
    tab,
    showTab: (next: SubmissionsTabName) =>
      change('tab', next === 'summary' ? next : null, { replace: false }),
    search: params.get('q') ?? '',
    setSearch: useCallback(
      (search: string) => change('q', search === '' ? null : search, { replace: true }),
      [change],
    ),
  }
}
