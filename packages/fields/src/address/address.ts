import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { addressAnswer, addressParts } from './address-answer.ts'

/** A postal address: one text of five lines. */
export const address: FieldType = {
  ...usualField,
  ...addressAnswer,
  type: 'address',
  group: 'more',
  defaultLabel: 'Address',
  defaultPlaceholder: '',
  control: 'address',
  canBeSource: true,
  usualCondition: 'is_not_empty',
  toText: (_field, answer) =>
    typeof answer === 'string'
      ? answer
          .split(/\s*[\r\n\u2028\u2029]\s*/)
          .filter((line) => line.trim() !== '')
          .join(', ')
      : usualField.toText(_field, answer),
  example: () => addressParts.join(['14 Orchard Lane', '', '12545', 'Millbrook', 'United States']),
}
