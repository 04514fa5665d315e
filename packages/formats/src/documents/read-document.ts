import type { NewFieldId } from '../import.ts'
import type { DocumentResult, DocumentRun } from './document-reader.ts'
import { NotFetched } from './fetched.ts'
import { formatOfContent } from './format-of-content.ts'
import { documentFormats, formatOfName } from './formats.ts'
import { documentReaders } from './index.ts'
import { problemBefore } from './problem-before.ts'

/**
 * Reads a document into fields. The content decides about the format, not the name.
 * @returns Fields with warnings, or a problem for files that cannot be read.
 * @throws the signal's reason when aborted, `NotFetched` when the reader's code does not load.
 */
export async function readDocument(
  fileName: string,
  bytes: Uint8Array,
  newId: NewFieldId,
  run: DocumentRun = {},
): Promise<DocumentResult> {
  const problem = problemBefore(fileName, bytes.length)
  const named = formatOfName(fileName)
  if (problem !== null) return { problem }
  if (named === undefined) return { problem: { code: 'unsupported' } }
  run.onProgress?.({ stage: 'opening' })
  const format = formatOfContent(named, bytes)
  if (typeof format !== 'string') return { problem: format }
  try {
    return await documentReaders[format](bytes, newId, run)
  } catch (failure) {
    run.signal?.throwIfAborted()
    if (failure instanceof NotFetched) throw failure
    // Libraries throw various errors; for the owner the file is unreadable.
    console.warn(failure)
    return { problem: { code: 'damaged', label: documentFormats[format].label } }
  }
}
