import type { Closed } from '@ramiform/core/closing'
import { momentText } from './dates.ts'

/** The reason why a form is closed, for a badge: `Closed by date` */
export function closedBriefly(closed: Closed): string {
  if (closed.by === 'payments') return 'Last places reserved'
  return closed.by === 'date' ? 'Closed by date' : `Closed at ${countText(closed.responses)}`
}

/** The reason with the time, in the reader's time zone: `Closed at 100 submissions, the last Today, 14:32` */
export function closedFully(closed: Closed, now: Date): string {
  if (closed.by === 'payments') return `Last places reserved: ${reservedText(closed.reserved)}`
  const moment = momentText(new Date(closed.at), now)
  return closed.by === 'date'
    ? `Closed by date, ${moment}`
    : `${closedBriefly(closed)}, the last ${moment}`
}

function countText(count: number): string {
  return count === 1 ? '1 submission' : `${count.toLocaleString('en')} submissions`
}

/** Number of response places reserved by pending payments: `2 payments in progress` */
export function reservedText(places: number): string {
  return places === 1
    ? '1 payment in progress'
    : `${places.toLocaleString('en')} payments in progress`
}
