import Papa from 'papaparse'
import type { NewFieldId } from '../../import.ts'
import { decodeText } from '../../reading/decode-text.ts'
import type { DocumentResult } from '../document-reader.ts'
import { fieldsOfWorkbook } from '../sheets/fields-of-workbook.ts'
import { type CellValue, sheetLimits } from '../sheets/workbook.ts'
import { rowsOfPage } from './rows-of-page.ts'

/** Reads a web page or a CSV with the extension of a workbook, as many programs export it. */
export function readExported(bytes: Uint8Array, newId: NewFieldId): DocumentResult {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  const isPage = /<t[rdh][\s>]/i.test(text.slice(0, 200_000))
  const cells = isPage
    ? rowsOfPage(text, sheetLimits.rows)
    : Papa.parse<string[]>(text.replace(/^sep=(.)\r?\n/i, ''), { preview: sheetLimits.rows }).data
  const rows = cells.map((row) => row.slice(0, sheetLimits.columns).map(valueOfText))
  return fieldsOfWorkbook([{ name: 'Sheet', rows, merges: [], lists: [], isCut: false }], newId)
}

function valueOfText(text: string): CellValue | undefined {
  const plain = text.trim().slice(0, sheetLimits.cellCharacters)
  return plain === '' ? undefined : { text: plain, kind: 'text' }
}
