import { type ImportJob, runImportJob } from './import-job.ts'

// Reads a long text beside the page, which stays quick meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<ImportJob>) => {
  self.postMessage(runImportJob(data))
})
