import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'

/** Word documents: paragraphs, lists, tables and form fields. */
export const docx: ReadDocument = async (bytes, newId, run) => {
  const { readDocx } = await fetched(() => import('./read-docx.ts'))
  return readDocx(bytes, newId, run)
}
