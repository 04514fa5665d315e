import type { Conditional } from './condition.ts'
import { mapRules } from './conditional-rules.ts'

/** Returns the logic with other fields to read. `idOf` gives the new id for each field id. */
export function renameSources(
  conditional: Conditional,
  idOf: (fieldId: string) => string,
): Conditional {
  return mapRules(conditional, ({ valueFrom, ...rule }) => ({
    ...rule,
    fieldId: idOf(rule.fieldId),
    ...(valueFrom !== undefined && { valueFrom: idOf(valueFrom) }),
  }))
}

/** Returns the logic with other values, for renamed options. The answer to another field is none of them. */
export function renameValues(
  conditional: Conditional,
  valueFor: (fieldId: string, value: string) => string,
): Conditional {
  return mapRules(conditional, (rule) =>
    rule.valueFrom === undefined ? { ...rule, value: valueFor(rule.fieldId, rule.value) } : rule,
  )
}
