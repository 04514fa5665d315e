import type { FieldType } from '@ramiform/core/field-type'
import { freeText } from '../shared/text-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** One line of any text. */
export const text: FieldType = {
  ...usualField,
  ...freeText,
  type: 'text',
  group: 'basic',
  defaultLabel: 'Text Input',
  defaultPlaceholder: 'Enter text...',
  canBeSource: true,
}
