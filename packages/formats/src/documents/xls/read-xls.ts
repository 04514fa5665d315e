import type { NewFieldId } from '../../import.ts'
import { type Numbers, numbersIn } from '../compound/numbers.ts'
import { openCompound } from '../compound/read-compound.ts'
import type { DocumentResult, DocumentRun } from '../document-reader.ts'
import { isBuiltInDate, isDateFormat } from '../sheets/date-formats.ts'
import { fieldsOfWorkbook } from '../sheets/fields-of-workbook.ts'
import { sheetLimits } from '../sheets/workbook.ts'
import { type Book, readSheet, sheetOf } from './read-sheet.ts'
import { recordsFrom, sharedTexts, textAt, types } from './records.ts'

const mostRecords = 500_000
const mostSheets = 500

export async function readXls(
  bytes: Uint8Array,
  newId: NewFieldId,
  { signal, onProgress }: DocumentRun = {},
): Promise<DocumentResult> {
  const compound = openCompound(bytes)
  const content = compound?.stream('Workbook') ?? compound?.stream('Book') ?? null
  if (content === null) return { problem: { code: 'damaged', label: 'Excel file' } }
  const stream = numbersIn(content)
  const book = readBook(stream)
  if (typeof book === 'string') return { problem: { code: book, label: 'Excel file' } }
  const drafts = book.sheets.map((sheet) => ({
    ...sheet,
    draft: readSheet(stream, sheet.place, book),
  }))
  signal?.throwIfAborted()
  onProgress?.({ stage: 'finding' })
  const shown = drafts.filter(({ isHidden }) => !isHidden).slice(0, sheetLimits.sheets)
  const all = drafts.map(({ draft }) => draft)
  const sheets = shown.map(({ name, draft }) => sheetOf(name, draft, all))
  return fieldsOfWorkbook(sheets, newId)
}

function readBook(stream: Numbers): Book | 'damaged' | 'encrypted' {
  const sheets: { name: string; place: number; isHidden: boolean }[] = []
  const codes = new Map<number, boolean>()
  const styles: number[] = []
  const texts: Numbers[] = []
  let references: readonly number[] = []
  let isOld = false
  let count = 0
  let last = 0
  for (const { type, data } of recordsFrom(stream, 0)) {
    count += 1
    if (count > mostRecords) break
    if (count === 1) {
      if (type !== types.part) return 'damaged'
      isOld = data.short(0) < 0x0600
    } else if (type === types.password) return 'encrypted'
    else if (type === types.endOfPart) break
    else if (type === types.sheet && sheets.length < mostSheets && data.byte(5) === 0) {
      sheets.push({
        place: data.long(0),
        isHidden: data.byte(4) !== 0,
        name: textAt(data, 6, 1, isOld).text,
      })
    } else if (type === types.formatCode) {
      codes.set(data.short(0), isDateFormat(textAt(data, 2, isOld ? 1 : 2, isOld).text))
    } else if (type === types.format) styles.push(data.short(2))
    else if (type === types.texts || (type === types.goesOn && last === types.texts))
      texts.push(data)
    else if (type === types.sheetReferences && !isOld) {
      references = Array.from({ length: Math.min(data.short(0), 2_000) }, (_, at) =>
        data.short(2 + at * 6 + 2),
      )
    }
    if (type !== types.goesOn) last = type
  }
  return {
    isOld,
    sheets,
    references,
    texts: sharedTexts(texts, sheetLimits.cellCharacters),
    isDate: (style) => codes.get(styles[style] ?? 0) ?? isBuiltInDate(styles[style] ?? 0),
  }
}
