import type { Field } from '@ramiform/core/field'
import { withOther } from '@ramiform/core/other'
import { fieldById } from './form-draft.ts'

/** Options that were renamed in place, also *Other*, by field: old name to new. Only fields with renamed options. */
export function renamedByField(
  before: readonly Field[],
  after: readonly Field[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    after.flatMap((field) => {
      const old = fieldById(before, field.id)
      if (old === undefined || old === field) return []
      const renamed = renamedOptions(withOther(old).options ?? [], withOther(field).options ?? [])
      return renamed.size === 0 ? [] : [[field.id, renamed] as const]
    }),
  )
}

/** Options that were renamed in place, old name to new. */
export function renamedOptions(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, string> {
  // With another number of them nobody can tell a new name from a new option.
  if (before.length !== after.length) return new Map()
  const old = new Set(before)
  const present = new Set(after)
  return new Map(
    before.flatMap((option, index): [string, string][] => {
      const now = after[index] ?? ''
      return option === now || present.has(option) || old.has(now) ? [] : [[option, now]]
    }),
  )
}
