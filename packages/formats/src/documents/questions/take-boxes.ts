import { consentQuestion, isConsent, isOwnConsent, isRefusal, sharesWords } from './consent.ts'
import { countWords, readLabel } from './label.ts'
import { beginsWithQuestion, hasAskingWord, isProse } from './line-kinds.ts'
import { oneOrMany } from './one-or-many.ts'
import { areOpposites } from './opposites.ts'
import type { Piece } from './pieces.ts'
import { aQuestion, type Question } from './question.ts'
import { ask, endChoice, leaveOut, type Pending, type Sheet, settle } from './sheet.ts'

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
  const isAsked =
    /[?？]/.test(pending?.text ?? choice?.label ?? '') ||
    (pending?.choose ?? sheet.choose) !== null ||
    (pending === null
      ? choice?.options.every(({ text }) => isConsent(text)) === true
      : asksForChoice(pending))
  const single = piece.options.length === 1 ? only?.text : undefined
  const before = choice?.options.map(({ text }) => text) ?? []
  const isOpposite = pending === null && areOpposites([...before, single ?? ''])
  if (
    pending === null &&
    choice !== null &&
    single !== undefined &&
    !isOpposite &&
    isOwnConsent(single, before)
  ) {
    settle(sheet)
    ask(sheet, consentQuestion(single))
    return
  }
  if (single !== undefined && isConsent(single) && !isAsked && !isOpposite) {
    if (pending?.kind === 'names') {
      leaveOut(sheet, pending)
      sheet.pending = null
    }
    settle(sheet)
    if (!joinedToOpposite(sheet, single)) ask(sheet, consentQuestion(single))
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
  const isText =
    pending?.kind === 'names' && isProse(pending.text) && !beginsWithQuestion(pending.text)
  if (pending === null || isText) {
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

/** True for `I would like to:` and `Type of membership`, whose boxes are options, whatever their words. */
function asksForChoice({ kind, isHeading, text }: Pending): boolean {
  return kind === 'asks' || (!isHeading && hasAskingWord(text) && !isProse(text))
}

/** Joins `I do not give permission.` to `I give permission.` right above: they exclude each other. */
function joinedToOpposite(sheet: Sheet, statement: string): boolean {
  const { questions, section } = sheet
  const before = questions.at(-1)
  if (before === undefined || !isConsent(before.label) || before.options.length !== 1) return false
  const isOpposite = isRefusal(statement) !== isRefusal(before.label)
  if (before.section !== section || !isOpposite || !sharesWords(statement, before.label))
    return false
  before.options = namedOptions([before.label, readLabel(statement).text])
  before.answer = 'one'
  if (section !== '') before.label = section
  return true
}

/** Joins `We do not come` to `We come` right above, which became a check box of its own. */
function joinedToDenied({ questions, section }: Sheet, statement: string): boolean {
  const before = questions.at(-1)
  if (before?.options.length !== 1 || before.section !== section) return false
  const texts = [before.label, readLabel(statement).text]
  if (!areOpposites(texts)) return false
  before.options = namedOptions(texts)
  before.answer = 'one'
  before.isRequired = false
  return true
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

/** Adds boxes without a question: consent, or options below a heading. */
function beginUnnamed(sheet: Sheet, { options, isRound }: Boxes): void {
  const [only] = options
  if (only !== undefined && options.length === 1 && joinedToDenied(sheet, only.text)) return
  if (only !== undefined && options.length === 1 && isStatement(only.text)) {
    ask(sheet, consentQuestion(only.text))
    return
  }
  const { section, questions } = sheet
  // A heading names only the boxes right below it.
  const isFree = section !== '' && !questions.some((one) => one.section === section)
  const isGender =
    options.length > 1 && options.every(({ text }) => /^(?:m|f|x|male|female|other)$/i.test(text))
  const label = isGender ? 'Gender' : isFree ? section : unnamed
  const isUnnamed = label === unnamed
  begin(sheet, aQuestion(label, { options: [...options], isUnnamed }), null, isRound)
}

function isStatement(text: string): boolean {
  return countWords(text) > 6 || /^(?:i|we|my|by|yes,? i)\b/i.test(text)
}
