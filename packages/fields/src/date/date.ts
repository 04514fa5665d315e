import type { FieldType } from '@ramiform/core/field-type'
import { dayOfLimit } from '@ramiform/core/missed-day'
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
  example: ({ earliest, latest }, today) => {
    const [first, last] = [dayOfLimit(earliest, today), dayOfLimit(latest, today)]
    if (first !== undefined && first > today) return first
    return last !== undefined && last < today ? last : today
  },
}
