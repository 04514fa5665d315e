import { parentPort } from 'node:worker_threads'
import { Refusal } from '../errors.ts'
import { formJobs } from './form-jobs.ts'
import type { FormJob, FormJobResult } from './large-forms.ts'

parentPort?.on('message', (job: FormJob) => parentPort?.postMessage(resultOf(job)))

/** Errors other than a refusal end the thread and fail the request. */
function resultOf({ name, input }: FormJob): FormJobResult {
  try {
    const run: (input: never) => unknown = formJobs[name]
    // `runFormJob` checks that the job's name and input match.
    return { json: JSON.stringify(run(input as never)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, message, details } = error
    return { refusal: { code, message, details } }
  }
}
