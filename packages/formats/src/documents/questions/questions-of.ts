import type { FieldTypeName } from '@ramiform/fields'
import { isQuestion } from '../../reading/asking.ts'
import { forgottenLines } from '../../reading/forgotten-lines.ts'
import { askedBy, askingLines } from './asking-lines.ts'
import type { Block, Line, Part } from './block.ts'
import { withFieldLists, withoutRestarts } from './field-lists.ts'
import { countWords, readLabel } from './label.ts'
import { isPlainLetter, textsOf } from './letters.ts'
import {
  asksForWriting,
  canBeLabel,
  isAskingName,
  isFooter,
  isNumberedSection,
  isSectionName,
  looksLikeHeading,
} from './line-kinds.ts'
import { withLines } from './lines.ts'
import { isForOffice, isStaffNote, saysMoreThanOffice, saysWhoFillsIn } from './office.ts'
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
import { takeRequiredSentence } from './required-sentence.ts'
import { withoutScreen } from './screen-prints.ts'
import {
  ask,
  emptySheet,
  goOn,
  isFull,
  type OpenChoice,
  openChoice,
  type Sheet,
  settle,
} from './sheet.ts'
import { tableItems } from './table.ts'
import type { TableItem } from './table-item.ts'
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
  /** First rows of tables that only inform */
  readonly tables: readonly string[]
}

const nothingAsked: Asked = {
  questions: [],
  remarks: new Map(),
  unused: [],
  office: [],
  tables: [],
}

/** Finds all questions of a document, from top to bottom. */
export function questionsOf(given: readonly Block[]): Asked {
  if (isPlainLetter(given)) return { ...nothingAsked, unused: textsOf(given) }
  const sheet = emptySheet()
  const jumps: string[] = []
  const blocks = withPrintedOptions(
    withoutProgramCodes(withTemplateFields(withStars(withoutScreen(given))), jumps),
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
    if (isFull(sheet)) break
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
  const { questions, remarks, office, tables } = sheet
  const unused = [...sheet.unused, ...jumps].filter(
    (text) => !isNumberAlone.test(text) && !takeRequiredSentence(text, questions),
  )
  const read = [...questions.flatMap(textsOfQuestion), ...unused, ...office, ...tables]
  // A form has no room for the lines behind so many questions.
  const forgotten = isFull(sheet) ? [] : forgottenLines(askingLines(blocks), read, askedBy)
  return { questions, remarks, unused: [...unused, ...forgotten], office, tables }
}

const textsOfQuestion = ({ label, options, hint, ends }: Question) => [
  label,
  ...options.map(({ text }) => text),
  hint,
  ends,
]

/** The number of a question on a line of its own */
const isNumberAlone = /^\s*\(?\d{1,3}[.)]\s*$/

function takeItem(sheet: Sheet, items: readonly TableItem[], at: number): void {
  const item = items[at]
  if (item?.kind === 'line') takeLine(sheet, item, items, at)
  else if (item?.kind === 'unused') {
    settle(sheet)
    ;(sheet.isOffice ? sheet.office : sheet.unused).push(item.text)
  } else if (item?.kind === 'informs') {
    settle(sheet)
    ;(sheet.isOffice ? sheet.office : sheet.tables).push(item.text)
  } else if (item !== undefined) {
    const { pending } = sheet
    const isNamed = pending?.kind === 'asks' && pending.options.length === 0
    if (isNamed && isGridRow(item, items[at + 1])) {
      sheet.pending = null
      takeHeading(sheet, pending.text)
    }
    settle(sheet)
    if (sheet.isOffice) {
      sheet.office.push(item.question.label)
      return
    }
    const { question, shownBy } = item
    if (shownBy !== undefined)
      question.follows = { at: sheet.questions.length - shownBy.back, option: shownBy.option }
    ask(sheet, question)
    if (item.remark !== undefined) sheet.remarks.set(sheet.questions.length - 1, item.remark)
  }
}

/** True for a row of a grid: the next row has the same options. The question above names the rows. */
function isGridRow(item: TableItem, next: TableItem | undefined): boolean {
  if (item.kind !== 'asked' || next?.kind !== 'asked') return false
  const [options, others] = [item, next].map(({ question }) => question.options)
  return (
    (options?.length ?? 0) > 1 &&
    options?.length === others?.length &&
    options?.every(({ text }, at) => text === others?.[at]?.text) === true
  )
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
  const next = items.slice(at + 1, at + 4).find((item) => !isEmptyLine(item))
  if (
    takeScaleEnds(sheet, line) ||
    takeScale(sheet, line, text, next) ||
    takeMatrixRow(sheet, line, text)
  )
    return
  if (isTableHead(line, items.slice(at + 1, at + 3))) {
    settle(sheet)
    sheet.unused.push(text)
    return
  }
  const isFirst = sheet.section === '' && sheet.pending === null && sheet.questions.length === 0
  const isTitle = line.isHeading === true && isFirst && !nextText(items, at).includes('_')
  const isImperative = line.isTitle !== true && asksForWriting(text) && hasSpaceBelow(items, at)
  const isName =
    line.isTitle === true ||
    isTitle ||
    (isHeading(line, text) && !isImperative) ||
    namesChoice(line, items, at)
  if (!hasPlaces && isName) {
    takeHeading(sheet, text)
    return
  }
  const [start] = parts
  const isNote = hasPlaces && start?.kind === 'words' && isStaffNote(start.text)
  if (isNote || isForOffice(text, start?.kind === 'box')) {
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
  let listed: OpenChoice | null = null
  for (const piece of pieces) {
    if (piece.kind === 'room') takeRoom(sheet, piece, isAlone)
    else if (piece.kind === 'boxes') {
      takeBoxes(sheet, piece)
      if (piece === pieces[0] && piece.label === null) listed = openChoice(sheet)
    } else takeWords(sheet, piece.text, line, nextText(items, at))
  }
  // `[ ] Nappies   Which size? ____` is one of the options, and so are the boxes below.
  if (listed !== null && sheet.choice === null && isBoxLine(items[at + 1])) goOn(sheet, listed)
  // Each of several lines side by side waits for its own caption below.
  if (isAlone && sheet.captions === 1) sheet.captions = blanksApart(parts)
  if (areForSeveral && sheet.choice !== null) sheet.isForSeveral = true
  if (hasPlaces) return
  const columns = segmentsOf(parts.map((part) => (part.kind === 'words' ? part.text : '')).join(''))
  if (columns.length < 2) return
  sheet.columns = columns
  sheet.areRowsRequired = false
}

/** Number of blanks of a line that have wide gaps between them */
function blanksApart(parts: readonly Part[]): number {
  const gaps = parts.filter((part) => part.kind === 'words' && part.text.includes('\t'))
  const blanks = parts.filter(({ kind }) => kind === 'blank')
  return gaps.length > 0 && blanks.length === gaps.length + 1 ? blanks.length : 1
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
  if (type === 'rating') {
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
    const [low, high] = [parts[0], parts.at(-1)].map((part) => wordsOf(part ? [part] : []))
    if (low && high && sheet.pending !== null)
      sheet.pending.ends = endsOf(sheet.pending.options, low, high)
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
  const { pending } = sheet
  const isStarred = pending !== null && /\*\s*$/.test(pending.text)
  const isNamed = (pending?.kind === 'asks' || isStarred) && pending.options.length === 0
  const isTitled = isNamed || pending?.isHeading === true
  sheet.areRowsRequired = isTitled && readLabel(pending.text).isRequired
  if (isNamed) {
    // The question above names the rows.
    sheet.pending = null
    takeHeading(sheet, pending.text)
  }
  sheet.columns = columns
  return true
}

/** Names of the ends of a scale, right below its numbers: `Too short   Too long`. */
function takeScaleEnds({ pending }: Sheet, { parts }: Line): boolean {
  const numbers = pending?.options ?? []
  const isBelow = numbers.length > 2 && numbers.every((one) => /^\d{1,2}$/.test(one))
  if (pending === null || !isBelow || parts.some(({ kind }) => kind !== 'words')) return false
  const [low = '', high = '', ...more] = segmentsOf(
    parts.map((part) => (part.kind === 'words' ? part.text : '')).join(''),
  )
  const canBeEnd = (text: string) =>
    /\p{L}/u.test(text) && countWords(text) <= 6 && !/[:：?？*]$/.test(text)
  if (more.length > 0 || ![low, high].every(canBeEnd)) return false
  pending.ends = endsOf(numbers, low, high)
  return true
}

const endsOf = (numbers: readonly string[], low: string, high: string): string =>
  `${numbers[0]}: ${low}, ${numbers.at(-1)}: ${high}`

/** Rows of times or numbers: `19:00`, `7 pm`, `2025`, `10-12` */
const isTimeOrNumber = /^\d{1,4}(?:[:.h,/–-]\d{1,4})*\s?(?:[ap]\.?m\.?|h|uhr)?$/iu

/** A row of a matrix: a label with one box for each column named above. */
function takeMatrixRow(sheet: Sheet, line: Line, text: string): boolean {
  const [first] = line.parts
  const { columns, areRowsRequired } = sheet
  if (columns.length < 2 || boxesIn(line) !== columns.length || first?.kind !== 'words')
    return false
  if (!hasBareBoxes(line) || !(canBeLabel(text) || isTimeOrNumber.test(text))) return false
  sheet.pending = null
  settle(sheet)
  const { text: label, isRequired: isMarked } = readLabel(text)
  const isRequired = isMarked || areRowsRequired
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
  return withLines(blocks, (line) => {
    const at = line.parts.findLastIndex(({ kind }) => kind === 'words')
    const part = line.parts[at]
    if (part?.kind !== 'words') return line
    const isJump = boxesIn(line) > 0 && hasJump(part.text)
    if (isJump) jumps.push(part.text)
    const codeless = withoutCodes(part.text, hasCodes)
    const text = isJump ? withoutJump(codeless) : codeless
    return text === part.text ? line : { ...line, parts: line.parts.with(at, { ...part, text }) }
  })
}

function isHeading(line: Line, text: string): boolean {
  if (isQuestion(text) || isFooter(text)) return false
  if (isNumberedSection(text)) return true
  if (line.isHeading === true) {
    return !/[:：]\s*$/.test(text) || isSectionName(text) || !isAskingName(text)
  }
  return looksLikeHeading(text) && !isAskingName(text) && line.list === undefined
}

/** Empty lines below a question that are room for its answer */
const fewestEmptyLines = 2

/** True above empty lines, or above a line to write on that has no label. */
function hasSpaceBelow(items: readonly TableItem[], at: number): boolean {
  let emptyLines = 0
  for (const item of items.slice(at + 1)) {
    if (item.kind !== 'line' || wordsOf(item.parts) !== '') break
    if (item.parts.length > 0) return item.parts.some(({ kind }) => kind === 'blank')
    emptyLines += 1
  }
  return emptyLines >= fewestEmptyLines
}

/** True for a line that begins with a box */
function isBoxLine(item: TableItem | undefined): boolean {
  const [first] =
    item?.kind === 'line'
      ? item.parts.filter((part) => wordsOf([part]) !== '' || part.kind !== 'words')
      : []
  return first?.kind === 'box'
}

/** True for a heading that asks, such as `When could you help?`, above a question with boxes of its own. */
function namesChoice(line: Line, items: readonly TableItem[], at: number): boolean {
  if (line.isHeading !== true) return false
  const [asked, boxes] = items.slice(at + 1, at + 5).filter((item) => !isEmptyLine(item))
  if (asked?.kind !== 'line' || boxes?.kind !== 'line') return false
  if (asked.isHeading === true || boxes.parts[0]?.kind !== 'box') return false
  if (asked.parts.some(({ kind }) => kind !== 'words')) return false
  const text = wordsOf(asked.parts)
  const { text: label, choose } = readLabel(text)
  // `Tick all that apply` says how to choose, and asks nothing.
  const hasOwnWords =
    choose !== null && countWords(label) > 2 && countWords(label) < countWords(text)
  return !/^if\b/i.test(text) && (isQuestion(text) || hasOwnWords)
}

const isEmptyLine = (item: TableItem): boolean => item.kind === 'line' && item.parts.length === 0

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
