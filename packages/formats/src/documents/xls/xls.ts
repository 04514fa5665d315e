import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'
import { sniff } from '../sniff.ts'

/** Excel workbooks up to 2007, and web pages and texts with the same extension. */
export const xls: ReadDocument = async (bytes, newId, run) => {
  if (sniff(bytes).kind === 'compound') {
    const { readXls } = await fetched(() => import('./read-xls.ts'))
    return readXls(bytes, newId, run)
  }
  const { readExported } = await fetched(() => import('./read-exported.ts'))
  return readExported(bytes, newId)
}
