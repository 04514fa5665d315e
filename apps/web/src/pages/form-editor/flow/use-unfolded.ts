import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useCallback, useMemo, useState } from 'react'

/** Fields that are drawn separately: those unfolded, selected once, or with a finding. */
export function useUnfolded(
  selectedId: string | undefined,
  byField: ReadonlyMap<string, readonly ListedFinding[]>,
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const unfold = useCallback(
    (ids: readonly string[]) => setOpened((before) => new Set([...before, ...ids])),
    [],
  )
  if (selectedId !== undefined && !opened.has(selectedId)) {
    setOpened(new Set([...opened, selectedId]))
  }
  const unfolded = useMemo(() => new Set([...opened, ...byField.keys()]), [opened, byField])
  return { unfolded, unfold }
}
