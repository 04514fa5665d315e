import { isQuestion } from '../../reading/asking.ts'
import { isFieldName } from '../../reading/guess-field-type.ts'
import { labelsItself } from '../../reading/own-label.ts'
import type { Line } from './block.ts'
import { consentQuestion } from './consent.ts'
import { choicesInWords, inlineOptions } from './inline-options.ts'
import { countWords, isLettered, isNumbered, readLabel } from './label.ts'
import {
  asksForWriting,
  canBeLabel,
  isAgendaTitle,
  isAskingName,
  isClosing,
  isFooter,
  isGreeting,
  isInstruction,
  isProse,
  isSectionName,
  isTold,
} from './line-kinds.ts'
import { isOfficeTitle } from './office.ts'
import { oneOrManyInWords } from './one-or-many.ts'
import { oppositesIn } from './opposites.ts'
import { aQuestion } from './question.ts'
import { explainedMark } from './required-marks.ts'
import { ask, type Pending, type Sheet, settle } from './sheet.ts'

/** Placeholder for a table that follows */
export const tableNext = '_'

/** The number of a question in a column of its own */
const numberApart = /^(\(?\d{1,3}[.)])\s*\t\s*(?=\S)/

/** Handles words without room: a caption, a question, an option, an instruction, or plain text. */
export function takeWords(sheet: Sheet, words: string, line: Line, next: string): void {
  const text = words.replace(numberApart, '$1 ')
  const isItem = line.list !== undefined || isLettered(text) || /^\s*[•●▪◦‣*-]\s/.test(text)
  noteKind(sheet, text)
  if (isCaption(sheet, text)) {
    sheet.captions -= 1
    const { text: label, isRequired, hint } = readLabel(text)
    const question = aQuestion(label, { isRequired, hint })
    ask(sheet, question)
    sheet.open = question
    return
  }
  if (takeExample(sheet, text) || takeTickBox(sheet, text) || takeInline(sheet, text)) return
  const { choose, text: label } = readLabel(text)
  if (isHowToChoose(sheet, text)) {
    if (sheet.pending !== null) sheet.pending.choose = choose
    else sheet.choose = choose
    return
  }
  const { pending, choice } = sheet
  if (takeSlashed(pending, text, next)) return
  // `5. Please rate the following` above a table is no field.
  const isBelowQuestion = choice !== null || pending?.kind === 'asks'
  const isField =
    !sheet.isAgenda &&
    (line.isField === true || (isBelowQuestion && !isItem && labelsItself(text))) &&
    canBeLabel(text) &&
    !isInstruction(text)
  if (line.isOption === true && pending !== null) pending.kind = 'asks'
  if (!isField && pending?.kind === 'asks' && isAnswer(text, isItem, pending, line)) {
    pending.options.push(label)
    return
  }
  if (!isField && choice !== null && isItem && !isNumbered(text) && isPlain(text)) {
    sheet.unused.push(text)
    return
  }
  const segments = segmentsOf(text)
  if (segments.length > 1) {
    for (const segment of segments) takeWords(sheet, segment, line, next)
    return
  }
  settle(sheet)
  sheet.captions = 0
  if (isFooter(text)) return
  const isSentence =
    sheet.isAgenda ||
    line.isLead === true ||
    (sheet.questions.length === 0 && isGreeting(text)) ||
    (sheet.isLetter && !isItem && isTold(text))
  const isBelowLabel = pending?.kind === 'asks' && pending.emptyLines === 0 && isLabel(pending.text)
  const isMarked = sheet.hasStars && /\p{L}\s?\*$/u.test(text) && countWords(text) <= 8
  if (isField || (!isSentence && (isMarked || isAsked(text, line, next, isBelowLabel))))
    sheet.pending = pendingOf(text, 'asks')
  else if (countWords(text) <= 40) {
    const isSection = /[:：]\s*$/.test(text) && isSectionName(text)
    if (isSection) sheet.section = label
    const isTitle = isEmpty(sheet) && !isItem && !isProse(text)
    const isSender = takeSender(sheet, text)
    sheet.pending = pendingOf(
      text,
      'names',
      isSection || isTitle || isGreeting(text) || isClosing(text) || isSender,
    )
  } else sheet.unused.push(text)
}

const example =
  /^(?:e\. ?g\.|eg\.?|for example|z\. ?b\.|zum beispiel|p\. ?ex\.|par exemple|p\. ?ej\.|por ejemplo|ad es\.|per esempio|por exemplo|bijv\.)[:,]? \S/i
const longestExample = 60

/** Takes `e.g. Leeds` in or below the room of a question as its hint. */
function takeExample({ open, pending }: Sheet, text: string): boolean {
  if (open === null || pending !== null || !example.test(text)) return false
  if (text.length > longestExample || /[:?]$/.test(text)) return false
  open.hint ||= text
  return true
}

/** `And a tick box at the end: "I agree."`, in the languages of the product with Latin letters and Dutch */
const tickBox =
  /(?<!\p{L})(?:(?:tick|check)[ -]?box|kästchen|ankreuzfeld|checkbox|case à cocher|casilla|casella|caixa de seleção|(?:selectie)?vakje)(?!\p{L})[^:："“„«?？]{0,60}[:：]\s*["“„«]\s*(?<words>[^"“”„«»]{8,300}?)\s*["“”»]\.?$/iu

/** Takes a check box that a letter asks for, with its statement in quotes. */
function takeTickBox(sheet: Sheet, text: string): boolean {
  const words = tickBox.exec(text)?.groups?.words
  if (words === undefined) return false
  settle(sheet)
  ask(sheet, consentQuestion(words))
  return true
}

/** Lines below the end of a letter: a name, a position, a club */
const mostSenderLines = 3

/** Notes what kind of document it is: a letter, an agenda, a form that explains its stars. */
function noteKind(sheet: Sheet, text: string): void {
  sheet.isAgenda ||= isEmpty(sheet) && isAgendaTitle(text)
  sheet.hasStars ||= explainedMark(text) !== null
  if (isGreeting(text)) sheet.isLetter = true
  else if (isClosing(text)) {
    sheet.senderLines = sheet.isLetter ? mostSenderLines + 2 : 0
    sheet.isSigned ||= sheet.isLetter
    sheet.isLetter = false
  }
}

/** True for a short line right below the end of a letter. */
function takeSender(sheet: Sheet, text: string): boolean {
  const isShort = countWords(text) <= 6 && !/[:?!]\s*$/.test(text) && !isProse(text)
  sheet.senderLines = isShort ? Math.max(0, sheet.senderLines - 1) : 0
  return isShort && sheet.senderLines > 0
}

/** True before the first question and the first line that gave none: the next line is the title. */
function isEmpty({ questions, unused, section, isSigned }: Sheet): boolean {
  return questions.length === 0 && unused.length === 0 && section === '' && !isSigned
}

export function takeHeading(sheet: Sheet, text: string): void {
  settle(sheet)
  noteKind(sheet, text)
  sheet.captions = 0
  sheet.senderLines = 0
  sheet.section = readLabel(text).text
  sheet.isOffice = isOfficeTitle(text)
  sheet.pending = pendingOf(text, 'names', true)
}

function pendingOf(text: string, kind: Pending['kind'], isHeading = false): Pending {
  return { text, kind, isHeading, choose: readLabel(text).choose, emptyLines: 0, options: [] }
}

/** Parts of a line with columns. */
export function segmentsOf(text: string): readonly string[] {
  return text
    .split('\t')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function isCaption({ captions }: Sheet, text: string): boolean {
  return (
    captions > 0 &&
    !text.includes('\t') &&
    countWords(text) <= 10 &&
    !/[:?]\s*$/.test(text) &&
    canBeLabel(text)
  )
}

function takeInline(sheet: Sheet, text: string): boolean {
  const listed = isFooter(text) ? null : (inlineOptions(text) ?? oppositesIn(text))
  if (listed === null) return false
  const { text: label, choose, isRequired, hint } = readLabel(listed.label)
  // With words of its own it is another question: `Days (tick all that apply): Sat / Sun`
  const hasOwnWords = countWords(label) < countWords(listed.label) && !/^answers?$/i.test(label)
  const isOnlyHow =
    choose !== null && !hasOwnWords && countWords(label) <= 3 && sheet.pending?.kind === 'asks'
  if (!/\p{L}{2}/u.test(label)) return false
  const asked = isOnlyHow && sheet.pending !== null ? readLabel(sheet.pending.text).text : label
  if (isOnlyHow) sheet.pending = null
  settle(sheet)
  const answer = oneOrManyInWords(asked, listed.options, choose)
  const options = listed.options.map((option) => ({ text: option, hasRoom: false }))
  ask(sheet, aQuestion(asked, { isRequired, hint, answer, options }))
  return true
}

/** Takes `This year / Some day / Never` below a question as its options. */
function takeSlashed(pending: Pending | null, text: string, next: string): boolean {
  if (pending?.kind !== 'asks' || pending.options.length > 0 || !/[/|]/.test(text)) return false
  const options = choicesInWords(text, false)
  if (options.length < 2 || options.some(isFieldName) || next.startsWith(tableNext)) return false
  pending.options = [...options]
  pending.choose ??= oneOrManyInWords(pending.text, options, null)
  return true
}

/** True for `Tick all that apply` between a question and its options. */
function isHowToChoose({ pending, choice }: Sheet, text: string): boolean {
  const { choose, text: label } = readLabel(text)
  if (choose === null || (pending === null && choice === null) || isQuestion(text)) return false
  const told = text.replace(/.*\b(?:tick|check|circle|choose|select|mark)\b/i, '')
  // With words of its own it is another question: `Booth size (select one)`
  const isAlone =
    label ===
    text
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s:.]+$/, '')
      .trim()
  return isAlone && countWords(label) <= 12 && countWords(told) <= 8
}

/** True for a short line below a question: a list item, a lettered line or a usual option. */
function isAnswer(text: string, isItem: boolean, { options }: Pending, line: Line): boolean {
  const plain = text.trim()
  if (line.isOption === true) return true
  if (countWords(plain) > 14 || /[:?]\s*$/.test(plain) || isAskingName(plain)) return false
  if (isLettered(plain) || (isItem && !asksForWriting(plain))) return true
  if (
    /^(?:yes|no|maybe|other|n\/a|never|always|sometimes|none|male|female)\b.{0,20}$/i.test(plain)
  ) {
    return true
  }
  return options.length > 0 && /^(?:other|none)/i.test(plain)
}

function isPlain(text: string): boolean {
  if (asksForWriting(text) || isAskingName(text)) return false
  return countWords(text) <= 12 && !/[:?]\s*$/.test(text)
}

const isLabel = (text: string): boolean => /[:：]\s*\**\s*$/.test(text)

/** Ends of headings that are also ends of labels: `Car registration`, `Dietary requirements` */
const labelEnd =
  /\s(?:registration|experience|education|employment|contacts?|references|preferences|requirements|notes|policy|qualifications)$/i

/** @param isBelowLabel true right below another label with a colon, where no heading is */
function isAsked(text: string, line: Line, next: string, isBelowLabel: boolean): boolean {
  if (isAnsweredBy(text, next)) return false
  const isName = isAskingName(text)
  const endsInColon = isLabel(text)
  if (isBelowLabel && endsInColon && labelEnd.test(readLabel(text).text)) return true
  const asks =
    (asksForWriting(text) && (isQuestion(text) || (next !== tableNext && !isParagraph(text)))) ||
    (endsInColon && canBeLabel(text) && countWords(text) <= 12 && !isInstruction(text)) ||
    (isName && line.isTitle !== true)
  // `Contact information:` above fields is a heading.
  const isOver = next !== '' && /[:：_?]|^\s*[([]/.test(next)
  return asks && !(isSectionName(text) && !isQuestion(text) && !isName && isOver)
}

/** True for three sentences or more. They ask only above room to write. */
const isParagraph = (text: string): boolean => (text.match(/[.!]\s+\p{Lu}/gu) ?? []).length > 1

/** True if the document answers its own question, as in a FAQ. */
function isAnsweredBy(text: string, next: string): boolean {
  return (
    isQuestion(text) &&
    countWords(next) > 12 &&
    // The number of the next question is no end of a sentence.
    /^[^_?]*[.!](?:\s|$)/.test(next.replace(/^\d{1,3}[.)]\s+/, '')) &&
    !next.includes('_') &&
    !isInstruction(next)
  )
}
