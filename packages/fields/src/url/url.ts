import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { urlAnswer } from './url-answer.ts'

/** The address of a website, with or without `https://`. */
export const url: FieldType = {
  ...usualField,
  ...urlAnswer,
  type: 'url',
  group: 'basic',
  defaultLabel: 'Website URL',
  // The specification has no placeholder for this type.
  defaultPlaceholder: 'https://',
  canBeSource: true,
  isFurtherSource: true,
  example: () => 'https://example.org',
}
