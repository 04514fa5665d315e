import { workBeside } from '../../shell/work-beside.ts'
import { type Recognition, type RecognitionJob, recognise } from './recognition.ts'

/** text length in characters above which recognition may take several frames */
const longestAtOnce = 4_000

/** Recognizes fields; long texts in a worker. Returns a function that cancels. */
export function recogniseBeside(
  job: RecognitionJob,
  onDone: (recognition: Recognition) => void,
): () => void {
  const recogniseHere = () => onDone(recognise(job))
  if (job.text.length > longestAtOnce) return workBeside(startWorker, job, onDone, recogniseHere)
  recogniseHere()
  return () => {}
}

const startWorker = () =>
  new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
