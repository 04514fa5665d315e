import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'

/** PDF: form fields if there are any, otherwise text, lines and boxes. */
export const pdf: ReadDocument = async (bytes, newId, run) => {
  const { readPdf } = await fetched(() => import('./read-pdf.ts'))
  return readPdf(bytes, newId, run)
}
