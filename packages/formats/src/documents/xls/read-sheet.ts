import type { Numbers } from '../compound/numbers.ts'
import { type Area, type CellValue, cellsIn, type Sheet, sheetLimits } from '../sheets/workbook.ts'
import { recordsFrom, textAt, types } from './records.ts'

/** Parts of the workbook stream before its sheets. */
export interface Book {
  readonly isOld: boolean
  readonly sheets: readonly {
    readonly name: string
    readonly place: number
    readonly isHidden: boolean
  }[]
  readonly texts: readonly string[]
  readonly isDate: (style: number) => boolean
  /** Sheet index for each reference number. */
  readonly references: readonly number[]
}

/** A list of options, or the cells that contain them. */
interface ListDraft {
  readonly areas: readonly Area[]
  readonly options: readonly string[]
  readonly from: { readonly sheet: number | null; readonly area: Area } | null
}

export interface SheetDraft {
  readonly rows: (CellValue | undefined)[][]
  readonly merges: Area[]
  readonly lists: ListDraft[]
  isCut: boolean
}

const mostRecords = 400_000

/** Reads a sheet up to the limits. */
export function readSheet(stream: Numbers, place: number, book: Book): SheetDraft {
  const sheet: SheetDraft = { rows: [], merges: [], lists: [], isCut: false }
  const put = (row: number, column: number, value: CellValue | undefined) => {
    if (value === undefined || column >= sheetLimits.columns) return
    if (row >= sheetLimits.rows) {
      sheet.isCut = true
      return
    }
    while (sheet.rows.length <= row) sheet.rows.push([])
    const cells = sheet.rows[row] ?? []
    while (cells.length <= column) cells.push(undefined)
    cells[column] = value
  }
  let depth = 0
  let count = 0
  let formula: readonly [number, number] | null = null
  for (const { type, data } of recordsFrom(stream, place)) {
    count += 1
    if (count > mostRecords) break
    if (type === types.part) depth += 1
    else if (type === types.endOfPart) {
      depth -= 1
      if (depth <= 0) break
    }
    // Skip embedded objects such as charts.
    if (depth !== 1) continue
    const [row, column, style] = [data.short(0), data.short(2), data.short(4)]
    const numeric = (number: number, of = style): CellValue => ({
      text: String(number),
      kind: book.isDate(of) ? 'date' : 'number',
    })
    if (type === types.sharedText) put(row, column, words(book.texts[data.long(6)] ?? ''))
    else if (type === types.text || type === types.richText) {
      put(row, column, words(textAt(data, 6, 2, book.isOld).text))
    } else if (type === types.number) put(row, column, numeric(doubleAt(data, 6)))
    else if (type === types.shortNumber) put(row, column, numeric(shortNumber(data.long(6))))
    else if (type === types.numbers) {
      for (let at = 4, next = column; at + 8 <= data.length; at += 6, next += 1) {
        put(row, next, numeric(shortNumber(data.long(at + 2)), data.short(at)))
      }
    } else if (type === types.truth && data.byte(7) === 0) {
      put(row, column, { text: data.byte(6) === 0 ? 'No' : 'Yes', kind: 'truth' })
    } else if (type === types.formula) {
      const isNumber = data.short(12) !== 0xffff
      if (isNumber) put(row, column, numeric(doubleAt(data, 6)))
      formula = isNumber || data.byte(6) !== 0 ? null : [row, column]
    } else if (type === types.formulaText && formula !== null) {
      put(formula[0], formula[1], words(textAt(data, 0, 2, book.isOld).text))
    } else if (type === types.merged) {
      for (let at = 2; at + 8 <= data.length && sheet.merges.length < sheetLimits.merges; at += 8) {
        sheet.merges.push(areaAt(data, at))
      }
    } else if (type === types.list && sheet.lists.length < sheetLimits.lists) {
      const list = listIn(data, book)
      if (list !== null) sheet.lists.push(list)
    }
  }
  return sheet
}

function words(text: string): CellValue | undefined {
  return text === '' ? undefined : { text: text.slice(0, sheetLimits.cellCharacters), kind: 'text' }
}

function doubleAt(data: Numbers, place: number): number {
  const bytes = data.slice(place, place + 8)
  return bytes.length < 8 ? 0 : new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0, true)
}

/** Decodes a four-byte number: an integer, or the upper half of a double; optionally divided by 100. */
function shortNumber(packed: number): number {
  const value = (packed & 2) === 2 ? (packed | 0) >> 2 : upperHalf(packed & 0xfffffffc)
  return (packed & 1) === 1 ? value / 100 : value
}

function upperHalf(bits: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setInt32(4, bits, true)
  return view.getFloat64(0, true)
}

function areaAt(data: Numbers, place: number): Area {
  return {
    top: data.short(place),
    bottom: data.short(place + 2),
    left: data.short(place + 4) & 0x3fff,
    right: data.short(place + 6) & 0x3fff,
  }
}

const listKind = 3
const codes = { text: 0x17, area: 0x05, areaElsewhere: 0x1b }

/** Reads a list of options from a validation rule. */
function listIn(data: Numbers, { isOld, references }: Book): ListDraft | null {
  if (isOld || (data.long(0) & 0xf) !== listKind) return null
  let at = 4
  // Titles and texts of messages
  for (let passed = 0; passed < 4; passed += 1) at = textAt(data, at, 2, false).end
  const size = data.short(at)
  const start = at + 4
  at = start + size
  at += 4 + data.short(at)
  const count = Math.min(data.short(at), 200)
  const areas = Array.from({ length: count }, (_, index) => areaAt(data, at + 2 + index * 8))
  const code = data.byte(start)
  if (code === codes.text) {
    const { text } = textAt(data, start + 1, 1, false)
    return { areas, options: text.split(/\s*[\0,;]\s*/), from: null }
  }
  const kind = code & 0x1f
  if (kind === codes.area && code >= 0x25)
    return { areas, options: [], from: { sheet: null, area: areaAt(data, start + 1) } }
  if (kind === codes.areaElsewhere && code >= 0x3b) {
    const sheet = references[data.short(start + 1)] ?? 0
    return { areas, options: [], from: { sheet, area: areaAt(data, start + 3) } }
  }
  return null
}

export function sheetOf(name: string, draft: SheetDraft, all: readonly SheetDraft[]): Sheet {
  const { rows, merges, lists, isCut } = draft
  return {
    name,
    rows,
    merges,
    isCut,
    lists: lists.map(({ areas, options, from }) => {
      const source = from === null ? null : from.sheet === null ? draft : all[from.sheet]
      const texts =
        from === null ? options : cellsIn(source?.rows ?? [], from.area).map(({ text }) => text)
      return { areas, options: texts.map((one) => one.trim()).filter((one) => one !== '') }
    }),
  }
}
