import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'

/** Word documents up to 2007. */
export const doc: ReadDocument = async (bytes, newId, run) => {
  const { readDoc } = await fetched(() => import('./read-doc.ts'))
  return readDoc(bytes, newId, run)
}
