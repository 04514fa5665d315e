import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type BinTab = 'forms' | 'submissions'

/** Tab, search and form filter of the bin, stored in the URL so that they survive a reload. */
export function useBinAddress() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const tab: BinTab = params.get('tab') === 'submissions' ? 'submissions' : 'forms'
  return {
    tab,
    showTab: (next: BinTab) => change('tab', next === 'forms' ? null : next),
    search: params.get('q') ?? '',
    setSearch: useCallback((q: string) => change('q', q === '' ? null : q), [change]),
    form: params.get('form'),
    showAllForms: () => change('form', null),
  }
}
