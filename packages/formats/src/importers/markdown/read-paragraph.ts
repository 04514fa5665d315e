import { asksPlainly } from '../../reading/asking.ts'
import { guessFieldType, isFieldName } from '../../reading/guess-field-type.ts'
import { readLabelledOptions, readOptionLine } from '../../reading/option-lines.ts'
import { labelsItself } from '../../reading/own-label.ts'
import { countedNumbers } from '../../reading/scale-type.ts'
import { tableLeftOut } from '../../reading/unused-lines.ts'
import type { Draft } from './draft.ts'
import { readLine } from './line.ts'
import { isAnswerPlace, type Label, readLabel, splitAtBlanks } from './read-label.ts'
import { addDraft, describe, giveOptions, isFresh, type Reader } from './reader.ts'
import { makeTitle, tellSection } from './section-title.ts'
import { readTable } from './table.ts'

const longestQuestion = 300
const longestName = 60
/** `A: It does.`: the answer in a FAQ */
const answered = /^\*{0,2}a(?:nswer)?\s*[:.]\*{0,2}\s+[^\s_]/i

export function readParagraph(reader: Reader, text: string) {
  const lines = text.split('\n')
  if (lines.every((line) => /^(?:&nbsp;|\s)+$/.test(line))) {
    // An empty paragraph is room for the answer to the line above.
    const { under } = reader
    if (under !== null && isFresh(reader)) giveRoom(under)
    return
  }
  const table = tableAt(lines)
  if (table > 0) {
    readParagraph(reader, lines.slice(0, table).join('\n'))
    readParagraph(reader, lines.slice(table).join('\n'))
    return
  }
  if (readAsTable(reader, lines)) return
  const prose: string[] = []
  for (const [at, line] of lines.entries()) {
    if (answered.test(line)) continue
    if (answered.test(lines[at + 1] ?? '') && /[?？]/.test(line)) continue
    const below = belowOf(lines[at + 1] ?? '')
    for (const part of splitAtBlanks(line)) {
      if (!readTextLine(reader, part, below)) prose.push(part.trim())
    }
  }
  if (prose.length > 0) describe(reader, readLine(prose.join(' ')).text)
}

function giveRoom(question: Draft | null) {
  if (question === null) return
  question.isTentative = false
  question.hasRoom = true
}

/** True if a paragraph is one question. */
export function isOneQuestion(text: string): boolean {
  if (text.includes('\n')) return false
  const { text: words, isBold } = readLine(text)
  const label = readLabel(words)
  return label.isQuestion && !label.hasBlank && !isBold && words.length <= longestQuestion
}

/** Index of the head of a table that ends a paragraph; 0 for none */
function tableAt(lines: readonly string[]): number {
  const line = lines.findIndex((text) => text.includes('|') && /^[\s|:]*-[\s|:-]*$/.test(text))
  return Math.max(0, line - 1)
}

function readAsTable(reader: Reader, lines: readonly string[]): boolean {
  if (lines.length < 2 || !lines.every((line) => line.includes('|'))) return false
  const table = readTable(lines, reader.newId)
  if (table.drafts.length > 0) {
    makeTitle(reader)
    tellSection(reader)
    const { behind, within: section } = reader
    for (const draft of table.drafts) reader.drafts.push({ ...draft, behind, section })
    reader.under = null
  } else if (table.isTable) {
    const head = lines.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? ''
    reader.warnings.push(tableLeftOut(head))
  }
  return table.isTable
}

/** Effect of the next line on a line that does not ask by itself: a blank or options */
type Below = 'field' | 'tentative' | null

function belowOf(raw: string): Below {
  const { text } = readLine(raw)
  if (readOptionLine(text)?.isSure) return 'tentative'
  return text !== '' && isAnswerPlace(text) ? 'field' : null
}

/**
 * Reads a line of a paragraph.
 * @returns false if it says nothing about the form.
 */
function readTextLine(reader: Reader, raw: string, below: Below): boolean {
  const { text, isBold } = readLine(raw)
  const { under } = reader
  if (text === '') return true
  if (isAnswerPlace(text)) {
    if (isFresh(reader)) giveRoom(under)
    return under !== null
  }
  const numbers = countedNumbers(text)
  if (numbers.length > 0 && isFresh(reader)) {
    giveOptions(reader, numbers, 'radio')
    return true
  }
  const option = readOptionLine(text)
  if (option !== null && (option.isSure || under !== null)) {
    giveOptions(reader, option.options, option.choice)
    return true
  }
  const labelled = readLabelledOptions(text)
  if (labelled !== null) {
    const draft = addLine(reader, readLabel(labelled.label), isBold)
    draft.options = labelled.options
    draft.choice = labelled.choice
    reader.under = null
    return true
  }
  const label = readLabel(text)
  if (label.isOnlyHow && takeHowMany(reader, label)) return true
  if (!/[\p{L}\p{N}]/u.test(label.label)) return true
  if (reader.explained !== null && reader.explained === under && label.isQuestion) {
    describe(reader, text)
    reader.explained = null
    return true
  }
  const explains = under?.from !== 'line' && isFresh(reader) && under?.description === ''
  const kind =
    kindOfLine(text, label, isBold) ??
    (isShort(text) ? below : null) ??
    (asksPlainly(text) && !explains ? 'field' : null)
  if (kind === null) return false
  if (kind === 'tentative') {
    // The line above the options of a heading: "Choose one:"
    if (under !== null && under.from !== 'line' && under.options.length === 0) return false
    reader.under = addDraft(reader, label, 'line', { isTentative: true })
  } else {
    reader.under = addLine(reader, label, isBold)
    // A label with options on its line does not take those below.
    if (label.options.length > 0) reader.under = null
  }
  return true
}

function addLine(reader: Reader, label: Label, isBold: boolean): Draft {
  tellSection(reader)
  // Spec section 5: bold and underscored lines are required.
  const required = label.required || isBold || label.hasBlank
  return addDraft(reader, label, 'line', { required })
}

/** Reads `Select all that apply` between a question and its options. */
function takeHowMany(reader: Reader, { choose }: Label): boolean {
  if (reader.under === null && reader.title !== null) {
    reader.under = addDraft(reader, { ...readLabel(''), label: reader.title }, 'heading')
    reader.title = null
  }
  if (reader.under === null) return false
  reader.under.choose = choose
  return true
}

function kindOfLine(text: string, label: Label, isBold: boolean): 'field' | 'tentative' | null {
  if (isBold) return isSentence(text) && !label.isQuestion ? null : 'field'
  if (label.hasBlank || label.required || label.options.length > 0 || label.type !== null) {
    return text.length <= longestQuestion ? 'field' : null
  }
  if (/[?？]$/.test(label.label)) return text.length <= longestQuestion ? 'field' : null
  if (text.length > longestName || isSentence(text)) return label.hasColon ? 'tentative' : null
  if (guessFieldType(text, ['email', 'phone']) !== null && !/[@]|:\s*\S/.test(text)) return 'field'
  if (labelsItself(text)) return 'field'
  if (label.hasColon) return isFieldName(label.label) ? 'field' : 'tentative'
  return isFieldName(label.label) ? 'field' : null
}

function isShort(text: string): boolean {
  return text.length <= longestName * 2 && !isSentence(text)
}

function isSentence(text: string): boolean {
  return /[.!;,]["')\]]*$/.test(text) && text.split(/\s+/).length > 4
}
