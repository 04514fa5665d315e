import { limits } from '@ramiform/core/limits'
import { useCallback } from 'react'
import { addTable } from '../../../editing/draft/add-table.ts'
import { placeAfter, placeOf, sectionById } from '../../../editing/draft/form-draft.ts'
import { addSection } from '../../../editing/draft/section-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newFieldIds, newPartId } from '../../../forms/field-id.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { type LayoutType, pictureChoice, picturesType, tableType } from './layouts.ts'
import { useAddField } from './use-add-field.ts'

/** Adds a section, a table or a picture choice at a position. Without one, it adds it after the selected field, or at the end. */
export function useAddLayout(): (type: LayoutType, place?: number) => void {
  const { store, announce } = useEditor()
  const toast = useToast()
  const add = useAddField()
  return useCallback(
    (type, place) => {
      const refuse = (what: string) =>
        toast(`Not added. A form can have up to ${what}.`, { kind: 'failed' })
      const { draft, selected } = store.getState()
      const { fields, sections = [], tables = [] } = draft.schema
      store.endTyping()
      if (type === picturesType) {
        add(pictureChoice, place)
      } else if (type === tableType) {
        const section = selected === null ? undefined : sectionById(draft.schema, selected)?.id
        const into = place === undefined ? section : undefined
        const at =
          place ?? (into === undefined ? placeAfter(fields, selected) : placeOf(draft.schema, into))
        const newId = newFieldIds(fields, Date.now())
        if (store.run(addTable(newPartId('table', tables), at, newId, into)))
          announce('Matrix added')
        else
          refuse(`${limits.tables} tables and ${limits.fieldsInEditor.toLocaleString('en')} fields`)
      } else if (
        store.run(addSection(newPartId('section', sections), place ?? placeAfter(fields, selected)))
      ) {
        announce('Section added')
      } else refuse(`${limits.sections} sections`)
    },
    [store, toast, announce, add],
  )
}
