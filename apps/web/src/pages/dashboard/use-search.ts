import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** milliseconds after the last key until the URL updates */
const restMs = 300

/** The search text, stored in the URL, so that Back from a form shows the same cards. */
export function useSearch(): readonly [string, (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [search, setSearch] = useState(inAddress)
  useEffect(() => {
    if (search === inAddress) return
    const timer = setTimeout(
      () =>
        setParams(
          (known) => {
            const changed = new URLSearchParams(known)
            if (search === '') changed.delete('q')
            else changed.set('q', search)
            return changed
          },
          { replace: true, preventScrollReset: true },
        ),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [search, inAddress, setParams])
  return [search, setSearch]
}
