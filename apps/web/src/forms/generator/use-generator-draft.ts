import { useEffect, useState } from 'react'
import {
  emptyDraft,
  forgetDraft,
  type GeneratorDraft,
  keepDraft,
  readDraft,
} from './generator-draft.ts'

const storage = () => sessionStorage

/**
 * The generator's draft for this browser session, stored on every change. It survives closing the generator or the
 * page.
 */
export function useGeneratorDraft() {
  const [draft, setDraft] = useState(() => readDraft(storage))
  useEffect(() => {
    if (draft === emptyDraft) forgetDraft(storage)
    else keepDraft(storage, draft)
  }, [draft])
  return {
    draft,
    change: (part: Partial<GeneratorDraft>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => {
      forgetDraft(storage)
      setDraft(emptyDraft)
    },
  }
}
