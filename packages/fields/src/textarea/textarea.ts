import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Text of several lines. */
export const textarea: FieldType = {
  ...textAnswer,
  type: 'textarea',
  group: 'basic',
  defaultLabel: 'Long Text',
  defaultPlaceholder: 'Enter your message...',
  bounds: 'length',
  allowsPattern: true,
}
