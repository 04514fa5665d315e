import type { FieldType } from '@ramiform/core/field-type'
import { anyText, textToLine } from '../shared/text-answer.ts'

/** The address of a website; `ramiform.org` without https is one for most people, so nothing is refused. */
export const url: FieldType = {
  type: 'url',
  group: 'basic',
  defaultLabel: 'Website URL',
  // The specification lists no placeholder for it.
  defaultPlaceholder: 'https://',
  answerKind: 'text',
  bounds: 'length',
  allowsPattern: true,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: false,
  hints: ['website', 'url', 'link', 'homepage', 'web address'],
  check: anyText,
  toText: textToLine,
  initial: {},
}
