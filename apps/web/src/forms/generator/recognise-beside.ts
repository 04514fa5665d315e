import { workBeside } from '../../shell/work-beside.ts'
import { type Recognition, type RecognitionJob, recognise } from './recognition.ts'

/** longer texts may take more than a frame or two */
const longestAtOnce = 4_000

/** Recognises, in a worker where the text is long. The function that comes back gives it up. */
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
