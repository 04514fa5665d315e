import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { fileAnswer } from './file-answer.ts'

/** Files. The answer is their names (decision 30): one text, or a list when several files are allowed. */
export const file: FieldType = {
  ...usualField,
  ...fileAnswer,
  type: 'file',
  group: 'special',
  defaultLabel: 'File Upload',
  defaultPlaceholder: '',
  control: 'files',
  example: () => null,
}
