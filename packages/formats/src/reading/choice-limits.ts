import { canHaveColumns, canLimitChoices } from '@ramiform/core/choice-settings'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'

export type ChoiceLimits = Pick<Field, 'minChoices' | 'maxChoices' | 'columns'>

const mostColumns = 3

/** Fewest and most choices and columns of another program, as far as a field of this type can have them. */
export function choiceLimits(
  type: FieldTypeName,
  given: {
    readonly least?: number | null | undefined
    readonly most?: number | null | undefined
    readonly columns?: number | null | undefined
  },
): ChoiceLimits {
  const counts = canLimitChoices(fieldTypes[type])
  const [least, most] = [given.least, given.most].map((count) =>
    counts && isCount(count) ? count : undefined,
  )
  const columns = canHaveColumns(fieldTypes[type]) && isCount(given.columns) ? given.columns : 1
  return {
    ...(least !== undefined && { minChoices: least }),
    ...(most !== undefined && { maxChoices: most }),
    // One column is usual.
    ...(columns > 1 && { columns: Math.min(columns, mostColumns) }),
  }
}

function isCount(count: number | null | undefined): count is number {
  return (
    typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= limits.options
  )
}
