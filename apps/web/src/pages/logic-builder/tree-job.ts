import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import { runInWorker } from '../../shell/run-in-worker.ts'
import type { TreeJob } from './read-tree-now.ts'

/** text length in characters above which reading may take over 0.1 s and moves to a worker */
const longestAtOnce = 50_000

/**
 * Reads a tree; long ones in a worker. The reader is as large as the rest of the page, so it loads on first use.
 * Returns a function that cancels.
 */
export function readTreeInWorker(job: TreeJob, onRead: (tree: DecisionTree) => void): () => void {
  let isWanted = true
  const give = (tree: DecisionTree) => {
    if (isWanted) onRead(tree)
  }
  const readHere = () =>
    void import('./read-tree-now.ts').then(
      ({ readTreeNow }) => give(readTreeNow(job)),
      () => give(notLoaded(job)),
    )
  let end = () => {}
  if (job.text.length > longestAtOnce) end = runInWorker(startWorker, job, give, readHere)
  else readHere()
  return () => {
    isWanted = false
    end()
  }
}

const startWorker = () =>
  new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' })

function notLoaded({ kind }: TreeJob): DecisionTree {
  const problem =
    'Could not load the reader. Check your connection, then edit the text to try again.'
  return { kind: kind === 'tree' ? 'ASCII Tree' : 'Description', lines: [], problem }
}
