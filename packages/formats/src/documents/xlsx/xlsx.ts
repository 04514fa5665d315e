import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'

/** Excel workbooks: columns below headers, or labels with cells beside them. */
export const xlsx: ReadDocument = async (bytes, newId, run) => {
  const { readXlsx } = await fetched(() => import('./read-xlsx.ts'))
  return readXlsx(bytes, newId, run)
}
