import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { mostDecided } from '@ramiform/core/conditions/flow-path'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'

/**
 * The selected field of the flow. It opens with the field named by the address's hash, or the one with the most rules
 * on its path. That field is not selected in the editor, so that commands do not change it by accident.
 */
export function useFlowSelection(schema: FormSchema) {
  const { store } = useEditor()
  const { hash } = useLocation()
  const selectedId = useEditorState(({ selected }) => selected)
  const [opening, setOpening] = useState(() => openingField(schema, hash))
  const id = selectedId ?? opening
  const selected: Field | undefined = id === null ? undefined : fieldById(schema.fields, id)
  const select = useCallback(
    (fieldId: string | null) => {
      // The editor selects questions only.
      const isAsked = fieldId === null || fieldById(schema.fields, fieldId)?.hidden !== true
      setOpening(isAsked ? null : fieldId)
      store.select(isAsked ? fieldId : null)
    },
    [store, schema],
  )
  const rest = useCallback(() => select(null), [select])
  return { selected, select, rest }
}

function openingField(schema: FormSchema, hash: string): string | null {
  const asked = decodeURIComponent(hash.slice(1))
  if (fieldById(schema.fields, asked) !== undefined) return asked
  return isTraditional(schema) ? null : mostDecided(flowGraph(schema))
}
