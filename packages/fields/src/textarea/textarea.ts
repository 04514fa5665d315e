import type { FieldType } from '@ramiform/core/field-type'
import { freeText } from '../shared/text-answer.ts'
import { exampleText, usualField } from '../shared/usual-field.ts'

/** Text with several lines. */
export const textarea: FieldType = {
  ...usualField,
  ...freeText,
  type: 'textarea',
  group: 'basic',
  defaultLabel: 'Long Text',
  defaultPlaceholder: 'Enter your message...',
  control: 'lines',
  example: (field) => exampleText('A longer example answer.', field),
}
