import { guessFieldType, isFieldName } from '../../reading/guess-field-type.ts'
import { readLabelledOptions, readOptionLine } from '../../reading/option-lines.ts'
import { labelsItself } from '../../reading/own-label.ts'
import { readLine } from './line.ts'
import { isAnswerPlace, type Label, readLabel, splitAtBlanks } from './read-label.ts'
import {
  addDraft,
  addLine,
  describe,
  giveOptions,
  isFresh,
  type Reader,
  tellSection,
} from './reader.ts'
import { makeTitle } from './section-title.ts'
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
    if (under !== null && isFresh(reader)) under.isTentative = false
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

/** True if a paragraph is one question. */
export function isOneQuestion(text: string): boolean {
  if (text.includes('\n')) return false
  const { text: words, isBold } = readLine(text)
  const label = readLabel(words)
  return label.isQuestion && !label.hasBlank && !isBold && words.length <= longestQuestion
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
    const message = `A table was left out, because it names no questions: ${head.trim().slice(0, 120)}`
    reader.warnings.push({ message })
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
  if (isAnswerPlace(text)) return under !== null
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

/** Words that ask, with what they ask for */
const asking =
  /^(?:please )?(?:describe|rate|explain|tell us|let us know|share|state|specify|name) (?:your|our|the|any|this|each|how|what|why|which|where|who|if|whether|about|us)(?![\p{L}\p{N}])|^(?:any (?:other|further|additional)|anything else)(?![\p{L}\p{N}])/iu
/** `Do you have suggestions? Please write them here.` */
const askingThenHow =
  /^[^?？]{8,200}[?？]\s+\(?(?:please )?(?:write|tell|describe|explain|list|name|give|specify|add|enter|note|say|rate|state)(?![\p{L}\p{N}])/iu
/** Words of instructions about the form itself */
const aboutForm = /\b(?:below|above|following|forms?|page|survey|questionnaire|questions)\b/i

function asksPlainly(text: string): boolean {
  if (text.length > longestName * 3) return false
  return askingThenHow.test(text) || (asking.test(text) && !aboutForm.test(text))
}

function isShort(text: string): boolean {
  return text.length <= longestName * 2 && !isSentence(text)
}

function isSentence(text: string): boolean {
  return /[.!;,]["')\]]*$/.test(text) && text.split(/\s+/).length > 4
}
