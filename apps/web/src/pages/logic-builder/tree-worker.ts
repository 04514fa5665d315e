import { readTreeNow } from './read-tree-now.ts'
import type { TreeJob } from './tree-job.ts'

// Reads a long tree beside the page, which stays quick meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<TreeJob>) => {
  self.postMessage(readTreeNow(data))
})
