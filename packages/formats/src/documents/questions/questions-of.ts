import type { FieldTypeName } from '@ramiform/fields'
import { isQuestion } from '../../reading/asking.ts'
import type { Block, Line } from './block.ts'
import { withFieldLists, withoutRestarts } from './field-lists.ts'
import { countWords, readLabel } from './label.ts'
import {
  canBeLabel,
  isAskingName,
  isFooter,
  isSectionName,
  looksLikeHeading,
} from './line-kinds.ts'
import { isForOffice, saysMoreThanOffice, saysWhoFillsIn } from './office.ts'
import { wordsOf } from './parts.ts'
import { piecesOf } from './pieces.ts'
import { withPrintedOptions } from './printed-options.ts'
import {
  hasJump,
  printedCondition,
  programWords,
  withoutCodes,
  withoutJump,
} from './program-words.ts'
import { aQuestion, type Question } from './question.ts'
import { withStars } from './required-marks.ts'
import { ask, emptySheet, type Sheet, settle } from './sheet.ts'
import { type TableItem, tableItems } from './table.ts'
import { takeBoxes } from './take-boxes.ts'
import { takeRoom } from './take-room.ts'
import { segmentsOf, tableNext, takeHeading, takeWords } from './take-words.ts'
import { withTemplateFields } from './template-fields.ts'

export interface Asked {
  readonly questions: readonly Question[]
  /** Remarks by question index */
  readonly remarks: ReadonlyMap<number, string>
  /** Lines that gave no question, and those of parts for staff */
  readonly unused: readonly string[]
  readonly office: readonly string[]
}

/** Finds all questions of a document, from top to bottom. */
export function questionsOf(given: readonly Block[]): Asked {
  const sheet = emptySheet()
  const jumps: string[] = []
  const blocks = withPrintedOptions(
    withoutProgramCodes(withTemplateFields(withStars(given)), jumps),
  )
  const parts = blocks.map((block): readonly TableItem[] =>
    block.kind === 'table' ? tableItems(block) : [block],
  )
  const items = withFieldLists(withoutRestarts(parts.flat()))
  /** Block of each item */
  const places = parts.flatMap((part, at) => part.map(() => at))
  /** Table in which a part for staff began, and the lines of such parts before it */
  let staffTable: { readonly place: number; readonly lines: number } | null = null
  for (const [at, place] of places.entries()) {
    if (staffTable !== null && staffTable.place !== place) {
      // A table with only a title belongs to what follows.
      if (sheet.office.length > staffTable.lines) sheet.isOffice = false
      staffTable = null
    }
    const { isOffice, office } = sheet
    const lines = office.length
    takeItem(sheet, items, at)
    if (!isOffice && sheet.isOffice && blocks[place]?.kind === 'table')
      staffTable = { place, lines }
  }
  settle(sheet)
  const { questions, remarks, unused, office } = sheet
  return { questions, remarks, unused: [...unused, ...jumps], office }
}

function takeItem(sheet: Sheet, items: readonly TableItem[], at: number): void {
  const item = items[at]
  if (item?.kind === 'line') takeLine(sheet, item, items, at)
  else if (item?.kind === 'unused') {
    settle(sheet)
    ;(sheet.isOffice ? sheet.office : sheet.unused).push(item.text)
  } else if (item !== undefined) {
    settle(sheet)
    if (sheet.isOffice) {
      sheet.office.push(item.question.label)
      return
    }
    ask(sheet, item.question)
    if (item.remark !== undefined) sheet.remarks.set(sheet.questions.length - 1, item.remark)
  }
}

function takeLine(sheet: Sheet, line: Line, items: readonly TableItem[], at: number): void {
  const { parts } = line
  const text = wordsOf(parts)
  const hasPlaces = parts.some(({ kind }) => kind !== 'words')
  if (text === '' && !hasPlaces) {
    if (sheet.pending !== null) sheet.pending.emptyLines += 1
    return
  }
  if (takeProgramWords(sheet, text, hasPlaces)) return
  if (takeScale(sheet, line, text, items[at + 1]) || takeMatrixRow(sheet, line, text)) return
  if (isTableHead(line, items.slice(at + 1, at + 3))) {
    settle(sheet)
    sheet.unused.push(text)
    return
  }
  const isFirst = sheet.section === '' && sheet.pending === null && sheet.questions.length === 0
  const isTitle = line.isHeading === true && isFirst && !nextText(items, at).includes('_')
  if (!hasPlaces && (line.isTitle === true || isTitle || isHeading(line, text))) {
    takeHeading(sheet, text)
    return
  }
  if (isForOffice(text, parts[0]?.kind === 'box')) {
    settle(sheet)
    const isFirstLine = sheet.questions.length === 0
    // A name at the beginning says whom the form is for.
    const isForReader = isFirstLine && !hasPlaces && saysWhoFillsIn(text)
    const isShort = countWords(text) <= 14
    const hasOwnRoom = hasPlaces && saysMoreThanOffice(text)
    if (hasOwnRoom || !isShort) sheet.office.push(text)
    // At the top of a form, a line with its own room is all of that part.
    sheet.isOffice = isShort && !isForReader && !(isFirstLine && hasOwnRoom)
    return
  }
  if (sheet.isOffice) sheet.office.push(text)
  if (sheet.isOffice || isContentsLine(line)) return
  const pieces = piecesOf(parts)
  const isAlone = text === '' && pieces.length === 1
  const areForSeveral = parts.some((part) => part.kind === 'box' && part.isForSeveral)
  for (const piece of pieces) {
    if (piece.kind === 'room') takeRoom(sheet, piece, isAlone)
    else if (piece.kind === 'boxes') takeBoxes(sheet, piece)
    else takeWords(sheet, piece.text, line, nextText(items, at))
  }
  sheet.isBehindOption = pieces[0]?.kind === 'boxes' && pieces.at(-1)?.kind === 'room'
  if (areForSeveral && sheet.choice !== null) sheet.isForSeveral = true
  if (hasPlaces) return
  const columns = segmentsOf(parts.map((part) => (part.kind === 'words' ? part.text : '')).join(''))
  if (columns.length > 1) sheet.columns = columns
}

function takeProgramWords(sheet: Sheet, text: string, hasPlaces: boolean): boolean {
  if (sheet.awaitsCondition) {
    sheet.awaitsCondition = false
    sheet.shownIf = printedCondition(text) ?? { asked: text, option: '' }
    return true
  }
  const words = hasPlaces ? null : programWords(text)
  if (words === null) {
    if (text !== '') sheet.isAnswered = false
    // The box drawn around an answer is not another line to write on.
    return sheet.isAnswered && hasPlaces && text === ''
  }
  if (words.kind === 'condition') {
    if (words.isAhead) settle(sheet)
    sheet.awaitsCondition = true
  } else if (words.kind === 'choose') {
    if (sheet.pending !== null)
      sheet.pending = { ...sheet.pending, kind: 'asks', choose: words.choose }
  } else if (words.kind === 'matrix') {
    const heading = sheet.pending?.text ?? ''
    sheet.pending = null
    takeHeading(sheet, heading)
  } else if (words.kind === 'nothing') sheet.isPrinted ||= /^\* ?indicates required/i.test(text)
  else if (words.kind === 'room') takeProgramRoom(sheet, words.type, text)
  return true
}

function takeProgramRoom(sheet: Sheet, type: FieldTypeName | null, text: string): void {
  if (sheet.pending !== null) takeRoom(sheet, roomOfProgram, true)
  if (sheet.open === null) return
  if (type !== null) sheet.open.type = type
  if (type === 'radio') {
    const stars = Array.from(text.replaceAll(' ', ''), (_, at) => String(at + 1))
    sheet.open.options = stars.map((star) => ({ text: star, hasRoom: false }))
    sheet.open.answer = 'one'
  }
  sheet.open.lines = 1
  sheet.isAnswered = true
}

const roomOfProgram = { kind: 'room', label: '', width: 20, control: null, after: '' } as const

/** Numbers of a scale below a question, or the names of columns above rows of boxes. */
function takeScale(sheet: Sheet, line: Line, text: string, next: TableItem | undefined): boolean {
  const { parts } = line
  if (sheet.scaleEnds > 0 && boxesIn(line) === sheet.scaleEnds) {
    sheet.scaleEnds = 0
    return true
  }
  sheet.scaleEnds = 0
  if (parts.some(({ kind }) => kind !== 'words')) return false
  const boxes = next?.kind === 'line' ? boxesIn(next) : 0
  if (/^\d{1,2}(?: \d{1,2}){2,10}$/.test(text) && isCounted(text.split(' ').map(Number))) {
    if (sheet.pending === null) return false
    sheet.pending = { ...sheet.pending, kind: 'asks', options: text.split(' ') }
    sheet.scaleEnds = boxes
    return true
  }
  const columns = segmentsOf(parts.map((part) => (part.kind === 'words' ? part.text : '')).join(''))
  const isHead = columns.length > 1 && columns.length === boxes && next?.kind === 'line'
  if (!isHead || next.parts[0]?.kind !== 'words' || !hasBareBoxes(next)) return false
  sheet.columns = columns
  return true
}

/** A row of a matrix: a label with one box for each column named above. */
function takeMatrixRow(sheet: Sheet, line: Line, text: string): boolean {
  const [first] = line.parts
  const { columns } = sheet
  if (columns.length < 2 || boxesIn(line) !== columns.length || first?.kind !== 'words')
    return false
  if (!hasBareBoxes(line) || !canBeLabel(text)) return false
  sheet.pending = null
  settle(sheet)
  const { text: label, isRequired } = readLabel(text)
  const options = columns.map((column) => ({ text: column, hasRoom: false }))
  ask(sheet, aQuestion(label, { answer: 'one', options, isRequired }))
  return true
}

/** True for `Country Cost` above rows such as `Ireland   free`: a capitalized word for each of their columns. */
function isTableHead({ parts }: Line, below: readonly TableItem[]): boolean {
  const names = wordsOf(parts).split(' ')
  const isRow = (item: TableItem) => {
    if (item.kind !== 'line' || item.parts.some(({ kind }) => kind !== 'words')) return false
    const text = item.parts.map((part) => (part.kind === 'words' ? part.text : '')).join('')
    return !/[:：?？]/.test(text) && segmentsOf(text).length === names.length
  }
  return (
    names.length > 1 &&
    parts.every(({ kind }) => kind === 'words') &&
    names.every((name) => /^\p{Lu}\p{L}*$/u.test(name)) &&
    below.length > 1 &&
    below.every(isRow)
  )
}

/** True for boxes behind a label without words of their own, as below the columns of a matrix */
const hasBareBoxes = ({ parts }: Line) =>
  parts.slice(1).every((part) => part.kind === 'box' || !/[\p{L}\p{N}]/u.test(wordsOf([part])))

const isCounted = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)

const boxesIn = ({ parts }: Line) => parts.filter(({ kind }) => kind === 'box').length

/** Removes codes of answers that Qualtrics prints, and jumps behind options, which are added to `jumps`. */
function withoutProgramCodes(blocks: readonly Block[], jumps: string[]): readonly Block[] {
  const hasCodes = blocks.some(
    (block) => block.kind === 'line' && /^start of block: /i.test(wordsOf(block.parts)),
  )
  const plain = (line: Line): Line => {
    const at = line.parts.findLastIndex(({ kind }) => kind === 'words')
    const hasBox = boxesIn(line) > 0
    return {
      ...line,
      parts: line.parts.map((part, index) => {
        if (index !== at || part.kind !== 'words') return part
        const isJump = hasBox && hasJump(part.text)
        if (isJump) jumps.push(part.text)
        const text = withoutCodes(part.text, hasCodes)
        return { ...part, text: isJump ? withoutJump(text) : text }
      }),
    }
  }
  return blocks.map((block) =>
    block.kind === 'line'
      ? plain(block)
      : {
          ...block,
          rows: block.rows.map((row) =>
            row.map((cell) => ({ ...cell, lines: cell.lines.map(plain) })),
          ),
        },
  )
}

function isHeading(line: Line, text: string): boolean {
  if (isQuestion(text) || isFooter(text)) return false
  if (line.isHeading === true) {
    return !/[:：]\s*$/.test(text) || isSectionName(text) || !isAskingName(text)
  }
  return looksLikeHeading(text) && !isAskingName(text) && line.list === undefined
}

/** True for an entry of a table of contents: `Introduction ........ 3`. */
function isContentsLine({ parts }: Line): boolean {
  const [, dots, page] = parts
  return (
    parts.length === 3 &&
    dots?.kind === 'blank' &&
    dots.width > 6 &&
    page?.kind === 'words' &&
    /^\s*\d{1,3}\s*$/.test(page.text)
  )
}

/** Lines ahead in which the next words are searched */
const lookAhead = 3

function nextText(items: readonly TableItem[], at: number): string {
  for (let next = at + 1; next <= Math.min(items.length - 1, at + lookAhead); next += 1) {
    const item = items[next]
    if (item?.kind !== 'line') return tableNext
    const text = item.parts.map((part) => (part.kind === 'words' ? part.text : '_')).join('')
    if (text.trim() !== '') return text.trim()
  }
  return ''
}
