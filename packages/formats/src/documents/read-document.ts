import type { NewFieldId } from '../import.ts'
import type { DocumentResult, DocumentRun } from './document-reader.ts'
import { NotFetched } from './fetched.ts'
import { formatOfContent } from './format-of-content.ts'
import { documentFormats, formatOfName } from './formats.ts'
import { documentReaders } from './index.ts'
import { problemBefore } from './problem-before.ts'

/**
 * Reads a document into fields, by what it is: a name may be wrong. Rejects when the signal ends it, and when the
 * reader's code does not arrive (`NotFetched`).
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
    // Readers of outside formats throw whatever they like; to an owner it is a file that cannot be read.
    console.warn(failure)
    return { problem: { code: 'damaged', label: documentFormats[format].label } }
  }
}
