import { renamedOptions } from '@ramiform/core/conditions/offer-changes'
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
