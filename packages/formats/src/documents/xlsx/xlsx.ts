import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'

/** Excel workbooks: columns under their headers, or labels beside their cells. */
export const xlsx: ReadDocument = async (bytes, newId, run) => {
  const { readXlsx } = await fetched(() => import('./read-xlsx.ts'))
  return readXlsx(bytes, newId, run)
}
