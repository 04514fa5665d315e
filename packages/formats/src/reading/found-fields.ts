import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { ImportResult, Warning } from '../import.ts'

/** Warnings; no one reads more */
const mostWarnings = 200

/** Cuts the result of an importer to the limits of a form. */
export function foundFields(
  found: readonly Field[],
  warnings: readonly Warning[] = [],
): ImportResult {
  if (found.length === 0) return { problem: { code: 'no_fields' } }
  const fields = found.slice(0, limits.fields)
  const told = [...warnings.slice(0, mostWarnings)]
  if (warnings.length > mostWarnings) {
    told.push({ message: `There are ${count(warnings.length - mostWarnings)} more warnings.` })
  }
  if (found.length <= limits.fields) return { fields, warnings: told }

  told.unshift({
    message: `Only the first ${count(limits.fields)} fields were imported. A form can have no more.`,
  })
  const ids = new Set(fields.map(({ id }) => id))
  const isWhole = ({ conditional }: Field) =>
    conditional === undefined || rulesOf(conditional).every(({ fieldId }) => ids.has(fieldId))
  return {
    fields: fields.map((field) => {
      if (isWhole(field)) return field
      const { conditional: _, ...rest } = field
      return rest
    }),
    warnings: told.filter(({ fieldId }) => fieldId === undefined || ids.has(fieldId)),
  }
}

function count(number: number): string {
  return number.toLocaleString('en')
}
