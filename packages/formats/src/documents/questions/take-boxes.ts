import { countWords, readLabel } from './label.ts'
import { isProse } from './line-kinds.ts'
import { oneOrMany } from './one-or-many.ts'
import type { Piece } from './pieces.ts'
import { aQuestion, type Question } from './question.ts'
import { ask, endChoice, leaveOut, type Sheet, settle } from './sheet.ts'

type Boxes = Piece & { readonly kind: 'boxes' }
type Options = Question['options']

/** Label of a group of boxes without a name (spec section 5) */
const unnamed = 'Select all that apply'

const yes: Options = [{ text: 'Yes', hasRoom: false }]

/** Adds boxes to the question in front, the one above, or the group before. */
export function takeBoxes(sheet: Sheet, piece: Boxes): void {
  const { pending, choice, columns } = sheet
  sheet.captions = 0
  if (piece.label !== null) {
    settle(sheet)
    const { text, isRequired, hint, choose } = readLabel(piece.label)
    const listed = piece.options.length === 0 ? columns : []
    const options = listed.length > 1 ? namedOptions(listed) : [...piece.options]
    if (options.length === 0) {
      // A box behind a statement makes a single check box.
      ask(sheet, aQuestion(text, { answer: 'many', options: yes, isRequired }))
    } else begin(sheet, aQuestion(text, { options, isRequired, hint }), choose, piece.isRound)
    return
  }
  if (piece.options.length === 0) return
  const [only] = piece.options
  const isAsked = /[?？]/.test(pending?.text ?? choice?.label ?? '')
  if (pending === null && choice !== null && only !== undefined && isOwnConsent(piece, choice)) {
    settle(sheet)
    askConsent(sheet, only.text)
    return
  }
  if (piece.options.length === 1 && only !== undefined && isConsent(only.text) && !isAsked) {
    if (pending?.kind === 'names') {
      leaveOut(sheet, pending)
      sheet.pending = null
    }
    settle(sheet)
    askConsent(sheet, only.text)
    return
  }
  if (pending === null && choice !== null) {
    choice.options.push(...piece.options)
    sheet.isRound ||= piece.isRound
    return
  }
  sheet.pending = null
  sheet.open = null
  endChoice(sheet)
  if (pending === null || (pending.kind === 'names' && isProse(pending.text))) {
    if (pending !== null) leaveOut(sheet, pending)
    // Letters that may be boxes need a question, and so do signs such as `☑ Unworn items  ☒ Opened items`.
    if (!piece.isWeak && !piece.isMarked) beginUnnamed(sheet, piece)
    else sheet.unused.push(...piece.options.map(({ text }) => text))
    return
  }
  const { text, isRequired, hint } = readLabel(pending.text)
  const options = [...namedOptions(pending.options), ...piece.options]
  begin(sheet, aQuestion(text, { options, isRequired, hint }), pending.choose, piece.isRound)
}

function namedOptions(texts: readonly string[]): Options {
  return texts.map((text) => ({ text, hasRoom: false }))
}

function begin(
  sheet: Sheet,
  question: Question,
  choose: 'one' | 'many' | null,
  isRound: boolean,
): void {
  const words = question.options.map(({ text }) => text)
  question.answer = oneOrMany(question.label, words, choose, isRound)
  ask(sheet, question)
  sheet.choice = question
  sheet.choose = choose
  sheet.isRound = isRound
}

const consent = /^i (?:agree|accept|consent|certify|declare|confirm|have read|understand)/i

/** Adds boxes without a question: consent, or options below a heading. */
function beginUnnamed(sheet: Sheet, { options, isRound }: Boxes): void {
  const [only] = options
  if (only !== undefined && options.length === 1 && isStatement(only.text)) {
    askConsent(sheet, only.text)
    return
  }
  const { section, questions } = sheet
  // A heading names only the boxes right below it.
  const isFree = section !== '' && !questions.some((one) => one.section === section)
  const isGender =
    options.length > 1 && options.every(({ text }) => /^(?:m|f|x|male|female|other)$/i.test(text))
  const label = isGender ? 'Gender' : isFree ? section : unnamed
  begin(sheet, aQuestion(label, { options: [...options] }), null, isRound)
}

/** Permissions that a person may refuse */
const voluntary =
  /\b(?:photo\w*|pictures?|videos?|images?|film\w*|newsletters?|marketing|promotion\w*|offers|news|mailing list)\b/i

function askConsent(sheet: Sheet, statement: string): void {
  const { text, isRequired } = readLabel(statement)
  const isNeeded = consent.test(text) && !voluntary.test(text)
  ask(sheet, aQuestion(text, { answer: 'many', options: yes, isRequired: isRequired || isNeeded }))
}

/** True for `I accept the terms.` below options that are no statements. */
function isOwnConsent({ options }: Boxes, { options: before }: Question): boolean {
  const [only] = options
  const isAlone = options.length === 1 && only !== undefined
  return (
    isAlone &&
    countWords(only.text) > 4 &&
    consent.test(readLabel(only.text).text) &&
    !before.some(({ text }) => /^(?:i|we|my|yes|no)\b/i.test(text))
  )
}

/** True for a sentence in the first person, to be agreed to. */
function isConsent(text: string): boolean {
  return countWords(text) > 4 && /^(?:\(?\d{1,2}[.)]\s*)?(?:i|we|my child|by)\b/i.test(text.trim())
}

function isStatement(text: string): boolean {
  return countWords(text) > 6 || /^(?:i|we|my|by|yes,? i)\b/i.test(text)
}
