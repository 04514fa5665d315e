import { binDays } from '@ramiform/contract/bin'
import { dayText } from '../../forms/dates.ts'

/** The day on which an item leaves the bin for good. */
export function restorableUntil(deletedAt: string): string {
  const end = new Date(deletedAt)
  end.setDate(end.getDate() + binDays)
  return dayText(end)
}
