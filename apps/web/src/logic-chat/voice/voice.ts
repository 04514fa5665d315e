import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NewRecognizer, Recognizer } from './recognizer.ts'

/** the only supported speech language (spec section 9) */
const speechLanguage = 'en-US'

/** The states of dictation: idle, listening, error (spec section 4). */
export type VoiceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'listening' }
  | { readonly kind: 'error'; readonly message: string }

export interface Voice extends StoreApi<VoiceState> {
  /** Starts or stops dictation. Speech up to that moment is still recognized. */
  toggle(): void
  /** Stops at once and discards unfinished speech. */
  stop(): void
}

/** Callbacks for recognized speech. */
interface Listener {
  /** called before each phrase */
  readonly begins: () => void
  /** called repeatedly with the whole phrase as recognized so far */
  readonly hears: (phrase: string) => void
}

/** Recognizes one phrase at a time. */
export function createVoice(New: NewRecognizer | null, listener: Listener): Voice {
  const store = createStore<VoiceState>()(() => ({ kind: 'idle' }))
  let recognizer: Recognizer | null = null
  const enter = (state: VoiceState) => store.setState(state, true)
  const fail = (message: string) => {
    recognizer = null
    enter({ kind: 'error', message })
  }

  function listen() {
    if (New === null) return fail(notSupported)
    const listening = new New()
    listening.lang = speechLanguage
    listening.continuous = false
    listening.interimResults = true
    listening.maxAlternatives = 1
    // A recognizer that was stopped may still report its end.
    const ifStill = (act: () => void) => {
      if (recognizer === listening) act()
    }
    listening.onresult = ({ results }) =>
      ifStill(() =>
        listener.hears(Array.from(results, (heard) => heard[0]?.transcript ?? '').join('')),
      )
    listening.onerror = ({ error }) => ifStill(() => fail(voiceErrorText(error)))
    listening.onend = () =>
      ifStill(() => {
        recognizer = null
        enter({ kind: 'idle' })
      })
    recognizer = listening
    try {
      listening.start()
      listener.begins()
      enter({ kind: 'listening' })
    } catch {
      fail(startFailed)
    }
  }

  return Object.assign(store, {
    toggle() {
      if (recognizer === null) listen()
      // Stop, and wait for the end event with the last result.
      else recognizer.stop()
    },
    stop() {
      const stopped = recognizer
      recognizer = null
      stopped?.abort()
      if (store.getState().kind === 'listening') enter({ kind: 'idle' })
    },
  })
}

/** Error texts of spec section 8. Codes without their own text share one that names the code. */
const sentences: Readonly<Record<string, string>> = {
  'no-speech': 'No speech detected. Please try again.',
  'audio-capture': 'Microphone not accessible. Please check permissions.',
  'not-allowed': 'Microphone permission denied. Please enable microphone access.',
  network: 'Network error occurred during speech recognition.',
}

const startFailed = 'Failed to start speech recognition'
const notSupported = 'Speech recognition not supported in this browser'

function voiceErrorText(code: string): string {
  return Object.hasOwn(sentences, code)
    ? (sentences[code] ?? '')
    : `Speech recognition error: ${code}`
}
