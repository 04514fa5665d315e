import { type Conditional, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { UnderstoodRule } from '@ramiform/language/chat/understanding'
import { useState } from 'react'
import { newRuleId } from '../forms/rule-ids.ts'
import { same } from '../forms/same.ts'
import { sameLogic } from '../forms/same-logic.ts'
import type { FormAtHand, LogicOutcome } from './form-at-hand.ts'
import { useLogicChat, useToComposer } from './logic-chat-context.tsx'
import type { AppliedRule, Reply } from './message.ts'
import { type HowToPut, isWithinLimits, putLogic } from './put-logic.ts'

export interface ApplyRuleProps {
  readonly form: FormAtHand
  readonly rule: UnderstoodRule
  readonly reply: Reply
  readonly place: number
}

/** State of a rule compared with the current logic of its field. */
type Standing =
  | { readonly kind: 'free' }
  | { readonly kind: 'other'; readonly logic: Conditional }
  /** the rule was added, and the field was changed afterwards */
  | { readonly kind: 'changed' }
  /** `takesOut`: this reply added the rule and can restore the previous logic */
  | { readonly kind: 'there'; readonly takesOut: boolean }

interface Trouble {
  readonly message: string
  readonly canLoad: boolean
  readonly isSignedOut: boolean
}

/** Adds a rule to a field and removes it again. The state comes from the field itself. */
export function useApplyRule(field: Field, { form, rule, reply, place }: ApplyRuleProps) {
  const { chat } = useLogicChat()
  const toComposer = useToComposer()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<LogicOutcome | null>(null)
  const applied = reply.applied[place]

  async function change(conditional: Conditional | null, onDone: () => void) {
    setBusy(true)
    const next = await form.setLogic(field.id, conditional).finally(() => setBusy(false))
    setOutcome(next.kind === 'done' ? null : next)
    if (next.kind !== 'done') return
    onDone()
    toComposer()
  }

  return {
    busy,
    standing: standingOf(field, rule.conditional, applied),
    trouble: troubleOf(outcome),
    put(how: HowToPut) {
      const after = putLogic(field.conditional, rule.conditional, how, newRuleId)
      if (!isWithinLimits(after)) {
        return setOutcome({
          kind: 'failed',
          message: 'This field would have too many rules. Replace its logic instead.',
        })
      }
      const before = field.conditional ?? null
      void change(after, () => chat.note(reply.id, place, { fieldId: field.id, before, after }))
    },
    takeOut() {
      if (applied === undefined) return
      void change(applied.before, () => chat.note(reply.id, place, null))
    },
    loadNewest() {
      if (outcome?.kind === 'newer') outcome.load()
      setOutcome(null)
    },
  }
}

function standingOf(
  { conditional }: Field,
  rule: Conditional,
  applied: AppliedRule | undefined,
): Standing {
  if (applied !== undefined) {
    if (same(conditional, applied.after)) return { kind: 'there', takesOut: true }
    // A rule that was undone elsewhere, as by Ctrl+Z in the editor, can be added again.
    if (!same(conditional ?? null, applied.before)) return { kind: 'changed' }
  }
  if (conditional === undefined || rulesOf(conditional).length === 0) return { kind: 'free' }
  return sameLogic(conditional, rule)
    ? { kind: 'there', takesOut: false }
    : { kind: 'other', logic: conditional }
}

function troubleOf(outcome: LogicOutcome | null): Trouble | null {
  if (outcome === null || outcome.kind === 'done') return null
  if (outcome.kind === 'failed') {
    const { message, isSignedOut = false } = outcome
    return { message, canLoad: false, isSignedOut }
  }
  return {
    message: 'The form was saved elsewhere since you opened it here. Nothing was changed.',
    canLoad: true,
    isSignedOut: false,
  }
}
