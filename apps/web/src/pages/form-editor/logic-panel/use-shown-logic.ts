import { sectionAsField } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import { useMemo } from 'react'
import { fieldById, sectionById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { useAfterFrame } from '../../../ui/use-after-frame.ts'

/**
 * The selected fields in form order, and the heading of their logic. A selected section is like a field, and a selected
 * table is its rows.
 */
export function useShownLogic(): { readonly fields: readonly Field[]; readonly title: string } {
  // Render another field's logic after its card, so that it does not delay the card's frame.
  const selected = useAfterFrame(useEditorState((state) => state.selected))
  const picked = useAfterFrame(useEditorState((state) => state.picked))
  const schema = useEditorState(({ draft }) => draft.schema)
  return useMemo(() => {
    const { fields: all } = schema
    const section = selected === null ? undefined : sectionById(schema, selected)
    const one =
      selected === null
        ? undefined
        : (fieldById(all, selected) ?? (section && sectionAsField(section)))
    const several = all.filter(({ id, table }) => table === selected || picked.includes(id))
    const fields = one === undefined ? several : [one]
    return { fields, title: selected === null || one ? titleOf(fields) : 'Logic for all rows' }
  }, [schema, selected, picked])
}

function titleOf(fields: readonly Field[]): string {
  const [first] = fields
  if (first === undefined) return 'Logic'
  return fields.length === 1 ? `Logic for ${fieldName(first)}` : `${fields.length} fields selected`
}
