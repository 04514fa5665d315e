import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const further = ['partial', 'held', 'summary'] as const
export type SubmissionsTabName = 'submissions' | (typeof further)[number]

/** Tab and search text, stored in the URL so that both can be linked to. */
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
  const tab = further.find((name) => name === params.get('tab')) ?? 'submissions'
  return {
    tab: tab as SubmissionsTabName,
    showTab: (next: SubmissionsTabName) =>
      change('tab', next === 'submissions' ? null : next, { replace: false }),
    search: params.get('q') ?? '',
    setSearch: useCallback(
      (search: string) => change('q', search === '' ? null : search, { replace: true }),
      [change],
    ),
  }
}
