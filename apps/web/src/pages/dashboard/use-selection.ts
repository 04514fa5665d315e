import { useCallback, useMemo } from 'react'
import { type RowSelection, useRowSelection } from '../../ui/use-row-selection.ts'
import type { DashboardForm } from './dashboard-forms.ts'

/** The selected forms of the list. */
export interface Selection extends Pick<RowSelection, 'toggle' | 'clear'> {
  readonly forms: readonly DashboardForm[]
  readonly has: (id: string) => boolean
  readonly setAll: (ids: readonly string[]) => void
}

/** @param shown the forms of the list in order; forms that a filter hides are not selected */
export function useSelection(shown: readonly DashboardForm[]): Selection {
  const rows = useMemo(() => shown.map(({ id }) => id), [shown])
  const { ids, toggle, add, clear } = useRowSelection(rows)
  const forms = useMemo(
    () => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))),
    [shown, ids],
  )
  const setAll = useCallback(
    (all: readonly string[]) => {
      clear()
      add(all)
    },
    [add, clear],
  )
  return { forms, has: (id) => ids.has(id), toggle, setAll, clear }
}
