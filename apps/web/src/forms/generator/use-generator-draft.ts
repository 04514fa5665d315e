import { useEffect, useRef, useState } from 'react'
import {
  emptyDraft,
  forgetDraft,
  type GeneratorDraft,
  keepDraft,
  readDraft,
} from './generator-draft.ts'

/** how long after the last key the draft is stored */
const storeAfterMs = 300

/** The draft of this session: closing the generator, or the page, loses nothing of it. */
export function useGeneratorDraft() {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage))
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const timer = setTimeout(() => keepDraft(sessionStorage, draft), storeAfterMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => keepDraft(sessionStorage, latest.current), [])
  return {
    draft,
    change: (part: Partial<GeneratorDraft>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => {
      latest.current = emptyDraft
      setDraft(emptyDraft)
      forgetDraft(sessionStorage)
    },
  }
}
