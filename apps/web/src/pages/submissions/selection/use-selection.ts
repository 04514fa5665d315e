import { useCallback, useEffect, useRef, useState } from 'react'
import { idsBetween } from './ids-between.ts'

/** The selected rows of a list, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** `toHere` applies the change to the range from the last changed row. */
  readonly set: (id: string, selected: boolean, toHere: boolean) => void
  readonly add: (ids: readonly string[]) => void
  readonly clear: () => void
}

/** @param list the ids of all rows, in order */
export function useSelection(list: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const set = useCallback((id: string, selected: boolean, toHere: boolean) => {
    const changed = toHere ? idsBetween(latest.current, last.current ?? id, id) : [id]
    last.current = id
    setIds((known) => {
      const next = new Set(known)
      for (const one of changed) {
        if (selected) next.add(one)
        else next.delete(one)
      }
      return next
    })
  }, [])
  const add = useCallback(
    (more: readonly string[]) => setIds((known) => new Set([...known, ...more])),
    [],
  )
  const clear = useCallback(() => {
    last.current = null
    setIds((known) => (known.size === 0 ? known : new Set()))
  }, [])
  return { ids, set, add, clear }
}
