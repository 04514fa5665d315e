import type { FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { useCallback } from 'react'
import { addField } from '../../../editing/draft/field-commands.ts'
import { placeAfter, placeOf, sectionById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newFieldId } from '../../../forms/field-id.ts'
import { useToast } from '../../../ui/Toast.tsx'

/** Adds a field at a position. Without one, it adds it after the selected field, or at the end. */
export function useAddField(): (type: FieldTypeName | FieldType, place?: number) => void {
  const { store, announce } = useEditor()
  const toast = useToast()
  return useCallback(
    (type, place) => {
      const { draft, selected } = store.getState()
      const { fields } = draft.schema
      const section = selected === null ? undefined : sectionById(draft.schema, selected)?.id
      // Below the heading of a selected section.
      const into = place === undefined ? section : undefined
      const at =
        place ?? (into === undefined ? placeAfter(fields, selected) : placeOf(draft.schema, into))
      const fieldType = typeof type === 'string' ? fieldTypes[type] : type
      store.endTyping()
      if (store.run(addField(fieldType, newFieldId(fields, Date.now()), at, into))) {
        announce(`${fieldType.defaultLabel} added at position ${at + 1}`)
      } else {
        const most = limits.fieldsInEditor.toLocaleString('en')
        toast(`Not added. A form can have up to ${most} fields.`, { kind: 'failed' })
      }
    },
    [store, toast, announce],
  )
}
