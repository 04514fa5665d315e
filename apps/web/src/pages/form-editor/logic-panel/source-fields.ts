import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/**
 * The fields a rule may read: seven types, and never the field itself (spec section 5). One that is chosen
 * already stays in the list whatever its type, or an imported rule would seem to have none.
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
