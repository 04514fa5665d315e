import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** how long typing rests before the address follows */
const restMs = 300

/** What is searched for. The address has it too, so that Back from a form leads to the same cards. */
export function useSearch(): readonly [string, (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [search, setSearch] = useState(inAddress)
  useEffect(() => {
    if (search === inAddress) return
    const timer = setTimeout(
      () =>
        setParams(search === '' ? {} : { q: search }, { replace: true, preventScrollReset: true }),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [search, inAddress, setParams])
  return [search, setSearch]
}
