import { useEffect, useState } from 'react'

/** milliseconds until a wait counts as slow */
const patienceMs = 600

/** True once a process has run long enough to show a message. */
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
