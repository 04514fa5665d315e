import { type Conditional, isSimple, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { Finding, Fix } from '@ramiform/core/findings/finding'
import { mapRules, withoutRules } from '../../../editing/draft/conditional-rules.ts'
import type { Command } from '../../../editing/draft/edit.ts'
import { changeField, setConditional } from '../../../editing/draft/field-commands.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'

/** Applies the fix of a finding as one undo step. */
export function fixFinding({ fieldId, fix }: Finding): Command {
  return (draft) => {
    const field = fieldId === undefined ? undefined : fieldById(draft.schema.fields, fieldId)
    if (field === undefined || fix === undefined) return null
    if (fix.kind === 'swap_bounds') return changeField(field.id, swapped(field))(draft)
    const { conditional } = field
    if (conditional === undefined) return null
    return setConditional(field.id, repaired(conditional, fix), { name: 'Fix' })(draft)
  }
}

function swapped({ type, payment, validation }: Field): Partial<Field> {
  return type === 'payment'
    ? { payment: { ...payment, minAmount: payment?.maxAmount, maxAmount: payment?.minAmount } }
    : { validation: { ...validation, min: validation?.max, max: validation?.min } }
}

function repaired(
  conditional: Conditional,
  fix: Exclude<Fix, { kind: 'swap_bounds' }>,
): Conditional | undefined {
  // Simple logic is converted to a new rule object at each read, so its rule cannot be compared by identity.
  const target = isSimple(conditional) ? null : rulesOf(conditional)[fix.rule - 1]
  const isTarget = (rule: Rule) => target === null || rule === target
  return fix.kind === 'remove_rule'
    ? withoutRules(conditional, isTarget)
    : mapRules(conditional, (rule) => (isTarget(rule) ? { ...rule, value: fix.value } : rule))
}

/** Reverts a fix; null if the fixed part of the field has changed since. */
export function undoFix(before: Field, after: Field): Command {
  return (draft) => {
    const now = fieldById(draft.schema.fields, before.id)
    if (now === undefined || !isUndoable(now, after)) return null
    const { conditional, validation, payment } = before
    const edit = changeField(before.id, { conditional, validation, payment })(draft)
    return edit && { ...edit, name: 'Undo a fix' }
  }
}

/** True while the fixed part of the field is unchanged. */
export function isUndoable(now: Field | undefined, after: Field): boolean {
  return (
    now !== undefined &&
    now.conditional === after.conditional &&
    now.validation === after.validation &&
    now.payment === after.payment
  )
}
