import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { limitedDate } from './limited-date.ts'

/** A date, stored as `YYYY-MM-DD`. */
export const date: FieldType = {
  ...usualField,
  ...limitedDate,
  type: 'date',
  group: 'special',
  defaultLabel: 'Date',
  defaultPlaceholder: '',
  canBeSource: true,
  comparesAsDay: true,
  control: 'calendar',
  example: (_field, today) => today,
}
