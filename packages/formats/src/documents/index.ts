import { doc } from './doc/doc.ts'
import type { ReadDocument } from './document-reader.ts'
import { docx } from './docx/docx.ts'
import type { DocumentFormat } from './formats.ts'
import { pdf } from './pdf/pdf.ts'
import { xls } from './xls/xls.ts'
import { xlsx } from './xlsx/xlsx.ts'

/** Reader of each document format. Each one loads its code at first use. */
export const documentReaders: Readonly<Record<DocumentFormat, ReadDocument>> = {
  pdf,
  doc,
  docx,
  xls,
  xlsx,
}
