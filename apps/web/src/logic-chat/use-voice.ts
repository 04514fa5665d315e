import { useEffect, useMemo } from 'react'
import type { Draft } from './use-chat.ts'
import { recogniserOf } from './voice/recogniser.ts'
import { createVoice, type Voice } from './voice/voice.ts'

/** Dictation into the draft, after its present text. Null where the browser has no speech recognition. */
export function useVoice(draft: Draft): Voice | null {
  const voice = useMemo(() => {
    const recogniser = recogniserOf(window)
    if (recogniser === null) return null
    let before = ''
    return createVoice(recogniser, {
      begins() {
        before = draft.getState().text.trim()
      },
      hears(phrase) {
        const text = [before, phrase.trim()].filter(Boolean).join(' ')
        draft.setState({ text, caret: text.length })
      },
    })
  }, [draft])
  useEffect(() => () => voice?.stop(), [voice])
  return voice
}
