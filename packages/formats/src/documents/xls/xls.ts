import type { ReadDocument } from '../document-reader.ts'
import { fetched } from '../fetched.ts'
import { sniff } from '../sniff.ts'

/** Workbooks as Excel wrote them until 2007, and the web pages and texts that go by their name. */
export const xls: ReadDocument = async (bytes, newId, run) => {
  if (sniff(bytes).kind === 'compound') {
    const { readXls } = await fetched(() => import('./read-xls.ts'))
    return readXls(bytes, newId, run)
  }
  const { readExported } = await fetched(() => import('./read-exported.ts'))
  return readExported(bytes, newId)
}
