import type { DocumentResult, ReadingStage } from '@ramiform/formats/documents/document-reader'
import { NotFetched } from '@ramiform/formats/documents/fetched'
import { readDocument } from '@ramiform/formats/documents/read-document'
import { newFieldIds } from '../field-id.ts'

/** Message from the page to the worker. */
export interface DocumentJob {
  readonly file: File
  /** ids already used in the form */
  readonly takenIds: readonly string[]
  readonly now: number
}

/** Messages from the worker. `stage` may repeat; exactly one other message ends the job. */
export type DocumentNews =
  | { readonly kind: 'stage'; readonly stage: ReadingStage }
  | { readonly kind: 'read'; readonly result: DocumentResult }
  /** the file was deleted, or the browser cannot read it */
  | { readonly kind: 'not_opened' }
  | { readonly kind: 'not_fetched' }

const tell = (news: DocumentNews) => self.postMessage(news)

// Documents are parsed in a worker: the page stays responsive and can stop the worker at any time.
self.addEventListener('message', async ({ data }: MessageEvent<DocumentJob>) => {
  const { file, takenIds, now } = data
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return tell({ kind: 'not_opened' })
  }
  const newId = newFieldIds(
    takenIds.map((id) => ({ id })),
    now,
  )
  try {
    const result = await readDocument(file.name, bytes, newId, {
      onProgress: (stage) => tell({ kind: 'stage', stage }),
    })
    tell({ kind: 'read', result })
  } catch (failure) {
    if (!(failure instanceof NotFetched)) throw failure
    tell({ kind: 'not_fetched' })
  }
})
