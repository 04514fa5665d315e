import type { FieldType } from '@ramiform/core/field-type'
import { freeText } from '../shared/text-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** A phone number, written as people write theirs: the specification gives it no form. */
export const phone: FieldType = {
  ...usualField,
  ...freeText,
  type: 'phone',
  group: 'basic',
  defaultLabel: 'Phone Number',
  defaultPlaceholder: 'Enter your phone number...',
}
