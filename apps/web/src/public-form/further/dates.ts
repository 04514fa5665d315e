// Loaded only by forms with a date that has an earliest or latest day.
import { addDateLimits } from '@ramiform/fields/add-date-limits'

export const open = addDateLimits
