/** The used part of the browser's SpeechRecognition API. Some browsers do not have it. */
export interface Recogniser {
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

export type NewRecogniser = new () => Recogniser

/** The speech recognition of the browser; null without one, and the button is hidden (spec section 8). */
export function recogniserOf(scope: object): NewRecogniser | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as {
    readonly SpeechRecognition?: NewRecogniser
    readonly webkitSpeechRecognition?: NewRecogniser
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}
