import { useSearchParams } from 'react-router'

export const formFilters = ['all', 'published', 'drafts'] as const
export type FormFilter = (typeof formFilters)[number]

/** The form filter, stored in the URL so that it survives a reload. */
export function useFilter(): readonly [FormFilter, (filter: FormFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = formFilters.find((name) => name === params.get('show')) ?? 'all'
  const setFilter = (next: FormFilter) =>
    setParams(
      (known) => {
        const changed = new URLSearchParams(known)
        if (next === 'all') changed.delete('show')
        else changed.set('show', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [filter, setFilter]
}
