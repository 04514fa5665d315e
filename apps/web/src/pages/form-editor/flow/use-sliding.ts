import { useEffect, useState } from 'react'
import type { FlowLayout } from './lay-out-flow.ts'

const slidingMs = 260

/** True for a moment after a new layout of the same drawing, in which its nodes slide to their new places. */
export function useSliding(layout: FlowLayout, subject: string): boolean {
  const [shown, setShown] = useState({ layout, subject })
  const [sliding, setSliding] = useState(false)
  if (shown.layout !== layout || shown.subject !== subject) {
    setShown({ layout, subject })
    setSliding(shown.subject === subject)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each layout slides for the full time
  useEffect(() => {
    if (!sliding) return
    const timer = setTimeout(() => setSliding(false), slidingMs)
    return () => clearTimeout(timer)
  }, [sliding, layout])
  return sliding
}
