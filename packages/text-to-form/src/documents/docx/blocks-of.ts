import type { Block, Cell, Line, Part } from '../questions/block.ts'
import { partsOf } from '../questions/parts.ts'
import type { XmlHandlers } from '../xml/read-xml.ts'
import { type ControlDraft, controlOf, newControl, noteLegacy, noteProperty } from './controls.ts'
import type { Lists } from './numbering.ts'
import { isOn, isRuled, type Styles } from './styles.ts'
import { symbolOf } from './symbol.ts'

/** paragraphs, which is more than any form has */
export const mostBlocks = 60_000
/** tables within tables that are told apart */
const deepestTables = 8

interface Paragraph {
  text: string
  parts: Part[]
  style: string
  numId: string
  depth: number
  ruledTabs: boolean[] | null
  tabs: number
  isBold: boolean
  hasPlain: boolean
}

interface Run {
  font: string
  isHidden: boolean
  isUnderlined: boolean
  isBold: boolean
}

interface TableDraft {
  rows: Cell[][]
  row: Cell[] | null
  cell: { lines: Line[]; merge: 'start' | 'on' | null; control: Part | null } | null
}

/** A form field that is open: its content is the answer's place, not text. */
interface OpenControl {
  readonly draft: ControlDraft
  /** whether what stands in it is left out */
  isReplaced: boolean
  words: string
}

/** Takes a document's XML as it comes, and collects its paragraphs and tables. */
export function blocksOf(styles: Styles, lists: Lists) {
  const blocks: Block[] = []
  const tables: TableDraft[] = []
  const paragraphs: Paragraph[] = []
  const controls: OpenControl[] = []
  /** Word's older fields, nested: their code is no text, and the result of a form field is its place */
  const fields: { isForm: boolean; isCode: boolean; code: string; draft: ControlDraft }[] = []
  let run: Run = newRun()
  let skip = 0
  let inRun = false
  let inSdtProperties = false
  let isText = false
  let isInstruction = false

  const paragraph = () => paragraphs.at(-1)
  const isReplaced = () => controls.some((control) => control.isReplaced)
  const isMuted = () => skip > 0 || fields.some(({ isForm, isCode }) => isForm || isCode)

  function add(line: Line): void {
    const table = tables.at(-1)
    if (table?.cell) table.cell.lines.push(line)
    else if (blocks.length < mostBlocks) blocks.push(line)
  }
  function endWords(at: Paragraph): void {
    if (at.text !== '') at.parts.push(...partsOf(at.text))
    at.text = ''
  }
  function addPart(part: Part): void {
    const at = paragraph()
    if (at === undefined) {
      add({ kind: 'line', parts: [part] })
      return
    }
    endWords(at)
    at.parts.push(part)
  }
  function write(words: string): void {
    const open = controls.at(-1)
    if (open !== undefined && open.words.length < 400) open.words += words
    if (isMuted() || isReplaced() || run.isHidden) return
    const at = paragraph()
    if (at === undefined) return
    const shown =
      run.font === '' ? words : [...words].map((one) => symbolOf(run.font, one)).join('')
    if (/\S/.test(shown)) {
      if (run.isBold) at.isBold = true
      else at.hasPlain = true
    }
    at.text += run.isUnderlined && /^[\s\u00a0]{3,}$/.test(shown) ? '____' : shown
  }
  function tab(): void {
    const at = paragraph()
    if (at === undefined || isMuted() || isReplaced()) return
    const ruled = at.ruledTabs ?? styles.get(at.style)?.ruledTabs ?? []
    const isBlank = ruled[at.tabs] ?? (ruled.length > 0 && ruled.every((one) => one))
    at.tabs += 1
    at.text += isBlank || run.isUnderlined ? ' ____________ ' : '\t'
  }
  function endParagraph(): void {
    const at = paragraphs.pop()
    if (at === undefined || isReplaced()) return
    endWords(at)
    const style = styles.get(at.style)
    if (style?.isContents) return
    const level = at.numId === '' || at.numId === '0' ? null : lists.level(at.numId, at.depth)
    const words = at.parts.map((part) => (part.kind === 'words' ? part.text : '')).join('')
    const isShort = words.trim().length <= 90
    const isBold =
      (at.isBold || style?.isBold === true) && !at.hasPlain && isShort && words.trim() !== ''
    const boxed: Part[] = level?.box
      ? [{ kind: 'box', isRound: level.box === '○' }, ...spaced(at.parts)]
      : at.parts
    // What was broken into lines by hand is several lines.
    for (const parts of brokenLines(boxed)) {
      add({
        kind: 'line',
        parts,
        ...((style?.isHeading === true || isBold) && { isHeading: true }),
        ...(style?.isTitle && { isTitle: true }),
        ...(level !== null &&
          level.box === null && { list: { depth: at.depth, isNumbered: level.isNumbered } }),
      })
    }
  }
  function endControl(): void {
    const open = controls.pop()
    if (open === undefined || !open.isReplaced || isReplaced() || skip > 0) return
    const part = controlOf(open.draft, open.words)
    const cell = tables.at(-1)?.cell
    if (part === null) return
    if (paragraph() === undefined && cell === null && tables.length > 0) return
    addPart(part)
  }

  const reader: XmlHandlers = {
    isDone: () => blocks.length >= mostBlocks,
    open: (name, attributes) => {
      const { val } = attributes
      if (name === 'Fallback' || name === 'moveFrom' || name === 'del') skip += 1
      if (skip > 0) return
      const at = paragraph()
      const field = fields.at(-1)
      if (inSdtProperties) return noteProperty(controls.at(-1)?.draft, name, attributes)
      if (field?.isCode && noteLegacy(field.draft, name, attributes)) {
        field.isForm = true
        return
      }
      switch (name) {
        case 'p':
          paragraphs.push(newParagraph())
          break
        case 'pStyle':
          if (at) at.style = val ?? ''
          break
        case 'ilvl':
          if (at) at.depth = Math.min(8, Number(val) || 0)
          break
        case 'numId':
          if (at) at.numId = val ?? ''
          break
        case 'r':
          run = newRun()
          inRun = true
          break
        case 'rFonts':
          if (inRun && /wingdings|dingbats/i.test(attributes.ascii ?? attributes.hAnsi ?? '')) {
            run.font = attributes.ascii ?? attributes.hAnsi ?? ''
          }
          break
        case 'vanish':
          if (inRun) run.isHidden = isOn(val)
          break
        case 'u':
          if (inRun) run.isUnderlined = isOn(val)
          break
        case 'b':
          if (inRun) run.isBold = isOn(val)
          break
        case 't':
          isText = true
          break
        case 'instrText':
          isInstruction = true
          break
        case 'sym':
          write(
            symbolOf(
              attributes.font ?? 'Wingdings',
              String.fromCodePoint(Number.parseInt(attributes.char ?? '', 16) || 0x2022),
            ),
          )
          break
        case 'tab':
          if (inRun) tab()
          else if (at && val !== 'clear') {
            at.ruledTabs ??= []
            at.ruledTabs.push(isRuled(attributes.leader))
          }
          break
        case 'br':
        case 'cr': {
          if (at === undefined || isMuted() || isReplaced()) break
          endWords(at)
          at.parts.push({ kind: 'words', text: '\n' })
          break
        }
        case 'noBreakHyphen':
          write('-')
          break
        case 'fldChar':
          fieldMark(attributes.fldCharType ?? '')
          break
        case 'fldSimple':
          fields.push({
            isForm: false,
            isCode: false,
            code: attributes.instr ?? '',
            draft: newControl(),
          })
          break
        case 'sdt':
          controls.push({ draft: newControl(), isReplaced: false, words: '' })
          break
        case 'sdtPr':
          inSdtProperties = true
          break
        case 'sdtContent': {
          const open = controls.at(-1)
          if (open !== undefined) open.isReplaced = open.draft.kind !== null
          break
        }
        case 'tbl':
          if (tables.length < deepestTables) tables.push({ rows: [], row: null, cell: null })
          else skip += 1
          break
        case 'tr': {
          const table = tables.at(-1)
          if (table) table.row = []
          break
        }
        case 'tc': {
          const table = tables.at(-1)
          if (!table) break
          table.cell = { lines: [], merge: null, control: null }
          break
        }
        case 'vMerge': {
          const cell = tables.at(-1)?.cell
          if (cell) cell.merge = val === 'restart' ? 'start' : 'on'
          break
        }
      }
    },
    close: (name) => {
      if (name === 'Fallback' || name === 'moveFrom' || name === 'del') {
        skip = Math.max(0, skip - 1)
        return
      }
      if (skip > 0) {
        if (name === 'tbl' && tables.length >= deepestTables) skip -= 1
        return
      }
      switch (name) {
        case 'p':
          endParagraph()
          break
        case 'r':
          inRun = false
          run = newRun()
          break
        case 't':
          isText = false
          break
        case 'instrText':
          isInstruction = false
          break
        case 'fldSimple':
          fields.pop()
          break
        case 'sdtPr':
          inSdtProperties = false
          break
        case 'sdt':
          endControl()
          break
        case 'tc':
          endCell()
          break
        case 'tr': {
          const table = tables.at(-1)
          if (table?.row) table.rows.push(table.row)
          if (table) table.row = null
          break
        }
        case 'tbl':
          endTable()
          break
      }
    },
    text: (words) => {
      if (isText) write(words)
      const field = fields.at(-1)
      if (isInstruction && field !== undefined && field.code.length < 200) field.code += words
    },
  }

  function fieldMark(type: string): void {
    if (type === 'begin')
      fields.push({ isForm: false, isCode: true, code: '', draft: newControl() })
    const field = fields.at(-1)
    if (field === undefined) return
    if (type === 'separate') field.isCode = false
    if (type !== 'end') return
    fields.pop()
    const part = field.isForm ? controlOf(field.draft, '') : null
    if (part !== null && !isMuted() && !isReplaced()) addPart(part)
  }
  function endCell(): void {
    const table = tables.at(-1)
    const cell = table?.cell
    if (!table || !cell) return
    table.cell = null
    const control = controls.at(-1)
    // A form field around a whole cell: the cell is its place.
    if (control?.isReplaced && paragraphs.length === 0) {
      const part = controlOf(control.draft, control.words)
      if (part !== null) cell.lines.push({ kind: 'line', parts: [part] })
    }
    if (cell.merge === 'on') {
      const above = table.rows.at(-1)?.[0]
      if (table.row?.length === 0 && above !== undefined) {
        const starts = table.rows.findLast(([first]) => (first?.height ?? 0) > 0)?.[0]
        if (starts !== undefined) (starts as { height: number }).height = (starts.height ?? 1) + 1
      }
      return
    }
    table.row?.push({ lines: cell.lines, ...(cell.merge === 'start' && { height: 1 }) })
  }
  function endTable(): void {
    const table = tables.pop()
    if (table === undefined) return
    const outer = tables.at(-1)
    // Of a table within a cell the lines are kept, row by row.
    if (outer?.cell) {
      for (const row of table.rows) {
        const parts = row.flatMap(({ lines }) =>
          lines.flatMap((line): Part[] => [...line.parts, { kind: 'words', text: '\t' }]),
        )
        outer.cell.lines.push({ kind: 'line', parts })
      }
    } else if (blocks.length < mostBlocks) blocks.push({ kind: 'table', rows: table.rows })
  }
  return { reader, blocks }
}

function newParagraph(): Paragraph {
  return {
    text: '',
    parts: [],
    style: '',
    numId: '',
    depth: 0,
    ruledTabs: null,
    tabs: 0,
    isBold: false,
    hasPlain: false,
  }
}

function newRun(): Run {
  return { font: '', isHidden: false, isUnderlined: false, isBold: false }
}

function spaced(parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : [{ kind: 'words', text: ' ' }, ...parts]
}

function brokenLines(parts: readonly Part[]): readonly (readonly Part[])[] {
  const lines: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind !== 'words' || !part.text.includes('\n')) {
      lines.at(-1)?.push(part)
      continue
    }
    for (const [index, text] of part.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ kind: 'words', text })
    }
  }
  return lines
}
