import { useState } from 'react'

/**
 * The list loads once per visit and then grows only at its end, so that rows do not move while reading. New submissions
 * are counted and offered behind a button.
 */
export function useVisit(firstVisit: number, total: number | undefined, deletedHere: number) {
  const [number, setNumber] = useState(firstVisit)
  // Count submissions deleted on this page as seen, because Undo can restore them.
  const all = total === undefined ? undefined : total + deletedHere
  const [seen, setSeen] = useState(all)
  if (seen === undefined && all !== undefined) setSeen(all)
  return {
    number,
    arrivals: all === undefined || seen === undefined ? 0 : Math.max(0, all - seen),
    begin() {
      setNumber(Date.now())
      setSeen(all)
    },
  }
}
