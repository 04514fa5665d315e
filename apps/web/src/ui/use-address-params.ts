import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Parameters of the address, and a function that changes some of them; null or an empty text removes a parameter.
 *
 * React Router computes a change from the rendered address. Of two changes before the next render, the second would
 * undo the first. This function computes it from the address requested last.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const requested = useRef(params)
  useEffect(() => {
    requested.current = params
  }, [params])
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, { replace = true } = {}) => {
      const next = new URLSearchParams(requested.current)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      requested.current = next
      setParams(next, { replace, preventScrollReset: true })
    },
    [setParams],
  )
  return [params, change] as const
}
