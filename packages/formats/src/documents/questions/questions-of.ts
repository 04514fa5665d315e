import { isQuestion } from '../../reading/asking.ts'
import type { Block, Line } from './block.ts'
import { countWords } from './label.ts'
import {
  isAskingName,
  isFooter,
  isForOffice,
  isSectionName,
  looksLikeHeading,
} from './line-kinds.ts'
import { wordsOf } from './parts.ts'
import { piecesOf } from './pieces.ts'
import type { Question } from './question.ts'
import { ask, emptySheet, type Sheet, settle } from './sheet.ts'
import { type TableItem, tableItems } from './table.ts'
import { takeBoxes } from './take-boxes.ts'
import { takeRoom } from './take-room.ts'
import { segmentsOf, tableNext, takeHeading, takeWords } from './take-words.ts'

export interface Asked {
  readonly questions: readonly Question[]
  /** Remarks by question index */
  readonly remarks: ReadonlyMap<number, string>
}

/** Finds all questions of a document, from top to bottom. */
export function questionsOf(blocks: readonly Block[]): Asked {
  const sheet = emptySheet()
  const items = blocks.flatMap((block): readonly TableItem[] =>
    block.kind === 'table' ? tableItems(block) : [block],
  )
  for (const [at, item] of items.entries()) {
    if (item.kind === 'line') takeLine(sheet, item, items, at)
    else {
      settle(sheet)
      if (sheet.isOffice) continue
      ask(sheet, item.question)
      if (item.remark !== undefined) sheet.remarks.set(sheet.questions.length - 1, item.remark)
    }
  }
  settle(sheet)
  return { questions: sheet.questions, remarks: sheet.remarks }
}

function takeLine(sheet: Sheet, line: Line, items: readonly TableItem[], at: number): void {
  const { parts } = line
  const text = wordsOf(parts)
  const hasPlaces = parts.some(({ kind }) => kind !== 'words')
  if (text === '' && !hasPlaces) {
    if (sheet.pending !== null) sheet.pending.emptyLines += 1
    return
  }
  const isFirst = sheet.section === '' && sheet.pending === null && sheet.questions.length === 0
  const isTitle = line.isHeading === true && isFirst && !nextText(items, at).includes('_')
  if (!hasPlaces && (line.isTitle === true || isTitle || isHeading(line, text))) {
    takeHeading(sheet, text)
    return
  }
  if (isForOffice(text)) {
    settle(sheet)
    // A name at the beginning says whom the form is for.
    const isForReader = sheet.questions.length === 0 && /\bto be completed by\b/i.test(text)
    sheet.isOffice = countWords(text) <= 14 && !isForReader
    return
  }
  if (sheet.isOffice || isContentsLine(line)) return
  const pieces = piecesOf(parts)
  const isAlone = text === '' && pieces.length === 1
  for (const piece of pieces) {
    if (piece.kind === 'room') takeRoom(sheet, piece, isAlone)
    else if (piece.kind === 'boxes') takeBoxes(sheet, piece)
    else takeWords(sheet, piece.text, line, nextText(items, at))
  }
  if (hasPlaces) return
  const columns = segmentsOf(parts.map((part) => (part.kind === 'words' ? part.text : '')).join(''))
  if (columns.length > 1) sheet.columns = columns
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
