import { setImmediate } from 'node:timers/promises'
import type { FormSchema } from '@ramiform/core/form'
import { type RefusalCode, refuse } from '../errors.ts'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { FormJobs } from './form-jobs.ts'

/** Large forms are processed in a worker thread, because they would delay other requests (decision 188). */

/** Number of fields whose answers take about 20 ms to check. */
const largeFields = 3_000

const deadlineMs = 15_000

/** Message to the worker thread: a job and its input. */
export type FormJob = {
  [Name in keyof FormJobs]: { readonly name: Name; readonly input: Input<Name> }
}[keyof FormJobs]

export type FormJobResult =
  | { readonly json: string }
  | {
      readonly refusal: {
        readonly code: RefusalCode
        readonly message: string
        readonly details: Readonly<Record<string, unknown>>
      }
    }

type Input<Name extends keyof FormJobs> = Parameters<FormJobs[Name]>[0]

const lane = createThreadLane<FormJob, FormJobResult>({
  script: new URL('./form-worker.ts', import.meta.url),
  deadlineMs,
})

export function hasManyFields({ fields }: FormSchema): boolean {
  return fields.length > largeFields
}

/**
 * Runs a job in the worker thread. Jobs with the same `key`, a form or an owner, run in order.
 * @throws Refusal of the job itself; unavailable after a timeout
 */
export async function runFormJob<Name extends keyof FormJobs>(
  key: string,
  name: Name,
  input: Input<Name>,
): Promise<ReturnType<FormJobs[Name]>> {
  // TypeScript does not relate a generic name to its member of the union.
  const result = await lane.run(key, { name, input } as FormJob)
  if ('refusal' in result) {
    const { code, message, details } = result.refusal
    throw refuse(code, { message, details })
  }
  const output: ReturnType<FormJobs[Name]> = JSON.parse(result.json)
  // Parsing takes up to 20 ms, so yield to other requests before the caller continues.
  await setImmediate()
  return output
}

const texts = new WeakMap<FormSchema, string>()

/** JSON of a form, cached per object. */
export function schemaJson(schema: FormSchema): string {
  const json = texts.get(schema) ?? JSON.stringify(schema)
  texts.set(schema, json)
  return json
}
