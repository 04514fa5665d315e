import { type RecognitionJob, recognize } from './recognition.ts'

// Worker that recognizes fields in long texts without blocking the page.
self.addEventListener('message', ({ data }: MessageEvent<RecognitionJob>) => {
  self.postMessage(recognize(data))
})
