import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, oneOffered } from '../shared/choice-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** One of several options, in a list that opens. */
export const select: FieldType = {
  ...usualField,
  ...oneOffered,
  type: 'select',
  group: 'choice',
  defaultLabel: 'Dropdown',
  defaultPlaceholder: 'Choose an option...',
  hasOptions: true,
  canBeSource: true,
  initial: { options: initialOptions },
}
