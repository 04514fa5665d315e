/** The used part of the browser's SpeechRecognition API. Some browsers do not have it. */
export interface Recognizer {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: SpeechResults) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface SpeechResults {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

export type NewRecognizer = new () => Recognizer

/** The speech recognition of the browser; null without one, and the button is hidden (spec section 8). */
export function recognizerOf(scope: object): NewRecognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as {
    readonly SpeechRecognition?: NewRecognizer
    readonly webkitSpeechRecognition?: NewRecognizer
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}
