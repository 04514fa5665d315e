import { isTraditional } from '@ramiform/core/form'
import { useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { type Arrangement, arrange, nothingArranged } from './arrangement.ts'

/** Arrangement of the cards. It stays the same object until a card moves, so that typing does not rerender the list. */
export function useArrangement(): Arrangement {
  const { store } = useEditor()
  const kept = useRef(nothingArranged)
  return useSyncExternalStore(store.subscribe, () => {
    const { draft, selected } = store.getState()
    kept.current = arrange(
      kept.current,
      draft.schema.fields,
      !isTraditional(draft.schema),
      selected,
    )
    return kept.current
  })
}
