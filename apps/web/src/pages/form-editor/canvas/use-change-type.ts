import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { useCallback } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { readersInWords, readersOf } from '../../../editing/draft/rules-on-field.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { changedType, changeType, restoreType, typeOf } from './change-type.ts'

/** Changes the type of a field. The notice lists lost settings and offers Undo; rules stay unchanged. */
export function useChangeType() {
  const { store, announce } = useEditor()
  const toast = useToast()
  return useCallback(
    (id: string, type: FieldTypeName) => {
      const { fields } = store.getState().draft.schema
      const field = fieldById(fields, id)
      if (field === undefined) return
      const from = typeOf(field)
      const to = fieldTypes[type]
      const { lost } = changedType(field, from, to)
      store.endTyping()
      if (!store.run(changeType(id, type))) return
      const step = store.getState().past.at(-1)
      const words = `${fieldName(field)} is now a ${to.defaultLabel} field`
      // Rules compare answers: with a different answer format, they may no longer match.
      const answersOtherwise =
        from?.answerKind !== to.answerKind || from.hasOptions !== to.hasOptions || !to.canBeSource
      const readers = answersOtherwise ? readersOf(fields, id) : []
      if (lost.length === 0 && readers.length === 0) return announce(words)
      const without = lost.length === 0 ? '' : `, without its ${listed(lost)}`
      const check = readers.length === 0 ? '' : `. Check the logic of ${readersInWords(readers)}`
      toast(words + without + check, {
        undo: () => {
          if (store.getState().past.at(-1) === step) store.undo()
          else store.run(restoreType(field))
        },
      })
    },
    [store, toast, announce],
  )
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
