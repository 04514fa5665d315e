import type { FieldType } from '@ramiform/core/field-type'
import { anyText, textToLine } from '../shared/text-answer.ts'

/** A phone number, written as people write theirs: the specification gives it no form. */
export const phone: FieldType = {
  type: 'phone',
  group: 'basic',
  defaultLabel: 'Phone Number',
  defaultPlaceholder: 'Enter your phone number...',
  answerKind: 'text',
  bounds: 'length',
  allowsPattern: true,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: false,
  hints: ['phone', 'mobile', 'telephone', 'tel', 'cell'],
  check: anyText,
  toText: textToLine,
  initial: {},
}
