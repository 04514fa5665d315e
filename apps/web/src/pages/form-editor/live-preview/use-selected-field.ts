import type { Filling } from '@ramiform/core/filling/filling'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { markField } from '../../../forms/preview/mark-field.ts'

/** Follows the field that is selected in the editor: asks it, marks it, brings it into view. Gives whether it is hidden. */
export function useSelectedField(
  page: Document | null,
  filling: Filling | null,
  at: string | undefined,
): boolean {
  const selected = useEditorState((state) => state.selected)
  const isShown = useIsShown(filling, selected)

  useEffect(() => {
    if (page === null || filling === null) return
    // After the form has drawn itself; a question that is gone to takes the focus, which belongs to the editor now.
    const timer = setTimeout(() => {
      ask(page, filling, selected ?? at)
      markField(page, selected, { scroll: true })
    })
    return () => clearTimeout(timer)
  }, [page, filling, selected, at])
  // Shown or hidden by an answer given in the preview: the eye is there already.
  useEffect(() => {
    if (page !== null && isShown) markField(page, selected, { scroll: false })
  }, [page, selected, isShown])

  return selected !== null && filling !== null && !isShown
}

function useIsShown(filling: Filling | null, fieldId: string | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) =>
      filling === null || fieldId === null ? () => {} : filling.subscribeField(fieldId, listener),
    [filling, fieldId],
  )
  return useSyncExternalStore(
    subscribe,
    () => filling !== null && fieldId !== null && filling.isVisible(fieldId),
  )
}

/** One question at a time: goes to this one. Whoever types in the editor keeps the focus. */
function ask(page: Document, filling: Filling, fieldId: string | undefined) {
  const root = page.getElementById('root')
  if (fieldId === undefined || root === null || page.hasFocus()) return
  root.inert = true
  flushSync(() => filling.goTo(fieldId))
  root.inert = false
}
