import type { Conditional } from '@ramiform/core/conditions/condition'
import { sectionAsField } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { EditorState } from '../../../editing/draft/editor-store.ts'
import { fieldById, sectionById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { afterFrame } from '../../../ui/after-frame.ts'

export interface ShownLogic {
  /** the selected fields in form order; a selected section is like a field */
  readonly fields: readonly Field[]
  /** the form with its hidden fields among the fields, since rules can read them */
  readonly schema: FormSchema
  /** the heading of their logic */
  readonly title: string
}

/** What the logic panel shows. */
export function useShownLogic(): ShownLogic {
  const { schema, selected, picked } = usePanelState()
  return useMemo(() => {
    const { fields: all } = schema
    const section = selected === null ? undefined : sectionById(schema, selected)
    const one =
      selected === null
        ? undefined
        : (fieldById(all, selected) ?? (section && sectionAsField(section)))
    const several = all.filter(({ id }) => picked.includes(id))
    const fields = one === undefined ? several : [one]
    return { fields, schema: withHiddenFields(schema), title: titleOf(fields) }
  }, [schema, selected, picked])
}

interface PanelState {
  readonly schema: FormSchema
  readonly selected: string | null
  readonly picked: readonly string[]
}

const panelState = ({ draft: { schema }, selected, picked }: EditorState): PanelState => ({
  schema,
  selected,
  picked,
})

/**
 * The form and the selection. Changed rules show at once, since their inputs are in the panel. Everything else shows
 * after the frame, so that the panel does not delay a keystroke in a label, a new card or a selection.
 */
function usePanelState(): PanelState {
  const { store } = useEditor()
  const [state, setState] = useState(() => panelState(store.getState()))
  useEffect(() => {
    let cancel = () => {}
    const update = () => setState(panelState(store.getState()))
    const stop = store.subscribe((after, before) => {
      const [now, old] = [panelState(after), panelState(before)]
      if (now.schema === old.schema && hasSameSelection(now, old)) return
      cancel()
      if (hasOtherRules(now, old)) update()
      else cancel = afterFrame(() => startTransition(update))
    })
    return () => {
      stop()
      cancel()
    }
  }, [store])
  return state
}

const hasSameSelection = (now: PanelState, old: PanelState) =>
  now.selected === old.selected && now.picked === old.picked

/** True when the rules of the fields that stay selected changed. */
function hasOtherRules(now: PanelState, old: PanelState): boolean {
  if (!hasSameSelection(now, old)) return false
  const ids = now.selected === null ? now.picked : [now.selected]
  return ids.some((id) => rulesOf(now.schema, id) !== rulesOf(old.schema, id))
}

const rulesOf = (schema: FormSchema, id: string): Conditional | undefined =>
  (fieldById(schema.fields, id) ?? sectionById(schema, id))?.conditional

function titleOf(fields: readonly Field[]): string {
  const [first] = fields
  if (first === undefined) return 'Logic'
  return fields.length === 1 ? `Logic for ${fieldName(first)}` : `${fields.length} fields selected`
}
