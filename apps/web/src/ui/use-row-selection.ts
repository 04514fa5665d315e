import { useCallback, useEffect, useRef, useState } from 'react'

/** The selected rows of a list, by id. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>
  /** `toHere` applies the change to the range from the last changed row. */
  readonly set: (id: string, selected: boolean, toHere: boolean) => void
  /** Selects or deselects a row. With `toHere`, selects the range from the last changed row. */
  readonly toggle: (id: string, toHere?: boolean) => void
  readonly add: (ids: readonly string[]) => void
  readonly clear: () => void
}

/** @param list the ids of all rows, in order */
export function useRowSelection(list: readonly string[]): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const change = useCallback(
    (id: string, toHere: boolean, selects: (known: ReadonlySet<string>) => boolean) => {
      const changed = toHere ? idsBetween(latest.current, last.current ?? id, id) : [id]
      last.current = id
      setIds((known) => {
        const next = new Set(known)
        const selected = selects(known)
        for (const one of changed) {
          if (selected) next.add(one)
          else next.delete(one)
        }
        return next
      })
    },
    [],
  )
  const set = useCallback<RowSelection['set']>(
    (id, selected, toHere) => change(id, toHere, () => selected),
    [change],
  )
  const toggle = useCallback<RowSelection['toggle']>(
    (id, toHere = false) => change(id, toHere, (known) => toHere || !known.has(id)),
    [change],
  )
  const add = useCallback(
    (more: readonly string[]) => setIds((known) => new Set([...known, ...more])),
    [],
  )
  const clear = useCallback(() => {
    last.current = null
    setIds((known) => (known.size === 0 ? known : new Set()))
  }, [])
  return { ids, set, toggle, add, clear }
}

/** Ids between two rows, inclusive, in either direction. If one of them is missing, only the second. */
export function idsBetween(list: readonly string[], from: string, to: string): readonly string[] {
  const [first, second] = [list.indexOf(from), list.indexOf(to)]
  if (first === -1 || second === -1) return [to]
  return list.slice(Math.min(first, second), Math.max(first, second) + 1)
}
