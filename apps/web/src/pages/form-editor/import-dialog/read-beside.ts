import { type ImportJob, type Reading, runImportJob } from './import-job.ts'

/** longer texts may take more than a tenth of a second */
const longestAtOnce = 50_000

/** Reads a text, a long one in a worker. The function that comes back gives it up. */
export function readBeside(job: ImportJob, onRead: (reading: Reading) => void): () => void {
  if (job.text.length <= longestAtOnce) {
    onRead(runImportJob(job))
    return () => {}
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => {
    end()
    onRead(data)
  })
  // Where no worker starts, the page does the work itself.
  worker.addEventListener('error', () => {
    end()
    onRead(runImportJob(job))
  })
  worker.postMessage(job)
  return end
}
