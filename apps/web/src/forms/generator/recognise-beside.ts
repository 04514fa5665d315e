import { type Recognition, type RecognitionJob, recognise } from './recognition.ts'

/** longer texts may take more than a frame or two */
const longestAtOnce = 4_000

/** Recognises, in a worker where the text is long. The function that comes back gives it up. */
export function recogniseBeside(
  job: RecognitionJob,
  onDone: (recognition: Recognition) => void,
): () => void {
  if (job.text.length <= longestAtOnce) {
    onDone(recognise(job))
    return () => {}
  }
  const worker = new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Recognition>) => {
    end()
    onDone(data)
  })
  // Where no worker starts, the page does the work itself.
  worker.addEventListener('error', () => {
    end()
    onDone(recognise(job))
  })
  worker.postMessage(job)
  return end
}
