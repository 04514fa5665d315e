import type { FieldType } from '@ramiform/core/field-type'
import { anyText, textToLine } from '../shared/text-answer.ts'

/** A file; the answer is its name (decision 30). */
export const file: FieldType = {
  type: 'file',
  group: 'special',
  defaultLabel: 'File Upload',
  defaultPlaceholder: '',
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: false,
  hints: ['file', 'upload', 'attachment', 'resume', 'cv', 'photo', 'document'],
  check: anyText,
  toText: textToLine,
  initial: {},
}
