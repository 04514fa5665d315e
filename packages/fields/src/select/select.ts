import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions } from '../shared/initial-options.ts'
import { oneOrOther } from '../shared/other-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** Choice of one option in a dropdown. */
export const select: FieldType = {
  ...usualField,
  ...oneOrOther,
  type: 'select',
  group: 'choice',
  defaultLabel: 'Dropdown',
  defaultPlaceholder: 'Choose an option...',
  control: 'list',
  canBeSource: true,
  initial: { options: initialOptions },
  example: ({ options = [] }) => options[0] ?? null,
}
