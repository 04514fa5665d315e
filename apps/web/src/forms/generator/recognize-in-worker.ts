import { runInWorker } from '../../shell/run-in-worker.ts'
import { type Recognition, type RecognitionJob, recognize } from './recognition.ts'

/** text length in characters above which recognition may take several frames */
const longestAtOnce = 4_000

/** Recognizes fields; long texts in a worker. Returns a function that cancels. */
export function recognizeInWorker(
  job: RecognitionJob,
  onDone: (recognition: Recognition) => void,
): () => void {
  const recognizeHere = () => onDone(recognize(job))
  if (job.text.length > longestAtOnce) return runInWorker(startWorker, job, onDone, recognizeHere)
  recognizeHere()
  return () => {}
}

const startWorker = () =>
  new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
