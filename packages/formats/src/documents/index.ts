import { doc } from './doc/doc.ts'
import type { ReadDocument } from './document-reader.ts'
import { docx } from './docx/docx.ts'
import type { DocumentFormat } from './formats.ts'
import { pdf } from './pdf/pdf.ts'
import { xls } from './xls/xls.ts'
import { xlsx } from './xlsx/xlsx.ts'

/** The reader of each kind of document. Each fetches what it needs when it is first used. */
export const documentReaders: Readonly<Record<DocumentFormat, ReadDocument>> = {
  pdf,
  doc,
  docx,
  xls,
  xlsx,
}
