import { workBeside } from '../../shell/work-beside.ts'
import { type ImportJob, type Reading, runImportJob } from './import-job.ts'

/** longer texts may take more than a tenth of a second */
const longestAtOnce = 50_000

/** Reads a text, a long one in a worker. The function that comes back gives it up. */
export function readBeside(job: ImportJob, onRead: (reading: Reading) => void): () => void {
  const readHere = () => onRead(runImportJob(job))
  if (job.text.length > longestAtOnce) return workBeside(startWorker, job, onRead, readHere)
  readHere()
  return () => {}
}

const startWorker = () =>
  new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
