import type { TreeJob } from './read-tree-now.ts'
import { readTreeNow } from './read-tree-now.ts'

// Reads a long tree beside the page, which stays quick meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<TreeJob>) => {
  self.postMessage(readTreeNow(data))
})
