import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { phoneAnswer } from './phone-answer.ts'

/** A phone number. */
export const phone: FieldType = {
  ...usualField,
  ...phoneAnswer,
  type: 'phone',
  group: 'basic',
  defaultLabel: 'Phone Number',
  defaultPlaceholder: 'Enter your phone number...',
  canBeSource: true,
  isFurtherSource: true,
  example: () => '+44 20 7946 0143',
}
