import { useCallback } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'

/** Selects the next field with a finding, in form order and from the start again. False without findings. */
export function useNextFinding(): () => boolean {
  const { store, findings } = useEditor()
  return useCallback(() => {
    const { byField } = findings.getState()
    const { draft, selected } = store.getState()
    const ids = draft.schema.fields.map(({ id }) => id)
    const from = ids.indexOf(selected ?? '') + 1
    const next = [...ids.slice(from), ...ids.slice(0, from)].find((id) => byField.has(id))
    if (next === undefined) return false
    store.select(next)
    return true
  }, [store, findings])
}
