import type { Conditional } from '@ramiform/core/conditions/condition'
import { copyConditional } from '@ramiform/core/conditions/edit'
import { useCallback } from 'react'
import { setConditionals } from '../../../editing/draft/field-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newRuleId } from '../../../forms/rule-ids.ts'

/** Gives one or more fields the same logic as one undo step. `undefined` removes their logic. */
export function useGiveLogic(ids: readonly string[]) {
  const { store, announce } = useEditor()
  return useCallback(
    (conditional: Conditional | undefined, verb = conditional === undefined ? 'Remove' : 'Add') => {
      const changes = ids.map((id) => {
        const own = conditional === undefined ? undefined : copyConditional(conditional, newRuleId)
        return [id, own] as const
      })
      store.endTyping()
      if (!store.run(setConditionals(new Map(changes), verb))) return
      const of = ids.length === 1 ? '' : ` for ${ids.length} fields`
      announce(conditional === undefined ? `Logic removed${of}` : `Rule added${of}`)
    },
    [store, announce, ids],
  )
}
