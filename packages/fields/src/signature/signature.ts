import type { FieldType } from '@ramiform/core/field-type'
import { fileAnswer } from '../file/file-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/**
 * A signature as a picture, which is stored like the file of a file field. The answer is its name, or the typed name
 * from a browser without JavaScript.
 */
export const signature: FieldType = {
  ...usualField,
  ...fileAnswer,
  type: 'signature',
  group: 'more',
  defaultLabel: 'Signature',
  defaultPlaceholder: '',
  control: 'signature',
  example: () => null,
}
