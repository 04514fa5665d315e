import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { NewFieldId } from '../import.ts'

/** A few fields that many forms begin with (spec section 3). */
export interface Template {
  readonly name: string
  readonly description: string
  fields(newId: NewFieldId): readonly Field[]
}

/** A field of a template: its type's defaults and what differs. */
export function templateField(
  type: FieldTypeName,
  label: string,
  members: Partial<Field>,
  newId: NewFieldId,
): Field {
  return { ...createField(fieldTypes[type], newId()), label, ...members }
}
