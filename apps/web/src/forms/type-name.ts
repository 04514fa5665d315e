import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/** Name of a field's type in a list of sources. A hidden field or value asks nothing, so it has no type of question. */
export function typeNameOf({ type, hidden, formula }: Field): string | undefined {
  if (hidden) return formula ? 'Value' : 'Hidden field'
  return fieldTypeOf(fieldTypes, type)?.defaultLabel
}
