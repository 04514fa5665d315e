import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { changedType, changeType, restoreType } from '../../../editing/draft/change-type.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { readersInWords, readersOf } from '../../../editing/draft/rules-on-field.ts'
import { typeOf } from '../../../editing/draft/type-of.ts'
import type { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import type { useToast } from '../../../ui/Toast.tsx'

/** Changes the type of a field. The notice lists lost settings and offers Undo; rules stay unchanged. */
export function changeTypeWithNotice(
  { store, announce }: ReturnType<typeof useEditor>,
  toast: ReturnType<typeof useToast>,
  id: string,
  type: FieldTypeName,
): void {
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
  if (lost.length === 0 && readers.length === 0) {
    announce(words)
    return
  }
  const without = lost.length === 0 ? '' : `, without its ${listed(lost)}`
  const check = readers.length === 0 ? '' : `. Check the logic of ${readersInWords(readers)}`
  toast(words + without + check, {
    undo: () => {
      if (store.getState().past.at(-1) === step) store.undo()
      else store.run(restoreType(field))
    },
  })
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
