import { checkRules } from '@ramiform/core/conditions/check-rules'
import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { type OnOpenRule, type OpenRule, simpleRuleId } from './open-rule.ts'

/** The rule of a field that is edited, and how to open, close and cancel it. */
export function useOpenRule(fieldId: string) {
  const { store, findings } = useEditor()
  const [open, setOpen] = useState<OpenRule | null>(null)

  const onOpen = useCallback<OnOpenRule>(
    (ruleId, isNew = false) => {
      if (ruleId === null) return setOpen(null)
      const { past, draft } = store.getState()
      const known = isNew
        ? []
        : checkRules(draft.schema).filter(
            (problem) => problem.fieldId === fieldId && (problem.ruleId ?? simpleRuleId) === ruleId,
          )
      setOpen({
        ruleId,
        opened: Date.now(),
        isNew,
        steps: past.length - (isNew ? 1 : 0),
        known: new Set(known.map(({ code }) => code)),
      })
    },
    [store, fieldId],
  )
  useEffect(() => {
    findings.openRule(open && fieldId)
    return () => findings.openRule(null)
  }, [findings, open, fieldId])
  const steps = open?.steps ?? null
  const onCancel = useCallback(() => {
    if (steps !== null && store.getState().past.length > steps) store.goTo(steps)
    setOpen(null)
  }, [store, steps])

  return { open, onOpen, onCancel }
}
