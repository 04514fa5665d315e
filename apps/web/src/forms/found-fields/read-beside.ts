import { type ImportJob, type Reading, runImportJob } from './import-job.ts'

/** longer texts may take more than a tenth of a second */
const longestAtOnce = 50_000

/** Reads a text, a long one in a worker. The function that comes back gives it up. */
export function readBeside(job: ImportJob, onRead: (reading: Reading) => void): () => void {
  if (job.text.length <= longestAtOnce) {
    onRead(runImportJob(job))
    return () => {}
  }
  const readHere = () => onRead(runImportJob(job))
  const worker = startWorker()
  if (worker === null) {
    readHere()
    return () => {}
  }
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => {
    end()
    onRead(data)
  })
  // A worker that breaks down leaves the work to the page.
  for (const failure of ['error', 'messageerror']) {
    worker.addEventListener(failure, () => {
      end()
      readHere()
    })
  }
  worker.postMessage(job)
  return end
}

/** Null where the browser allows none. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  } catch (failure) {
    console.warn(failure)
    return null
  }
}
