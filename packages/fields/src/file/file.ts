import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** A file; the answer is its name (decision 30). */
export const file: FieldType = {
  ...textAnswer,
  type: 'file',
  group: 'special',
  defaultLabel: 'File Upload',
  defaultPlaceholder: '',
}
