import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** how long typing rests before the address follows */
const restMs = 300

/** The search text. The address has it too, so that Back from a form leads to the same cards. */
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
