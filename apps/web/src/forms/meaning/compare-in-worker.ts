import type { MeaningComparison } from '@ramiform/proving/compare-meaning'
import { runInWorker } from '../../shell/run-in-worker.ts'
import type { CompareJob } from './compare-job.ts'

/** Compares two versions in a worker. */
export function compareInWorker(job: CompareJob): Promise<MeaningComparison> {
  return new Promise((resolve, reject) => {
    runInWorker<MeaningComparison>(startWorker, job, resolve, () => {
      import('./compare-job.ts')
        .then(({ compareVersions }) => compareVersions(job))
        .then(resolve, reject)
    })
  })
}

const startWorker = () =>
  new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' })
