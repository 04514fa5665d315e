import type { FieldTypeName } from '@ramiform/fields'
import type { Warning } from '../../import.ts'
import { spoken } from '../docx/controls.ts'
import { consentQuestion, isConsent, isOwnConsent } from '../questions/consent.ts'
import { countWords, readLabel } from '../questions/label.ts'
import { canBeLabel } from '../questions/line-kinds.ts'
import { oneOrMany } from '../questions/one-or-many.ts'
import { aQuestion, type Question } from '../questions/question.ts'
import { followed } from '../questions/sheet.ts'
import type { FormField } from './form-field.ts'
import { labelBeside, optionBeside, titleAbove } from './nearby.ts'
import type { Page } from './page.ts'
import { printedQuestions } from './printed-questions.ts'

export interface FormQuestions {
  readonly questions: readonly Question[]
  readonly remarks: readonly Warning[]
  /** Lines of parts for staff */
  readonly office: readonly string[]
}

/** Converts a PDF's form fields into questions in reading order; printed places to write come last. */
export function questionsOfFormFields(
  fields: readonly FormField[],
  pages: readonly Page[],
): FormQuestions {
  const questions: Question[] = []
  const add = (question: Question) => {
    questions.push({ ...question, follows: followed(question.label, questions) })
  }
  let hasSignature = false
  const groups = groupsOf(inReadingOrder(fields)).flatMap((group) => withOwnConsent(group, pages))
  for (const group of groups) {
    const [first] = group
    if (first === undefined) continue
    const page = pages[first.page - 1]
    if (page === undefined) continue
    hasSignature ||= first.kind === 'signature'
    const isRequired = group.some((field) => field.isRequired)
    if (first.kind === 'radio' || first.kind === 'tick') {
      for (const question of choiceOf(group, page, isRequired)) add(question)
    } else add(answerOf(first, page, isRequired))
  }
  const printed = printedQuestions(fields, pages)
  for (const question of printed.questions) add(question)
  const remarks = hasSignature
    ? [{ message: 'A signature was imported as a text field. People type their name to sign.' }]
    : []
  return { questions, remarks, office: printed.office }
}

/** Sorts by page, then by row. */
function inReadingOrder(fields: readonly FormField[]): readonly FormField[] {
  const sorted = [...fields].sort((one, other) => one.page - other.page || other.top - one.top)
  const rows: FormField[][] = []
  for (const field of sorted) {
    const [head] = rows.at(-1) ?? []
    const isSameRow =
      head !== undefined &&
      head.page === field.page &&
      head.top - field.top < Math.min(10, (head.top - head.bottom) * 0.7)
    if (isSameRow) rows.at(-1)?.push(field)
    else rows.push([field])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.left - other.left))
}

/** Groups radio buttons of one name and check boxes next to each other. Each name is asked once. */
function groupsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const groups: FormField[][] = []
  const named = new Map<string, FormField[]>()
  let ticks: FormField[] | null = null
  for (const field of fields) {
    const same = field.name === '' ? undefined : named.get(`${field.kind} ${field.name}`)
    if (same !== undefined) {
      if (field.kind === 'radio' || field.kind === 'tick') same.push(field)
      continue
    }
    const last: FormField | undefined = ticks?.at(-1)
    if (
      field.kind === 'tick' &&
      ticks !== null &&
      last !== undefined &&
      standTogether(last, field)
    ) {
      ticks.push(field)
    } else {
      const group: FormField[] = [field]
      groups.push(group)
      ticks = field.kind === 'tick' ? group : null
      if (field.name !== '') named.set(`${field.kind} ${field.name}`, group)
      continue
    }
    if (field.name !== '') named.set(`${field.kind} ${field.name}`, ticks)
  }
  return groups
}

/** Splits off consent that stands right below check boxes about something else. */
function withOwnConsent(
  group: readonly FormField[],
  pages: readonly Page[],
): readonly (readonly FormField[])[] {
  const last = group.at(-1)
  const page = last === undefined ? undefined : pages[last.page - 1]
  if (last?.kind !== 'tick' || page === undefined) return [group]
  const before = group.slice(0, -1)
  const words = before.map((field) => optionBeside(field, page))
  const isOwn = before.length > 0 && isOwnConsent(optionBeside(last, page), words)
  return isOwn ? [before, [last]] : [group]
}

/** Points between small boxes in lines of text below each other */
const nextRow = 18

function standTogether(one: FormField, other: FormField): boolean {
  if (one.page !== other.page || (one.value !== other.value && one.name === other.name))
    return one.name === other.name
  const height = one.top - one.bottom
  const isBelow =
    one.bottom - other.top < Math.max(height * 1.6, nextRow) && Math.abs(one.left - other.left) < 6
  const isBeside = Math.abs(one.bottom - other.bottom) < 4 && other.left - one.right < 220
  return isBelow || isBeside || (one.bottom - other.top < height * 1.6 && other.top < one.top)
}

function choiceOf(
  group: readonly FormField[],
  page: Page,
  isRequired: boolean,
): readonly Question[] {
  const [first] = group
  if (first === undefined) return []
  const words = group.map(
    (field) =>
      optionBeside(field, page) ||
      (group.length > 1 && field.kind === 'tick' ? nameOf(field) : '') ||
      spoken(field.value),
  )
  const title = titleAbove(group, page)
  if (group.length === 1) {
    const label = readLabel(first.spokenName || words[0] || title || nameOf(first))
    return [
      aQuestion(label.text, {
        answer: 'many',
        options: [{ text: 'Yes', hasRoom: false }],
        isRequired: isRequired || label.isRequired,
      }),
    ]
  }
  const isRadio =
    first.kind === 'radio' || (first.name !== '' && group.every(({ name }) => name === first.name))
  const isOwnName = isRadio || group.every(({ spokenName }) => spokenName === first.spokenName)
  if (!isRadio && words.every(isConsent)) {
    return group.map((field, at) => {
      const question = consentQuestion(words[at] ?? '')
      return { ...question, isRequired: question.isRequired || field.isRequired }
    })
  }
  // Check boxes without a common title are separate questions.
  if (!isRadio && title === '') {
    return group.map((field, at) =>
      aQuestion(readLabel(words[at] || field.spokenName || nameOf(field)).text, {
        answer: 'many',
        options: [{ text: 'Yes', hasRoom: false }],
        isRequired: field.isRequired,
      }),
    )
  }
  const raw = (isOwnName ? first.spokenName : '') || title || nameOf(first)
  const { text, choose, isRequired: isMarked } = readLabel(raw)
  const answer = isRadio ? 'one' : oneOrMany(text, words, choose, false)
  return [
    aQuestion(text, {
      answer,
      options: words
        .filter((word) => word !== '')
        .map((word) => ({ text: readLabel(word).text || word, hasRoom: false })),
      isRequired: isRequired || isMarked || readLabel(title).isRequired,
    }),
  ]
}

function answerOf(field: FormField, page: Page, isRequired: boolean): Question {
  const beside = labelBeside(field, page)
  const named = nameOf(field)
  // The visible label is preferred; a custom name is used if no text nearby looks like a label.
  const isLabel = canBeLabel(beside) && countWords(beside) <= 16
  const raw =
    field.spokenName || (isLabel ? beside : isTelling(field.name) ? named : beside || named)
  const { text, hint, isRequired: isMarked } = readLabel(raw)
  const marked = isMarked || readLabel(beside).isRequired
  const options = field.options.map((option) => ({ text: option, hasRoom: false }))
  return aQuestion(text || beside || (field.kind === 'signature' ? 'Signature' : ''), {
    isRequired: isRequired || marked,
    hint: hint || readLabel(beside).hint,
    type: typeTold(field),
    options,
    answer: options.length > 1 ? (field.isMultiple ? 'many' : 'one') : 'open',
    maxLength: field.maxLength,
    lines: field.isLong ? 3 : 1,
  })
}

function typeTold({ kind, isMultiple, isLong, options, checks }: FormField): FieldTypeName | null {
  if (kind === 'choice' && options.length > 0) return isMultiple ? 'checkbox' : 'select'
  if (/AFDate_/.test(checks)) return 'date'
  if (/AFNumber_|AFPercent_/.test(checks)) return 'number'
  if (/AFSpecial_(?:Format|Keystroke)\s*\(\s*2\s*\)/.test(checks)) return 'phone'
  return isLong ? 'textarea' : null
}

/** Last part of a field name as words: `form1[0].page1[0].FirstName[0]`. */
function nameOf({ name }: FormField): string {
  const last =
    name
      .replaceAll(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? ''
  return spoken(
    last
      .replaceAll(/([a-z])(\d+)$/gi, '$1')
      .replace(/^(?:txt|fld|cb|chk|rb|ddl|dd|tf)_?(?=[A-Z])/, ''),
  )
}

/** True for a name that a person chose, false for generated ones: `Text12`, `undefined_3`, `fill_7`. */
function isTelling(name: string): boolean {
  const last =
    name
      .replaceAll(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? ''
  const plain = last.replaceAll(/[\d_\-. #]+/g, ' ').trim()
  return (
    /\p{L}{3}/u.test(plain) &&
    !/^(?:text ?(?:field|box|input)?|field|check ?box|radio ?button|button|undefined|fill|group|untitled|combo ?box|list ?box|drop ?down(?: ?list)?|numeric ?field|date ?field|date ?time ?field|topmostsubform|page|row|cell|table|table row|line|box|toggle|choice|signature|f|c|p|name of field|form|undefined [a-z]+)$/i.test(
      plain,
    )
  )
}
