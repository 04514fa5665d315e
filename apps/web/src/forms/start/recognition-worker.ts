import { unusedSentences } from '@ramiform/language/descriptions/unused-sentences'
import { type RecognitionJob, recognize } from './recognition.ts'

/** Job that finds the parts of a description that led to nothing. */
export interface UnusedJob {
  readonly kind: 'unused'
  readonly text: string
}

// Worker that recognizes fields in long texts without blocking the page.
self.addEventListener('message', ({ data }: MessageEvent<RecognitionJob | UnusedJob>) => {
  self.postMessage(data.kind === 'unused' ? unusedSentences(data.text) : recognize(data))
})
