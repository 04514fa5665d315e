import type { Block, Cell, Line, Part } from '../questions/block.ts'
import { joinedWords, partsOf } from '../questions/parts.ts'
import { symbolOf } from '../symbol.ts'
import type { Piece } from './pieces.ts'
import { isSet, type Properties, type Stretch } from './properties.ts'

/** Property codes that a form needs */
const codes = {
  inTable: 0x2416,
  rowEnd: 0x2417,
  innerRowEnd: 0x244c,
  list: 0x460b,
  depth: 0x260a,
  tabs: 0xc60d,
  hidden: 0x083c,
  deleted: 0x0800,
  bold: 0x0835,
  underline: 0x2a3e,
  symbol: 0x6a09,
  data: 0x6a03,
} as const

const fieldBegin = 0x13
const fieldSeparator = 0x14
const fieldEnd = 0x15
const mostBlocks = 60_000

interface Source {
  readonly pieces: readonly Piece[]
  readonly paragraphs: Properties
  readonly characters: Properties
  readonly formField: (place: number) => Part | null
}

/** Collects paragraphs and tables from the text, character by character. */
export function blocksOf({ pieces, paragraphs, characters, formField }: Source): readonly Block[] {
  const blocks: Block[] = []
  let parts: Part[] = []
  let text = ''
  let tabs = 0
  let isBold = false
  let hasPlain = false
  let row: Cell[] = []
  let lines: Line[] = []
  let rows: Cell[][] = []
  const fields: { isCode: boolean; isForm: boolean }[] = []

  const isMuted = () => fields.some(({ isCode, isForm }) => isCode || isForm)
  function endWords(): void {
    const written = text.replaceAll(underlinedRun, (run) => (run.length > 2 ? ' ____ ' : ' '))
    if (text !== '') parts.push(...partsOf(written))
    text = ''
  }
  function endLine(stretch: Stretch | undefined): Line {
    endWords()
    const words = parts.map((part) => (part.kind === 'words' ? part.text : '')).join('')
    const isShort = words.trim() !== '' && words.trim().length <= 90
    const isHeading = isShort && ((stretch?.style ?? 0) in headingStyles || (isBold && !hasPlain))
    const list = stretch?.values.get(codes.list)
    const isListed = list !== undefined && (list[0] ?? 0) > 0
    const line: Line = {
      kind: 'line',
      parts: joinedWords(parts),
      ...(isHeading && { isHeading }),
      ...(isListed && {
        list: { depth: stretch?.values.get(codes.depth)?.[0] ?? 0, isNumbered: false },
      }),
    }
    parts = []
    tabs = 0
    isBold = false
    hasPlain = false
    return line
  }
  function endTable(): void {
    if (lines.length > 0) row.push({ lines })
    if (row.length > 0) rows.push(row)
    if (rows.length > 0) blocks.push({ kind: 'table', rows })
    rows = []
    row = []
    lines = []
  }
  function endParagraph(isCell: boolean, offset: number): void {
    const stretch = paragraphs(offset)
    const isInTable = isCell || isSet(stretch, codes.inTable)
    if (isSet(stretch, codes.rowEnd) || isSet(stretch, codes.innerRowEnd)) {
      endLine(stretch)
      if (row.length > 0) rows.push(row)
      row = []
      lines = []
      return
    }
    if (!isInTable && rows.length + row.length > 0) endTable()
    const line = endLine(stretch)
    if (!isInTable) blocks.push(line)
    else {
      lines.push(line)
      if (!isCell) return
      row.push({ lines })
      lines = []
    }
  }
  function special(code: number, stretch: Stretch | undefined): boolean {
    const field = fields.at(-1)
    if (code === fieldBegin) fields.push({ isCode: true, isForm: false })
    else if (code === fieldSeparator) {
      if (field) field.isCode = false
    } else if (code === fieldEnd) fields.pop()
    else if (code === 1) {
      // A character of the field code has the form field's description.
      const place = stretch?.values.get(codes.data)
      const part = field?.isCode && place ? formField(longOf(place)) : null
      if (part !== null && field) {
        field.isForm = true
        endWords()
        parts.push(part)
      }
    } else if (code === 0x28 && stretch?.values.has(codes.symbol)) {
      const [, , low = 0, high = 0] = stretch.values.get(codes.symbol) ?? []
      if (!isMuted()) text += symbolOf('', String.fromCharCode(low | (high << 8)))
    } else return false
    return true
  }
  function tab(stretch: Stretch | undefined, isUnderlined: boolean): void {
    const ruled = ruledTabs(stretch?.values.get(codes.tabs))
    const isBlank = ruled[tabs] ?? (ruled.length > 0 && ruled.every((one) => one))
    tabs += 1
    text += isBlank || isUnderlined ? ' ____________ ' : '\t'
  }

  for (const { text: letters, offset, bytesEach } of pieces) {
    let stretch: Stretch | undefined
    for (let at = 0; at < letters.length && blocks.length < mostBlocks; at += 1) {
      const place = offset + at * bytesEach
      const code = letters.charCodeAt(at)
      if (stretch === undefined || place < stretch.from || place >= stretch.to)
        stretch = characters(place)
      if (code === 0x0d || code === 0x07 || code === 0x0c) {
        endParagraph(code === 0x07, place)
        continue
      }
      if (special(code, stretch) || isMuted()) continue
      if (isSet(stretch, codes.hidden) || isSet(stretch, codes.deleted)) continue
      const isUnderlined = (stretch?.values.get(codes.underline)?.[0] ?? 0) > 0
      if (code === 0x09) tab(paragraphs(paragraphEnd(letters, at, offset, bytesEach)), isUnderlined)
      else if (code === 0x0b) {
        endWords()
        const line = endLine(undefined)
        if (rows.length + row.length + lines.length > 0) lines.push(line)
        else blocks.push(line)
      } else if (code >= 0x20 || code === 0x1e) {
        const letter = code === 0x1e ? '-' : letters[at]
        if (/\S/.test(letter ?? '')) {
          if (isSet(stretch, codes.bold)) isBold = true
          else hasPlain = true
        }
        text += isUnderlined && /\s/.test(letter ?? '') ? underlined : symbolOf('', letter ?? '')
      }
    }
  }
  if (text !== '' || parts.length > 0) blocks.push(endLine(undefined))
  endTable()
  return blocks
}

/** Placeholder for an underlined space; three or more of them are a line to write on */
const underlined = '\ue000'
const underlinedRun = /\ue000+/g

const headingStyles: Readonly<Record<number, true>> = {
  1: true,
  2: true,
  3: true,
  4: true,
  5: true,
  6: true,
  7: true,
  8: true,
  9: true,
}

/** Properties at the end of a paragraph; none if it ends in another piece. */
function paragraphEnd(letters: string, at: number, offset: number, bytesEach: number): number {
  for (let end = at; end < letters.length; end += 1) {
    const code = letters.charCodeAt(end)
    if (code === 0x0d || code === 0x07) return offset + end * bytesEach
  }
  return offset + at * bytesEach
}

/** For each tab stop, true if it is ruled. */
function ruledTabs(value: Uint8Array | undefined): readonly boolean[] {
  if (value === undefined) return []
  const removed = value[0] ?? 0
  const at = 1 + removed * 2
  const count = Math.min(value[at] ?? 0, 64)
  const marks = value.subarray(at + 1 + count * 2, at + 1 + count * 3)
  return [...marks].map((mark) => ((mark >> 3) & 7) !== 0)
}

function longOf([a = 0, b = 0, c = 0, d = 0]: Uint8Array): number {
  return a + b * 0x100 + c * 0x10000 + d * 0x1000000
}
