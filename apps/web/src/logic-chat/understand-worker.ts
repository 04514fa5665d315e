import { understandInConversation } from '@ramiform/language/chat/conversation'
import type { SentenceJob } from './understand.ts'

// Worker that reads sentences about many fields without blocking the page.
self.addEventListener('message', ({ data }: MessageEvent<SentenceJob>) => {
  const { sentence, fields, before, selected } = data
  self.postMessage(understandInConversation(sentence, fields, { before, selected }))
})
