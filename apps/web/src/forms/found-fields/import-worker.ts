import { type ImportJob, runImportJob } from './import-job.ts'

// Worker that imports long texts without blocking the page.
self.addEventListener('message', ({ data }: MessageEvent<ImportJob>) => {
  self.postMessage(runImportJob(data))
})
