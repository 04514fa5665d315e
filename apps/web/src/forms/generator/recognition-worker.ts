import { type RecognitionJob, recognise } from './recognition.ts'

// Reads a long text beside the page, which stays quick meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<RecognitionJob>) => {
  self.postMessage(recognise(data))
})
