import { understandSentence } from '@ramiform/language/chat/understand-sentence'
import type { SentenceJob } from './understand.ts'

// Reads a sentence about many fields beside the page, which stays quick meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<SentenceJob>) => {
  self.postMessage(understandSentence(data.sentence, data.fields))
})
