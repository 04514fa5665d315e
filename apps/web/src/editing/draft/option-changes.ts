import { renamedOptions } from '@ramiform/core/conditions/offer-changes'
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
