import {
  type Area,
  areasOf,
  type CellValue,
  cellAt,
  cellsIn,
  type Sheet,
  type SheetLimits,
  sheetLimits,
} from '../sheets/workbook.ts'
import { readXml, type XmlHandlers } from '../xml/read-xml.ts'
import { PartFailure } from '../zip/inflate.ts'
import type { IsDate } from './date-formats.ts'

interface CellDraft {
  /** Index of the shared text */
  readonly shared: number | null
  readonly value: CellValue
}

/** A list of options, or the cells that contain them. */
interface ListDraft {
  areas: readonly Area[]
  formula: string
  sheet: string | null
}

export interface SheetDraft {
  readonly name: string
  readonly rows: (CellDraft | undefined)[][]
  readonly merges: Area[]
  readonly lists: ListDraft[]
  /** Indexes of the shared texts it needs */
  readonly shared: Set<number>
  isCut: boolean
  isBroken: boolean
}

/** Reads a sheet up to the limits. The declared size is ignored. */
export async function readSheet(
  open: () => AsyncIterable<Uint8Array>,
  name: string,
  isDate: IsDate,
  limits: SheetLimits = sheetLimits,
): Promise<SheetDraft> {
  const sheet: SheetDraft = {
    name,
    rows: [],
    merges: [],
    lists: [],
    shared: new Set(),
    isCut: false,
    isBroken: false,
  }
  const read = await readXml(open(), {
    ...cellHandlers(sheet, isDate, limits),
    isDone: () => sheet.isCut,
  })
  sheet.isBroken = read === 'broken'
  if (read === 'enough') {
    // Lists and merged cells come after the rows; skip the rest of the rows.
    try {
      await readXml(behindRows(open()), areaHandlers(sheet))
    } catch (failure) {
      if (!(failure instanceof PartFailure)) throw failure
    }
  }
  return sheet
}

function cellHandlers(sheet: SheetDraft, isDate: IsDate, limits: SheetLimits): XmlHandlers {
  let row = -1
  let column = -1
  let count = 0
  let type = ''
  let style = 0
  let value = ''
  let inline = ''
  let isValue = false
  let isInline = false
  let inCell = false
  const areas = areaHandlers(sheet)
  function endCell() {
    inCell = false
    if (column >= limits.columns || row < 0) return
    const cell = draftOf(type, style, value, inline, isDate, limits)
    if (cell === null) return
    if (sheet.rows.length === 0 || sheet.rows.length <= row) {
      // Missing rows are empty. A row far below only shows that there are more.
      if (row >= limits.rows * 2) {
        sheet.isCut = true
        return
      }
      while (sheet.rows.length <= row) sheet.rows.push([])
    }
    const cells = sheet.rows[row]
    if (cells === undefined) return
    while (cells.length <= column) cells.push(undefined)
    cells[column] = cell
    if (cell.shared !== null) sheet.shared.add(cell.shared)
  }
  return {
    open: (name, attributes) => {
      if (name === 'row') {
        const told = Number(attributes.r)
        row = Number.isInteger(told) && told > 0 ? told - 1 : row + 1
        column = -1
        count += 1
        if (count > limits.rows) sheet.isCut = true
      } else if (name === 'c') {
        const place = cellAt(attributes.r ?? '')
        column = place?.column ?? column + 1
        if (place !== null) row = place.row
        type = attributes.t ?? ''
        style = Number(attributes.s) || 0
        value = ''
        inline = ''
        inCell = true
      } else if (name === 'v') isValue = true
      else if (name === 't') isInline = inCell
      else areas.open?.(name, attributes)
    },
    close: (name) => {
      if (name === 'c') endCell()
      else if (name === 'v') isValue = false
      else if (name === 't') isInline = false
      else areas.close?.(name)
    },
    text: (text) => {
      if (isValue && value.length < limits.cellCharacters) value += text
      else if (isInline && inline.length < limits.cellCharacters) inline += text
      else areas.text?.(text)
    },
  }
}

function draftOf(
  type: string,
  style: number,
  value: string,
  inline: string,
  isDate: IsDate,
  { cellCharacters }: SheetLimits,
): CellDraft | null {
  const cut = (text: string) => text.slice(0, cellCharacters)
  if (type === 's') {
    const shared = Number.parseInt(value, 10)
    return Number.isNaN(shared) ? null : { shared, value: { text: '', kind: 'text' } }
  }
  if (type === 'inlineStr')
    return inline === '' ? null : { shared: null, value: { text: cut(inline), kind: 'text' } }
  if (value === '') return null
  if (type === 'b')
    return { shared: null, value: { text: value === '1' ? 'Yes' : 'No', kind: 'truth' } }
  if (type === 'e') return null
  if (type === 'str') return { shared: null, value: { text: cut(value), kind: 'text' } }
  if (type === 'd') return { shared: null, value: { text: cut(value), kind: 'date' } }
  return { shared: null, value: { text: cut(value), kind: isDate(style) ? 'date' : 'number' } }
}

/** Reads merged cells and lists of options. */
function areaHandlers(sheet: SheetDraft): XmlHandlers {
  let list: ListDraft | null = null
  let isFormula = false
  let isReference = false
  return {
    open: (name, { ref = '', sqref = '', type = '' }) => {
      if (name === 'mergeCell' && sheet.merges.length < sheetLimits.merges) {
        sheet.merges.push(...areasOf(ref))
      } else if (name === 'dataValidation') {
        list = type === 'list' ? { areas: areasOf(sqref), formula: '', sheet: null } : null
      } else if (name === 'formula1') isFormula = true
      else if (name === 'sqref') isReference = true
    },
    close: (name) => {
      if (name === 'formula1') isFormula = false
      else if (name === 'sqref') isReference = false
      else if (
        name === 'dataValidation' &&
        list !== null &&
        sheet.lists.length < sheetLimits.lists
      ) {
        const own = /^\s*'?((?:[^'!]|'')+)'?!/.exec(list.formula)?.[1]
        sheet.lists.push({ ...list, sheet: own?.replaceAll("''", "'") ?? null })
        list = null
      }
    },
    text: (text) => {
      if (list === null) return
      if (isReference) list.areas = areasOf(text)
      else if (isFormula && list.formula.length < 4_000) list.formula += text
    },
  }
}

const endOfRows = '</sheetData>'

/** The XML behind a sheet's rows, without parsing them. */
async function* behindRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let tail = ''
  let isBehind = false
  for await (const chunk of chunks) {
    if (isBehind) {
      yield chunk
      continue
    }
    const text = tail + decoder.decode(chunk, { stream: true })
    const at = text.search(/<\/(?:\w+:)?sheetData>/)
    if (at === -1) tail = text.slice(-endOfRows.length * 2)
    else {
      isBehind = true
      yield encoder.encode(`<worksheet>${text.slice(text.indexOf('>', at) + 1)}`)
    }
  }
}

/** Finishes a sheet: fills in shared texts and options of lists. */
export function sheetOf(
  { name, rows, merges, lists, isCut }: SheetDraft,
  all: readonly SheetDraft[],
  texts: ReadonlyMap<number, string>,
  names: ReadonlyMap<string, string>,
): Sheet {
  const textOf = (cell: CellDraft | undefined): CellValue | undefined =>
    cell?.shared == null ? cell?.value : { text: texts.get(cell.shared) ?? '', kind: 'text' }
  function optionsOf(formula: string, depth = 0): readonly string[] {
    const plain = formula.trim().replace(/^=/, '')
    const quoted = /^"(.*)"$/s.exec(plain)?.[1]
    if (quoted !== undefined) return quoted.replaceAll('""', '"').split(/\s*[,;]\s*/)
    const [, sheet, reference = plain] = /^'?((?:[^'!]|'')+)'?!(.+)$/.exec(plain) ?? []
    const [area] = areasOf(reference.replaceAll('$', ''))
    const named = names.get(plain)
    if (area === undefined) return named !== undefined && depth === 0 ? optionsOf(named, 1) : []
    const from = all.find((one) => one.name === (sheet?.replaceAll("''", "'") ?? name))
    return cellsIn(from?.rows ?? [], area).flatMap((cell) => textOf(cell)?.text ?? [])
  }
  return {
    name,
    rows: rows.map((cells) => cells.map(textOf)),
    merges,
    isCut,
    lists: lists.map(({ areas, formula }) => ({
      areas,
      options: optionsOf(formula)
        .map((option) => option.trim())
        .filter((option) => option !== ''),
    })),
  }
}
