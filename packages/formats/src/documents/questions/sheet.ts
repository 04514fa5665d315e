import { alternativesAsked } from '../../reading/alternatives.ts'
import { followedAnswer, optionMeaning } from '../../reading/follow-words.ts'
import { namedAnswer } from '../../reading/named-condition.ts'
import { isNeededConsent } from './consent.ts'
import { countWords, readLabel } from './label.ts'
import { isScale, oneOrMany } from './one-or-many.ts'
import { affirmation, areOpposites } from './opposites.ts'
import type { PrintedCondition } from './program-words.ts'
import { aQuestion, type Question } from './question.ts'

/** A text that may become a question, depending on what follows. */
export interface Pending {
  readonly text: string
  /** `asks`: becomes a question in any case; `names`: only with boxes behind it */
  kind: 'asks' | 'names'
  /** true: a title or a heading, which only names what follows */
  readonly isHeading: boolean
  choose: 'one' | 'many' | null
  emptyLines: number
  /** Options on lines of their own */
  options: string[]
  /** Names of the ends of a scale */
  ends?: string
}

/** Reading state of a document: the questions so far, and open ones. */
export interface Sheet {
  readonly questions: Question[]
  /** Remarks by question index */
  readonly remarks: Map<number, string>
  /** Lines that gave no question */
  readonly unused: string[]
  /** Lines in parts for staff */
  readonly office: string[]
  /** First rows of tables that only inform */
  readonly tables: string[]
  section: string
  pending: Pending | null
  /** Choice that further lines of boxes extend */
  choice: Question | null
  choose: 'one' | 'many' | null
  isRound: boolean
  /** true: the choice has boxes that programs draw where several options can be chosen */
  isForSeveral: boolean
  /** Question that the next blank line extends */
  open: Question | null
  /** Blanks that wait for a caption below */
  captions: number
  /** Last line with columns */
  columns: readonly string[]
  /** true: the question above the rows with these columns is required */
  areRowsRequired: boolean
  /** true: inside a part for staff */
  isOffice: boolean
  /** true: between the greeting and the end of a letter */
  isLetter: boolean
  /** true: an agenda or minutes, where a line is a question only if it has room for an answer */
  isAgenda: boolean
  /** true: the document says that a star marks what is required */
  hasStars: boolean
  /** Lines that may still name the sender, behind the end of a letter */
  senderLines: number
  /** true: a letter has ended, so no line is the title any more */
  isSigned: boolean
  /** true: the next line has a condition as a program prints it */
  awaitsCondition: boolean
  /** Condition of the next question */
  shownIf: PrintedCondition | null
  /** true: a program's place for the answer was found */
  isAnswered: boolean
  /** true: printed by Google Forms, which leaves two lines for a short answer */
  isPrinted: boolean
  /** Boxes in the line below the numbers of a scale, between the names of its ends */
  scaleEnds: number
}

export function emptySheet(): Sheet {
  return {
    questions: [],
    remarks: new Map(),
    unused: [],
    office: [],
    tables: [],
    section: '',
    pending: null,
    choice: null,
    choose: null,
    isRound: false,
    isForSeveral: false,
    open: null,
    captions: 0,
    columns: [],
    areRowsRequired: false,
    isOffice: false,
    isLetter: false,
    isAgenda: false,
    hasStars: false,
    senderLines: 0,
    isSigned: false,
    awaitsCondition: false,
    shownIf: null,
    isAnswered: false,
    isPrinted: false,
    scaleEnds: 0,
  }
}

/** Questions; enough to know that the form is too large */
const mostQuestions = 12_000

export const isFull = ({ questions }: Sheet): boolean => questions.length >= mostQuestions

/** The label of the second room in `If yes, amount: ____ and expiry date: ____` */
const joinedLabel = /^(?:and|und|et) (\p{L}.*)$/u

export function ask(sheet: Sheet, question: Question): void {
  const { questions, section } = sheet
  sheet.senderLines = 0
  if (isFull(sheet) || question.label === '') return
  question.section = section
  question.follows ??= followed(question.label, questions)
  const joined = joinedLabel.exec(question.label)?.[1]
  if (joined !== undefined) {
    question.label = joined
    question.follows ??= questions.at(-1)?.follows ?? null
  }
  questions.push(question)
  if (sheet.shownIf !== null) showIf(sheet, question, sheet.shownIf)
}

function showIf(sheet: Sheet, question: Question, { asked, option }: PrintedCondition): void {
  const { questions, remarks } = sheet
  const same = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase()
  const at = questions.findLastIndex(({ label }) => same(label, readLabel(asked).text))
  const chosen = questions[at]?.options.find(({ text }) => same(text, option))
  sheet.shownIf = null
  if (chosen !== undefined) question.follows = { at, option: chosen.text }
  else {
    const told = [asked, option]
      .filter((one) => one !== '')
      .join(' = ')
      .slice(0, 200)
    remarks.set(
      questions.length - 1,
      `Its condition could not be imported, so it is always shown: ${told}.`,
    )
  }
}

/** Closes everything that is open. Pending questions are added, pending names are unused. */
export function settle(sheet: Sheet): void {
  const { pending, section } = sheet
  endChoice(sheet)
  sheet.open = null
  sheet.pending = null
  if (pending === null) return
  const { text, isRequired, hint } = readLabel(pending.text)
  if (pending.options.length > 1) {
    const label = text === '' ? section : text
    const options = pending.options.map((option) => ({ text: option, hasRoom: false }))
    const answer = oneOrMany(label, pending.options, pending.choose, false)
    const { ends = '' } = pending
    ask(sheet, aQuestion(label, { answer, isRequired, hint, options, ends }))
  } else if (pending.kind === 'asks') {
    ask(sheet, aQuestion(text, { isRequired, hint, lines: roomOf(sheet, pending) }))
    sheet.unused.push(...pending.options)
  } else leaveOut(sheet, pending)
}

/** Notes that a pending name gave no question. */
export function leaveOut(sheet: Sheet, { text, isHeading, options }: Pending): void {
  if (!isHeading) sheet.unused.push(text)
  sheet.unused.push(...options)
}

export function endChoice(sheet: Sheet): void {
  const { choice, choose, isRound, isForSeveral } = sheet
  sheet.choice = null
  sheet.choose = null
  sheet.isRound = false
  sheet.isForSeveral = false
  if (choice === null) return
  const [only] = choice.options.length === 1 ? choice.options.map(({ text }) => text) : []
  const isBelowHeading = choice.label === choice.section
  if (
    only !== undefined &&
    (choice.isUnnamed ? isPhrase(only) : isBelowHeading && isStatement(only))
  ) {
    nameByBox(choice)
    return
  }
  const words = choice.options.map(({ text }) => text)
  if (choice.isUnnamed && areOpposites(words)) choice.label = affirmation(words)
  const drawn = isForSeveral && !isScale(words) ? 'many' : null
  choice.answer = oneOrMany(choice.label, words, choose ?? drawn, isRound)
}

/** A choice that further lines of boxes extend, with its marks */
export type OpenChoice = Pick<Sheet, 'choice' | 'choose' | 'isRound' | 'isForSeveral'>

export function openChoice({ choice, choose, isRound, isForSeveral }: Sheet): OpenChoice | null {
  const texts = choice?.options.map(({ text }) => text) ?? []
  const isWhole =
    optionMeaning('yes', texts) !== undefined && optionMeaning('no', texts) !== undefined
  if (choice === null || choice.isUnnamed || isWhole) return null
  return { choice, choose, isRound, isForSeveral }
}

/** Opens a choice again behind a question that belongs to its last box. */
export function goOn(sheet: Sheet, open: OpenChoice): void {
  sheet.open = null
  Object.assign(sheet, open)
}

/** True for words that name a check box by themselves; shorter ones are an option of something. */
const isPhrase = (text: string): boolean => countWords(text) > 2

/** True for `The details are true and I owe nothing.`: a single box of its own, whatever heading it has. */
const isStatement = (text: string): boolean => countWords(text) > 6 && !text.includes('?')

/** A single box without a question asks by its own words: `[ ] Send me the newsletter`. */
function nameByBox(choice: Question) {
  const { text, isRequired } = readLabel(choice.options[0]?.text ?? '')
  choice.label = text
  choice.isRequired ||= isRequired || isNeededConsent(text)
  choice.answer = 'many'
  choice.options = [{ text: 'Yes', hasRoom: false }]
}

/** Empty lines below a question are room to write. */
export function roomOf({ isPrinted }: Sheet, { emptyLines }: Pending): number {
  return emptyLines > (isPrinted ? 2 : 1) ? 3 : 1
}

/** Resolves `If yes, explain` and `If rented, ...`: the choice before that has this option. */
export function followed(label: string, questions: readonly Question[]): Question['follows'] {
  const answer = followedAnswer(label)
  if (answer === null) {
    const found = namedAnswer(label, questions, ({ label: before, options, type }) => ({
      label: before,
      options:
        options.length > 0 || type !== null
          ? options.map(({ text }) => text)
          : alternativesAsked(before),
    }))
    const source = found === null ? undefined : questions[found.at]
    if (source !== undefined && source.options.length === 0) {
      source.options = alternativesAsked(source.label).map((text) => ({ text, hasRoom: false }))
      source.answer = 'one'
    }
    return found
  }
  for (let at = questions.length - 1; at >= Math.max(0, questions.length - 4); at -= 1) {
    const { options = [] } = questions[at] ?? {}
    if (options.length < 2) continue
    const option = optionMeaning(
      answer,
      options.map(({ text }) => text),
    )
    return option === undefined ? null : { at, option }
  }
  return null
}
