import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** One line of any text. */
export const text: FieldType = {
  ...textAnswer,
  type: 'text',
  group: 'basic',
  defaultLabel: 'Text Input',
  defaultPlaceholder: 'Enter text...',
  bounds: 'length',
  allowsPattern: true,
  canBeSource: true,
}
