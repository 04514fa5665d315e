import { Worker } from 'node:worker_threads'
import { documentProblemText } from '@ramiform/formats/documents/document-messages'
import { BadInput } from './command.ts'
import type { ImportNews, ImportOrder } from './import-worker.ts'

/** more than any form needs; without it a file that unpacks endlessly would take the machine's memory */
const maxOldGenerationSizeMb = 1_024

/**
 * What `ramiform import FILE` says of a file, by a thread that is ended where it takes longer than this, as the editor's
 * panel ends its own. Throws `BadInput`.
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

/** Libraries that know worker threads greet whoever made theirs: that is no news of ours. */
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
