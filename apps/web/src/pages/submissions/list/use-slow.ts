import { useEffect, useState } from 'react'

/** what is over sooner needs no word */
const patienceMs = 600

/** Whether something has been going on for so long that it should be said. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
