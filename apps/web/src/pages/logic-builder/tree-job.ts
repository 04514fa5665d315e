import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import { workBeside } from '../../shell/work-beside.ts'
import type { TreeJob } from './read-tree-now.ts'

/** longer texts may take more than a tenth of a second */
const longestAtOnce = 50_000

/**
 * Reads a tree, a long one in a worker. What reads weighs as much as the rest of the page, so it comes when there is
 * something to read. The function that comes back gives it up.
 */
export function readTreeBeside(job: TreeJob, onRead: (tree: DecisionTree) => void): () => void {
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
  if (job.text.length > longestAtOnce) end = workBeside(startWorker, job, give, readHere)
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
