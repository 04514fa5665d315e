import type { Field } from '@ramiform/core/field'
import { fieldById } from './form-draft.ts'

/** Options that were renamed in place, by field: old name to new. Only fields with renamed options. */
export function renamedByField(
  before: readonly Field[],
  after: readonly Field[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    after.flatMap(({ id, options = [] }) => {
      const old = fieldById(before, id)?.options ?? []
      const renamed = old === options ? new Map<string, string>() : renamedOptions(old, options)
      return renamed.size === 0 ? [] : [[id, renamed] as const]
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
