import { type CompareJob, compareVersions } from './compare-job.ts'

// Worker that compares two versions without blocking the page.
self.addEventListener('message', async ({ data }: MessageEvent<CompareJob>) => {
  self.postMessage(await compareVersions(data))
})
