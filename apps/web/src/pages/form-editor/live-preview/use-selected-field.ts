import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { markField } from '../../../forms/preview/mark-field.ts'

/**
 * Follows the editor's selection in the preview: it goes to the field, highlights it and scrolls to it. For a section or
 * a table, this is its first field. Returns true when the field is hidden.
 */
export function useSelectedField(
  page: Document | null,
  filling: Filling | null,
  at: string | undefined,
): boolean {
  const selected = useEditorState((state) => fieldToShow(state.draft.schema, state.selected))
  const isShown = useIsShown(filling, selected)

  useEffect(() => {
    if (page === null || filling === null) return
    // Wait until the form has rendered. `ask` keeps focus in the editor, where the user is typing.
    const timer = setTimeout(() => {
      ask(page, filling, selected ?? at)
      markField(page, selected, { scroll: true })
    })
    return () => clearTimeout(timer)
  }, [page, filling, selected, at])
  // No scrolling when an answer in the preview shows or hides the field: the user is already looking at it.
  useEffect(() => {
    if (page !== null && isShown) markField(page, selected, { scroll: false })
  }, [page, selected, isShown])

  return selected !== null && filling !== null && !isShown
}

function fieldToShow({ fields }: FormSchema, selected: string | null): string | null {
  if (selected === null || fieldById(fields, selected) !== undefined) return selected
  return fields.find(({ section, table }) => [section, table].includes(selected))?.id ?? null
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

/** Goes to a question in one-question-at-a-time mode. Focus stays in the editor. */
function ask(page: Document, filling: Filling, fieldId: string | undefined) {
  const root = page.getElementById('root')
  if (fieldId === undefined || root === null || page.hasFocus()) return
  root.inert = true
  flushSync(() => filling.goTo(fieldId))
  root.inert = false
}
