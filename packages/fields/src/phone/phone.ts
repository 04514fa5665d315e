import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** A phone number, written as people write theirs: the specification gives it no form. */
export const phone: FieldType = {
  ...textAnswer,
  type: 'phone',
  group: 'basic',
  defaultLabel: 'Phone Number',
  defaultPlaceholder: 'Enter your phone number...',
  bounds: 'length',
  allowsPattern: true,
}
