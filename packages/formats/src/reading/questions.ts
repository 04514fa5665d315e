import type { Ending } from '@ramiform/core/ending'
import type { Field } from '@ramiform/core/field'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import type { Table } from '@ramiform/core/table'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { ImportResult, NewFieldId, Warning } from '../import.ts'
import { type PlacePattern, withAnswersInTexts } from './answers-in-texts.ts'
import { cleanText } from './clean-text.ts'
import { foundFields } from './found-fields.ts'
import { labelText } from './label-text.ts'
import { all, always, any, asksForOption, type Logic, toConditional } from './logic.ts'
import { type FieldWords, newField } from './new-field.ts'

/** A question of another program's form, before it becomes a field. */
export interface Question {
  /** Name in that program's logic */
  readonly key: string
  /** Other names */
  readonly aliases?: readonly string[]
  readonly type: FieldTypeName
  readonly words: FieldWords
  /** Options, with their values in logic */
  readonly choices: readonly Choice[]
  /** Condition; sources are keys, values are those of choices */
  readonly logic: Logic
  /** Condition while which an answer is required */
  readonly requiredIf?: Logic | undefined
  /** Lost parts, in words */
  readonly lost: readonly string[]
  /** Page, panel or group around the question. Questions of one share the object. */
  readonly section?: SectionWords | undefined
  /** Table that the question is a row of. Questions of one share the object. */
  readonly table?: TableWords | undefined
}

/** Hidden fields by name, and endings, of another program's form. */
export interface OtherParts {
  readonly hidden?: readonly string[]
  readonly ends?: readonly End[]
  /** How the program writes the place of an answer in a text. */
  readonly places?: PlacePattern
}

/** A thank-you screen or redirect, before it becomes an ending. */
export interface End {
  readonly title: string
  readonly text: string
  readonly redirectUrl: string
  /** Null for logic that cannot be expressed. */
  readonly logic: Logic | null
}

/** Heading of a page, panel or group, before it becomes a section. */
export interface SectionWords {
  readonly title: string
  readonly text: string
  readonly newPage: boolean
}

/** Heading of a matrix, before it becomes a table. */
export interface TableWords {
  readonly title: string
  readonly text: string
}

export interface Choice {
  readonly value: string
  readonly text: string
  /** True for a last option whose text the visitor writes. */
  readonly isOther?: true
}

export const yesAndNo: readonly Choice[] = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
]

/** Converts questions into fields with conditions, and a warning for each lost part. */
export function fieldsOfQuestions(
  questions: readonly Question[],
  newId: NewFieldId,
  lost: readonly string[] = [],
  { hidden = [], ends = [], places }: OtherParts = {},
): ImportResult {
  const known = new Map<string, { readonly question: Question; readonly id: string }>()
  const hiddenFields = hidden.map((name): HiddenField => {
    const id = newId()
    const words = { label: name }
    known.set(name, {
      question: { key: name, type: 'text', words, choices: [], logic: always, lost: [] },
      id,
    })
    return { id, name }
  })
  const ids = questions.map((question) => {
    const id = newId()
    for (const key of [question.key, ...(question.aliases ?? [])]) {
      if (!known.has(key)) known.set(key, { question, id })
    }
    return id
  })
  const warnings: Warning[] = lost.map((message) => ({ message }))
  const fields = questions.map((question, at): Field => {
    const id = ids[at] ?? newId()
    for (const message of question.lost) warnings.push({ message, fieldId: id })
    const problems: string[] = []
    const logic = resolved(question.logic, known, problems)
    const conditional = logic === null ? null : toConditional(logic)
    if (logic !== null && conditional === null) problems.push('it exceeds the limit for one field')
    if (problems.length > 0) {
      const message = `Its condition could not be imported, so it is always shown: ${problems[0]}.`
      warnings.push({ message, fieldId: id })
    }
    const kept = problems.length === 0 && !isAlways(logic) ? conditional : null
    const doubts: string[] = []
    const needed = question.requiredIf && resolved(question.requiredIf, known, doubts)
    const requiredWhen = needed && toConditional(needed)
    if (needed && (doubts.length > 0 || !requiredWhen)) {
      const why = doubts[0] ?? 'it exceeds the limit for one field'
      const message = `The condition that requires it could not be imported: ${why}.`
      warnings.push({ message, fieldId: id })
    }
    // Rows of a matrix have no option with a text.
    const own = question.table ? undefined : question.choices.find(({ isOther }) => isOther)
    return newField(question.type, id, {
      ...question.words,
      options: question.choices.filter((one) => one !== own).map(({ text }) => text),
      other: own?.text,
      ...(kept !== null && { conditional: kept }),
      ...(requiredWhen && doubts.length === 0 && { requiredWhen }),
    })
  })
  const endings = ends.flatMap((end): readonly Ending[] => {
    const problems: string[] = []
    const logic = end.logic && resolved(end.logic, known, problems)
    const conditional = logic && (isAlways(logic) ? undefined : toConditional(logic))
    const isLost = end.redirectUrl !== '' && !isAddress(end.redirectUrl)
    if (isLost) problems.push('its redirect is not a web address')
    if (conditional === null || problems.length > 0) {
      const name = end.title || end.text || end.redirectUrl
      const why = problems[0] ?? 'its condition is not supported'
      warnings.push({ message: `The ending "${name.slice(0, 80)}" was skipped: ${why}.` })
      return []
    }
    const message = cleanText(end.text.trim(), limits.descriptionCharacters)
    return [
      {
        id: newId(),
        ...(end.title !== '' && { title: labelText(end.title) }),
        ...(message !== '' && { message }),
        ...(end.redirectUrl !== '' && { redirectUrl: end.redirectUrl }),
        ...(conditional && { conditional }),
      },
    ]
  })
  const [placed, told, sections] = inSections(fields, questions, newId, warnings)
  const [rows, tables] = inTables(placed, questions, newId)
  const parts = { fields: rows, sections, tables, hiddenFields, endings }
  if (places === undefined) return foundFields(rows, told, parts)
  const { found, warnings: lostPlaces } = withAnswersInTexts(
    parts,
    places,
    (name) => known.get(name)?.id,
  )
  return foundFields(found.fields, [...told, ...lostPlaces], found)
}

/** Makes fields rows of the tables of their questions. */
function inTables(
  fields: readonly Field[],
  questions: readonly Question[],
  newId: NewFieldId,
): readonly [readonly Field[], readonly Table[]] {
  const tables = new Map<TableWords, Table>()
  const rows = fields.map((field, at) => {
    const words = questions[at]?.table
    if (words === undefined) return field
    const text = cleanText(words.text.trim(), limits.descriptionCharacters)
    const table = tables.get(words) ?? {
      id: newId(),
      title: labelText(words.title),
      ...(text !== '' && { description: text }),
    }
    tables.set(words, table)
    return { ...field, table: table.id }
  })
  return [rows, [...tables.values()]]
}

/** True for a web address that an ending may lead to. */
export function isAddress(text: string): boolean {
  return text.length <= 2_000 && /^https?:\/\/[^\s@]+$/i.test(text)
}

/**
 * Puts fields into the sections of their questions. A section ends where another one begins, so questions after an
 * inner panel belong to none, and stay on the page.
 */
function inSections(
  fields: readonly Field[],
  questions: readonly Question[],
  newId: NewFieldId,
  warnings: readonly Warning[],
): readonly [readonly Field[], readonly Warning[], readonly Section[]] {
  const sections = new Map<SectionWords, Section>()
  let last: SectionWords | undefined
  const placed = fields.map((field, at) => {
    const words = questions[at]?.section
    const isBack = words !== undefined && words !== last && sections.has(words)
    if (!isBack) last = words
    if (words === undefined || isBack || sections.size >= limits.sections) return field
    let section = sections.get(words)
    if (section === undefined) {
      const title = labelText(words.title)
      const text = cleanText(words.text.trim(), limits.descriptionCharacters)
      section = {
        id: newId(),
        title,
        ...(text !== '' && { text }),
        ...(words.newPage && { newPage: true }),
      }
      sections.set(words, section)
    }
    return { ...field, section: section.id }
  })
  return [placed, warnings, [...sections.values()]]
}

const isAlways = (logic: Logic | null) => logic?.kind === 'all' && logic.parts.length === 0

type Known = ReadonlyMap<string, { readonly question: Question; readonly id: string }>

/** Replaces keys and values by our ids and options. A rule that cannot be converted gives null and a problem. */
function resolved(logic: Logic, known: Known, problems: string[]): Logic | null {
  if (logic.kind !== 'rule') {
    const parts = logic.parts.map((part) => resolved(part, known, problems))
    if (!parts.every((part) => part !== null)) return null
    if (logic.kind === 'any' && parts.length === 0) {
      problems.push('it never holds')
      return null
    }
    return logic.kind === 'all' ? all(...parts) : any(...parts)
  }
  const source = known.get(logic.source)
  if (source === undefined) {
    problems.push(
      `it reads "${labelText(logic.source).slice(0, 60)}", which is not a field in this form`,
    )
    return null
  }
  const { question, id } = source
  if (logic.valueFrom !== undefined) {
    const other = known.get(logic.valueFrom)
    const isPlain = [question, other?.question].every((one) =>
      one?.choices.every(({ text, value }) => text === value),
    )
    if (other !== undefined && isPlain) return { ...logic, source: id, valueFrom: other.id }
    problems.push(
      `it compares with "${labelText(logic.valueFrom).slice(0, 60)}", ${other === undefined ? 'which is not a field in this form' : 'whose options have other values'}`,
    )
    return null
  }
  const isBound = logic.condition === 'greater_than' || logic.condition === 'less_than'
  if (isBound && question.choices.length > 0) return chosenBeyond(logic, question, id, problems)
  const choice = choiceNamed(question.choices, logic.value)
  const value = labelText(choice?.text ?? logic.value)
  const rule = { ...logic, source: id, value }
  if (fieldTypes[question.type].answerKind !== 'list') return rule
  // A list equals nothing, but may contain an item. A single box that is off is an empty list.
  const isOff = question.choices.length === 1 && logic.value === 'false'
  if (logic.condition === 'equals') {
    return isOff
      ? { ...rule, condition: 'is_empty', value: '' }
      : { ...rule, condition: 'contains' }
  }
  if (logic.condition !== 'not_equals') return rule
  if (question.choices.length === 1) {
    return { ...rule, condition: isOff ? 'is_not_empty' : 'is_empty', value: '' }
  }
  problems.push(
    `a condition cannot check that "${labelText(value).slice(0, 60)}" is not among the answers`,
  )
  return null
}

const affirmed = /^(?:true|yes|y|1|on)$/i
const denied = /^(?:false|no|n|0|off)$/i

/** The choice with this value, text, or synonym of yes and no. */
function choiceNamed(choices: readonly Choice[], wanted: string): Choice | undefined {
  const plain = wanted.trim().toLowerCase()
  return (
    choices.find(({ value }) => value === wanted) ??
    choices.find(({ text }) => text === wanted) ??
    choices.find(({ value, text }) => [value, text].some((one) => one.toLowerCase() === plain)) ??
    choices.find(({ value }) => {
      if (value !== 'true' && value !== 'false') return false
      return (value === 'true' ? affirmed : denied).test(plain)
    })
  )
}

/** "More than 2" for choices with numeric values: one of those that are greater. */
function chosenBeyond(
  { condition, value }: Extract<Logic, { kind: 'rule' }>,
  { choices, type }: Question,
  id: string,
  problems: string[],
): Logic | null {
  const bound = Number(value)
  const beyond = choices.filter((choice) =>
    condition === 'greater_than' ? Number(choice.value) > bound : Number(choice.value) < bound,
  )
  const isNumbered = choices.every(
    (choice) => choice.value.trim() !== '' && Number.isFinite(Number(choice.value)),
  )
  // Numeric options compare as they are. A value beyond all of them never holds.
  if (choices.every((choice) => choice.text === choice.value)) {
    return { kind: 'rule', source: id, condition, value }
  }
  if (!isNumbered || !Number.isFinite(bound) || beyond.length === 0) {
    problems.push(`it compares the choice "${labelText(value).slice(0, 60)}" as a number`)
    return null
  }
  return any(
    ...beyond.map(
      (choice): Logic => ({
        kind: 'rule',
        source: id,
        condition: asksForOption({ type }),
        value: labelText(choice.text),
      }),
    ),
  )
}
