import { runInWorker } from '../../shell/run-in-worker.ts'
import { type ImportJob, type Reading, runImportJob } from './import-job.ts'

/** text length in characters above which reading may take over 0.1 s and moves to a worker */
const longestAtOnce = 50_000

/** Reads a text; long texts in a worker. Returns a function that cancels. */
export function readInWorker(job: ImportJob, onRead: (reading: Reading) => void): () => void {
  const readHere = () => onRead(runImportJob(job))
  if (job.text.length > longestAtOnce) return runInWorker(startWorker, job, onRead, readHere)
  readHere()
  return () => {}
}

const startWorker = () =>
  new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
