import { understandSentence } from '@ramiform/language/chat/understand-sentence'
import type { SentenceJob } from './understand.ts'

// Worker that reads sentences about many fields without blocking the page.
self.addEventListener('message', ({ data }: MessageEvent<SentenceJob>) => {
  self.postMessage(understandSentence(data.sentence, data.fields))
})
