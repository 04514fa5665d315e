import { useCallback, useMemo, useRef, useState } from 'react'
import type { DashboardForm } from './dashboard-forms.ts'

/** The selected forms of the list. */
export interface Selection {
  readonly forms: readonly DashboardForm[]
  readonly has: (id: string) => boolean
  /** selects a form or removes it; with `toHere` all forms from the last changed one */
  readonly toggle: (id: string, toHere?: boolean) => void
  readonly setAll: (ids: readonly string[]) => void
  readonly clear: () => void
}

/** @param shown the forms of the list in order; forms that a filter hides are not selected */
export function useSelection(shown: readonly DashboardForm[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const forms = useMemo(
    () => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))),
    [shown, ids],
  )
  const toggle = useCallback(
    (id: string, toHere = false) => {
      const range = toHere ? formsBetween(shown, last.current, id) : [id]
      last.current = id
      setIds((known) => {
        const next = new Set(known)
        const selects = toHere || !known.has(id)
        for (const one of range) {
          if (selects) next.add(one)
          else next.delete(one)
        }
        return next
      })
    },
    [shown],
  )
  const setAll = useCallback((all: readonly string[]) => setIds(new Set(all)), [])
  const clear = useCallback(() => {
    last.current = null
    setIds((known) => (known.size === 0 ? known : new Set()))
  }, [])
  return { forms, has: (id) => ids.has(id), toggle, setAll, clear }
}

/** Ids from one form to another, inclusive, in either direction; only the second if the first is not shown. */
export function formsBetween(
  shown: readonly { readonly id: string }[],
  from: string | null,
  to: string,
): readonly string[] {
  const ids = shown.map(({ id }) => id)
  const [first, second] = [ids.indexOf(from ?? ''), ids.indexOf(to)]
  if (first === -1 || second === -1) return [to]
  return ids.slice(Math.min(first, second), Math.max(first, second) + 1)
}
