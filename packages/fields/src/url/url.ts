import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** The address of a website; `ramiform.org` without https is one for most people, so nothing is refused. */
export const url: FieldType = {
  ...textAnswer,
  type: 'url',
  group: 'basic',
  defaultLabel: 'Website URL',
  // The specification lists no placeholder for it.
  defaultPlaceholder: 'https://',
  bounds: 'length',
  allowsPattern: true,
}
