import type { FieldType } from '@ramiform/core/field-type'
import { anyText, textToLine } from '../shared/text-answer.ts'

/** Text of several lines. */
export const textarea: FieldType = {
  type: 'textarea',
  group: 'basic',
  defaultLabel: 'Long Text',
  defaultPlaceholder: 'Enter your message...',
  answerKind: 'text',
  bounds: 'length',
  allowsPattern: true,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: false,
  hints: ['message', 'comment', 'comments', 'feedback', 'description', 'details', 'address'],
  check: anyText,
  toText: textToLine,
  initial: {},
}
