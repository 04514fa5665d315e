import type { FieldType } from '@ramiform/core/field-type'
import { freeText } from '../shared/text-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** The address of a website; `ramiform.org` without https is one for most people, so nothing is refused. */
export const url: FieldType = {
  ...usualField,
  ...freeText,
  type: 'url',
  group: 'basic',
  defaultLabel: 'Website URL',
  // The specification lists no placeholder for it.
  defaultPlaceholder: 'https://',
}
