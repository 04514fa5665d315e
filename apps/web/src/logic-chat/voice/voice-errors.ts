/** Error texts of spec section 8. Codes without their own text share one that names the code. */
const sentences: Readonly<Record<string, string>> = {
  'no-speech': 'No speech detected. Please try again.',
  'audio-capture': 'Microphone not accessible. Please check permissions.',
  'not-allowed': 'Microphone permission denied. Please enable microphone access.',
  network: 'Network error occurred during speech recognition.',
}

export const startFailed = 'Failed to start speech recognition'
export const notSupported = 'Speech recognition not supported in this browser'

export function voiceErrorText(code: string): string {
  return Object.hasOwn(sentences, code)
    ? (sentences[code] ?? '')
    : `Speech recognition error: ${code}`
}
