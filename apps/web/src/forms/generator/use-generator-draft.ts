import { useEffect, useState } from 'react'
import {
  emptyDraft,
  forgetDraft,
  type GeneratorDraft,
  keepDraft,
  readDraft,
} from './generator-draft.ts'

const storage = () => sessionStorage

/** The draft of this session, kept with every key: closing the generator, or the page, loses nothing of it. */
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
