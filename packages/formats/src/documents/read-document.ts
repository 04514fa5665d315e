import type { NewFieldId } from '../import.ts'
import type { DocumentResult, DocumentRun, ReadDocument } from './document-reader.ts'
import { fetched, NotFetched } from './fetched.ts'
import { formatOfContent } from './format-of-content.ts'
import { type DocumentFormat, documentFormats, formatOfName } from './formats.ts'
import { problemBefore } from './problem-before.ts'
import { sniff } from './sniff.ts'

/** The code of each reader loads when the first document of its format is read. */
const readers: Readonly<Record<DocumentFormat | 'rtf', ReadDocument>> = {
  pdf: async (...given) => (await fetched(() => import('./pdf/read-pdf.ts'))).readPdf(...given),
  doc: async (...given) => (await fetched(() => import('./doc/read-doc.ts'))).readDoc(...given),
  docx: async (...given) => (await fetched(() => import('./docx/read-docx.ts'))).readDocx(...given),
  rtf: async (bytes, newId) =>
    (await fetched(() => import('./rtf/read-rtf.ts'))).readRtf(bytes, newId),
  async xls(bytes, newId, run) {
    if (sniff(bytes).kind === 'compound') {
      const { readXls } = await fetched(() => import('./xls/read-xls.ts'))
      return readXls(bytes, newId, run)
    }
    // Many programs export web pages and texts with this extension.
    const { readExported } = await fetched(() => import('./xls/read-exported.ts'))
    return readExported(bytes, newId)
  },
  xlsx: async (...given) => (await fetched(() => import('./xlsx/read-xlsx.ts'))).readXlsx(...given),
}

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
    return await readers[format](bytes, newId, run)
  } catch (failure) {
    run.signal?.throwIfAborted()
    if (failure instanceof NotFetched) throw failure
    // Libraries throw various errors; for the owner the file is unreadable.
    console.warn(failure)
    return { problem: { code: 'damaged', label: documentFormats[named].label } }
  }
}
