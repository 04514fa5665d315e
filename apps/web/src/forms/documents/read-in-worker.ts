import { documentProblemText } from '@ramiform/formats/documents/document-messages'
import type { DocumentProblem, ReadingStage } from '@ramiform/formats/documents/document-reader'
import { documentLimits } from '@ramiform/formats/documents/limits'
import { problemBefore } from '@ramiform/formats/documents/problem-before'
import type { FoundFields } from '@ramiform/formats/import'
import type { DocumentJob, DocumentNews } from './document-worker.ts'

/** Result of reading a document. */
export type DocumentReading =
  | { readonly kind: 'found'; readonly found: FoundFields }
  | { readonly kind: 'failed'; readonly message: string }

interface Listeners {
  readonly onStage: (stage: ReadingStage) => void
  readonly onRead: (reading: DocumentReading) => void
}

const failed = (message: string): DocumentReading => ({ kind: 'failed', message })
const refused = (problem: DocumentProblem) => failed(documentProblemText(problem))

const notFetched = 'Could not load the file reader. Check your connection and try again.'

/** Reads a document in its own worker. The returned function stops the worker immediately. */
export function readInWorker(job: DocumentJob, { onStage, onRead }: Listeners): () => void {
  const before = problemBefore(job.file.name, job.file.size)
  if (before !== null) {
    onRead(refused(before))
    return () => {}
  }
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' })
  const timer = setTimeout(() => end(refused({ code: 'too_slow' })), documentLimits.milliseconds)
  let hasSpoken = false
  function stop() {
    clearTimeout(timer)
    worker.terminate()
  }
  function end(reading: DocumentReading) {
    stop()
    onRead(reading)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    hasSpoken = true
    if (!isNews(data)) return
    if (data.kind === 'stage') onStage(data.stage)
    else end(readingOf(data, job.file.name))
  })
  // An error before the first message means that the worker did not load. Later it crashed, for example out of memory.
  worker.addEventListener('error', () =>
    end(hasSpoken ? refused({ code: 'too_large_inside' }) : failed(notFetched)),
  )
  worker.postMessage(job)
  return stop
}

const kinds: readonly unknown[] = [
  'stage',
  'read',
  'not_opened',
  'not_fetched',
] satisfies DocumentNews['kind'][]

/** Filters worker messages. The PDF library sends its own handshake message from the same worker. */
export function isNews(data: unknown): data is DocumentNews {
  return typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(data.kind)
}

function readingOf(
  news: Exclude<DocumentNews, { kind: 'stage' }>,
  fileName: string,
): DocumentReading {
  if (news.kind === 'not_fetched') return failed(notFetched)
  if (news.kind === 'not_opened') {
    return failed(`"${fileName}" could not be opened. It may have been moved or changed.`)
  }
  return 'problem' in news.result
    ? refused(news.result.problem)
    : { kind: 'found', found: news.result }
}
