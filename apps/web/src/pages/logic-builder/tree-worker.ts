import type { TreeJob } from './read-tree-now.ts'
import { readTreeNow } from './read-tree-now.ts'

// Worker that reads long trees without blocking the page.
self.addEventListener('message', ({ data }: MessageEvent<TreeJob>) => {
  self.postMessage(readTreeNow(data))
})
