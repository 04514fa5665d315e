import type { Field } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

export function typeOf({ type }: Pick<Field, 'type'>): FieldType | undefined {
  return fieldTypeOf(fieldTypes, type)
}
