import { useEffect, useMemo } from 'react'
import type { Draft } from './use-chat.ts'
import { recognizerOf } from './voice/recognizer.ts'
import { createVoice, type Voice } from './voice/voice.ts'

/** Dictation into the draft, after its present text. Null where the browser has no speech recognition. */
export function useVoice(draft: Draft): Voice | null {
  const voice = useMemo(() => {
    const recognizer = recognizerOf(window)
    if (recognizer === null) return null
    let before = ''
    return createVoice(recognizer, {
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
