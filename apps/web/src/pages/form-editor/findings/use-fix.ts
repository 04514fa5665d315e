import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { applyFix, type Fix } from '@ramiform/proving/apply-fix'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useCallback } from 'react'
import type { Command } from '../../../editing/draft/edit.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { useToast } from '../../../ui/Toast.tsx'

/** Applies a fix as one undo step. */
export function fixFinding({ fieldId = '' }: Pick<ListedFinding, 'fieldId'>, fix: Fix): Command {
  return (draft) => {
    const schema = applyFix(draft.schema, fix)
    if (schema === null) return null
    const field = fieldById(draft.schema.fields, ownerOfLogic(fieldId))
    const name = field === undefined ? 'Fix the form' : `Fix "${fieldName(field)}"`
    return { name, draft: { ...draft, schema } }
  }
}

/** Fixes a finding from the list or a mark. A toast offers Undo. */
export function useFix(): (finding: ListedFinding, fix: Fix) => void {
  const { store, findings } = useEditor()
  const toast = useToast()
  return useCallback(
    (finding, fix) => {
      store.endTyping()
      if (!store.run(fixFinding(finding, fix))) {
        toast('Not fixed. The form has changed.', { kind: 'failed' })
        return
      }
      const step = store.getState().past.at(-1)
      findings.check()
      toast(`${step?.name ?? 'Fix'}: done`, {
        undo() {
          if (store.getState().past.at(-1) === step) store.undo()
        },
      })
    },
    [store, findings, toast],
  )
}
