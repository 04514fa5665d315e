import { Worker } from 'node:worker_threads'
import { documentProblemText } from '@ramiform/formats/documents/document-messages'
import { BadInput } from './command.ts'
import type { ImportNews, ImportOrder } from './import-worker.ts'

/** Memory limit of the import thread in megabytes. It protects against files that expand without end. */
const maxOldGenerationSizeMb = 1_024

/**
 * Reads a file in a worker thread and ends the thread after a timeout, as the editor's import does.
 * @param order path and format of the file
 * @param milliseconds timeout
 * @throws BadInput when the file cannot be read, is too slow or needs too much memory
 */
export async function importInTime(order: ImportOrder, milliseconds: number): Promise<object> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb },
  })
  const told = Promise.withResolvers<object>()
  const timer = setTimeout(() => told.reject(refused('too_slow')), milliseconds)
  worker.on('message', (news: unknown) => {
    if (!isNews(news)) return
    if (news.kind === 'read') told.resolve(news.result)
    else told.reject(new BadInput(news.message))
  })
  worker.on('error', (error) =>
    told.reject(isOutOfMemory(error) ? refused('too_large_inside') : error),
  )
  worker.on('exit', () => told.reject(new Error('The import worker stopped without a result.')))
  try {
    return await told.promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const refused = (code: 'too_slow' | 'too_large_inside') =>
  new BadInput(documentProblemText({ code }))

/** Ignores messages of libraries: some send one to the parent when they run in a worker thread. */
function isNews(news: unknown): news is ImportNews {
  return (
    typeof news === 'object' &&
    news !== null &&
    'kind' in news &&
    (news.kind === 'read' || news.kind === 'refused')
  )
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
