import { usualChoices } from '@ramiform/formats/import'
import { afterEach, expect, test, vi } from 'vitest'
import { type ImportJob, type Reading, runImportJob } from './import-job.ts'
import { readInWorker } from './read-in-worker.ts'

const jobOf = (text: string): ImportJob => ({
  text,
  source: 'file',
  format: 'csv',
  choices: usualChoices,
  takenIds: ['field_1'],
  now: 1,
})
const headers = (count: number) => Array.from({ length: count }, (_, at) => `Column ${at}`).join()
const long = jobOf(headers(5_000))

/** A worker as browsers have it, of which the test decides what comes of it. */
function workerThat(does: (worker: EventTarget, job: ImportJob) => void) {
  const ended = vi.fn()
  class FakeWorker extends EventTarget {
    terminate = ended
    postMessage(job: ImportJob) {
      queueMicrotask(() => does(this, job))
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return ended
}

const read = (job: ImportJob) =>
  new Promise<Reading>((resolve) => {
    readInWorker(job, resolve)
  })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a worker reads a long text and then ends', async () => {
  const ended = workerThat((worker, job) =>
    worker.dispatchEvent(new MessageEvent('message', { data: runImportJob(job) })),
  )
  expect(await read(long)).toEqual(runImportJob(long))
  expect(ended).toHaveBeenCalledOnce()
})

test.each(['error', 'messageerror'])(
  'after a worker’s %s the page reads the text itself',
  async (failure) => {
    const ended = workerThat((worker) => worker.dispatchEvent(new Event(failure)))
    expect(await read(long)).toEqual(runImportJob(long))
    expect(ended).toHaveBeenCalledOnce()
  },
)

test('if no worker starts, the page reads the text itself', async () => {
  const refusal = new Error('The policy of this page allows no workers.')
  vi.stubGlobal('Worker', function Refused() {
    throw refusal
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await read(long)).toEqual(runImportJob(long))
  expect(warn).toHaveBeenCalledExactlyOnceWith(refusal)
})

test('a canceled reading ends its worker and reports nothing', async () => {
  const ended = workerThat(() => {})
  const onRead = vi.fn()
  readInWorker(long, onRead)()
  expect(ended).toHaveBeenCalledOnce()
  expect(onRead).not.toHaveBeenCalled()
})

test('thousands of fields created in one millisecond get unique ids, also within the form', () => {
  const reading = runImportJob(long)
  const ids = reading.kind === 'found' ? reading.found.fields.map(({ id }) => id) : []
  expect(ids.length).toBe(5_000)
  expect(new Set([...ids, 'field_1']).size).toBe(5_001)
})
