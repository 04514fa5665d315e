import type { FieldType } from '@ramiform/core/field-type'
import { anyText, textToLine } from '../shared/text-answer.ts'

/** One line of any text. */
export const text: FieldType = {
  type: 'text',
  group: 'basic',
  defaultLabel: 'Text Input',
  defaultPlaceholder: 'Enter text...',
  answerKind: 'text',
  bounds: 'length',
  allowsPattern: true,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: true,
  hints: ['name', 'title', 'company', 'city', 'job'],
  check: anyText,
  toText: textToLine,
  initial: {},
}
