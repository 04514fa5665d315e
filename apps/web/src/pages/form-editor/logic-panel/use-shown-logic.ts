import { sectionAsField } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { EditorState } from '../../../editing/draft/editor-store.ts'
import { conditionalOf, fieldById, sectionById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { afterFrame } from '../../../ui/after-frame.ts'

export interface ShownLogic {
  /** the selected fields in form order; a selected section is like a field, and a selected table is its rows */
  readonly fields: readonly Field[]
  /** the form with its hidden fields among the fields, since rules can read them */
  readonly schema: FormSchema
  /** the heading of their logic */
  readonly title: string
}

/** What the logic panel shows. */
export function useShownLogic(): ShownLogic {
  const { draft, selected, picked } = usePanelState()
  const { schema } = draft
  return useMemo(() => {
    const section = selected === null ? undefined : sectionById(schema, selected)
    const one =
      selected === null
        ? undefined
        : (fieldById(schema.fields, selected) ?? (section && sectionAsField(section)))
    const several = schema.fields.filter(
      ({ id, table }) => table === selected || picked.includes(id),
    )
    const fields = one === undefined ? several : [one]
    const isTable = several.some(({ table }) => table === selected)
    const title = isTable && !one ? 'Logic for all rows' : titleOf(fields)
    return { fields, schema: withHiddenFields(schema), title }
  }, [schema, selected, picked])
}

/**
 * The form and the selection. Changed rules show at once, since their inputs are in the panel. Everything else shows
 * after the frame, so that the panel does not delay a keystroke in a label, a new card or a selection.
 */
function usePanelState(): EditorState {
  const { store } = useEditor()
  const [state, setState] = useState(store.getState)
  useEffect(() => {
    let cancel = () => {}
    const stop = store.subscribe((now, before) => {
      const isSameSelection = now.selected === before.selected && now.picked === before.picked
      if (isSameSelection && now.draft.schema === before.draft.schema) return
      cancel()
      if (isSameSelection && hasOtherRules(now, before)) setState(now)
      else cancel = afterFrame(() => startTransition(() => setState(store.getState())))
    })
    return () => {
      stop()
      cancel()
    }
  }, [store])
  return state
}

/** True when the rules of a selected field changed. */
function hasOtherRules({ draft, selected, picked }: EditorState, before: EditorState): boolean {
  return (selected === null ? picked : [selected]).some(
    (id) => conditionalOf(draft.schema, id) !== conditionalOf(before.draft.schema, id),
  )
}

function titleOf(fields: readonly Field[]): string {
  const [first] = fields
  if (first === undefined) return 'Logic'
  return fields.length === 1 ? `Logic for ${fieldName(first)}` : `${fields.length} fields selected`
}
