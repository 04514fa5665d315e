import { useState } from 'react'

/**
 * The list is read once a visit and then grows only by reading on, so that nothing moves under the reader.
 * What comes meanwhile is counted and offered.
 */
export function useVisit(firstVisit: number, total: number | undefined, deletedHere: number) {
  const [number, setNumber] = useState(firstVisit)
  // A submission that was deleted here, and may come back, has been seen.
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
