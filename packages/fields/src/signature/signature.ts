import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { signatureAnswer } from './signature-answer.ts'

/** A signature as a picture, which is stored like the file of a file field. */
export const signature: FieldType = {
  ...usualField,
  ...signatureAnswer,
  type: 'signature',
  group: 'more',
  defaultLabel: 'Signature',
  defaultPlaceholder: '',
  control: 'signature',
  example: () => null,
}
