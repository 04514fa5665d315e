import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'

/** PDF: its own form fields where it has some, otherwise its text, lines and boxes. */
export const pdf: ReadDocument = async (bytes, newId, run) => {
  const { readPdf } = await fetched(() => import('./read-pdf.ts'))
  return readPdf(bytes, newId, run)
}
