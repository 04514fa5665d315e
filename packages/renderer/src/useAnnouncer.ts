import { type RefObject, useCallback, useRef } from 'react'

/** Several fields that appear together are announced together. */
const gatherMs = 100
/** More than these are counted instead of named. */
const namedAtOnce = 3

/** Says politely which questions an answer has brought; the focus does not move. */
export function useAnnouncer(): {
  region: RefObject<HTMLParagraphElement | null>
  announce: (label: string) => void
} {
  const region = useRef<HTMLParagraphElement>(null)
  const waiting = useRef<string[]>([])
  const announce = useCallback((label: string) => {
    waiting.current.push(label)
    if (waiting.current.length > 1) return
    setTimeout(() => {
      const labels = waiting.current
      waiting.current = []
      if (region.current !== null) region.current.textContent = words(labels)
    }, gatherMs)
  }, [])
  return { region, announce }
}

function words(labels: readonly string[]): string {
  if (labels.length > namedAtOnce) return `${labels.length} new questions below`
  return `${labels.length === 1 ? 'New question' : 'New questions'}: ${labels.join(', ')}`
}
