import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, oneOffered } from '../shared/choice-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** One of several options, all in view. */
export const radio: FieldType = {
  ...usualField,
  ...oneOffered,
  type: 'radio',
  group: 'choice',
  defaultLabel: 'Multiple Choice',
  defaultPlaceholder: '',
  hasOptions: true,
  canBeSource: true,
  initial: { options: initialOptions },
}
