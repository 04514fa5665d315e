import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/**
 * Fields that a rule may read: seven types, and never the field itself (spec section 5). The current source stays
 * listed whatever its type; otherwise an imported rule would look empty.
 */
export function sourceFields(
  fields: readonly Field[],
  ownId: string,
  chosenId: string,
): readonly Field[] {
  return fields.filter(
    ({ id, type }) =>
      id === chosenId || (id !== ownId && fieldTypeOf(fieldTypes, type)?.canBeSource === true),
  )
}
