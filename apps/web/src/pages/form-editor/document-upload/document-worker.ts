import type { DocumentResult, ReadingStage } from '@ramiform/formats/documents/document-reader'
import { NotFetched } from '@ramiform/formats/documents/fetched'
import { readDocument } from '@ramiform/formats/documents/read-document'
import { newFieldIds } from '../../../forms/field-id.ts'

/** What the page asks for. */
export interface DocumentJob {
  readonly file: File
  /** ids that the form has */
  readonly takenIds: readonly string[]
  readonly now: number
}

/** What comes back, the last of them but `stage` once. */
export type DocumentNews =
  | { readonly kind: 'stage'; readonly stage: ReadingStage }
  | { readonly kind: 'read'; readonly result: DocumentResult }
  /** the file is gone, or the browser may not read it */
  | { readonly kind: 'not_opened' }
  | { readonly kind: 'not_fetched' }

const tell = (news: DocumentNews) => self.postMessage(news)

// Whatever a document does to its reader happens here: the page stays quick, and can end it at any moment.
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
