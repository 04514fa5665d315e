import { fieldsInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Ending } from '@ramiform/core/ending'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import type { Table } from '@ramiform/core/table'
import type { Value } from '@ramiform/core/value'
import type { ImportResult, NewFieldId, Warning } from '../import.ts'
import { withAnswerSettings } from './answer-settings.ts'
import { withAnswersInTexts } from './answers-in-texts.ts'
import { type Calculation, valuesOf } from './calculations.ts'
import { cleanText } from './clean-text.ts'
import { lostDayLimits } from './day-limits.ts'
import { foundFields } from './found-fields.ts'
import { labelText } from './label-text.ts'
import { always, type Logic, toConditional } from './logic.ts'
import { type FieldWords, newField } from './new-field.ts'
import { offersOf } from './offered-choices.ts'
import { optionLabels } from './option-labels.ts'
import type { Choice, OtherParts, Question, SectionWords, TableWords } from './question.ts'
import { resolved } from './resolve-logic.ts'
import { isEmptyStatement, isStatement } from './statement.ts'

/** Converts questions into fields with conditions, and a warning for each lost part. */
export function fieldsOfQuestions(
  given: readonly Question[],
  newId: NewFieldId,
  lost: readonly string[] = [],
  { hidden = [], ends = [], places, calculations = [] }: OtherParts = {},
): ImportResult {
  const known = new Map<string, { readonly question: Question; readonly id: string }>()
  const hiddenFields = hidden.map((one): HiddenField => {
    const { name, value, aliases } =
      typeof one === 'string' ? { name: one, value: '', aliases: [] } : one
    const id = newId()
    for (const key of [name, ...aliases]) known.set(key, { question: textNamed(name), id })
    return { id, name, ...(value !== '' && { value }) }
  })
  // Texts without anything to show have ids, too, because they may have texts in another language.
  const numbered = given.map((question) => ({ question: withLabels(question), id: newId() }))
  const warnings: Warning[] = lost.map((message) => ({ message }))
  const [shownOnes, empty] = [false, true].map((wanted) =>
    numbered.filter(({ question }) => isEmptyStatement(question) === wanted),
  )
  for (const { question } of empty ?? [])
    if (question.lost.length > 0)
      warnings.push({ message: `Skipped "${question.key}". ${question.lost.join(' ')}` })
  const questions = (shownOnes ?? []).map(({ question }) => question)
  const ids = (shownOnes ?? []).map(({ id }) => id)
  for (const [at, question] of questions.entries()) {
    // No rule and no text can read a statement.
    const keys = isStatement(question) ? [] : [question.key, ...(question.aliases ?? [])]
    for (const key of keys) if (!known.has(key)) known.set(key, { question, id: ids[at] ?? '' })
  }
  const before = { questions, ids, hiddenFields, known, newId }
  const { values, shown } = calculated(calculations, before, warnings)
  const conditionOf = (logic: Logic) => {
    const problems: string[] = []
    const read = resolved(logic, known, problems)
    const conditional = read === null ? null : toConditional(read)
    if (read !== null && conditional === null) problems.push('it exceeds the limit for one field')
    const isKept = problems.length === 0 && !isAlways(read) && conditional !== null
    return { problem: problems[0], conditional: isKept ? conditional : undefined }
  }
  const fields = questions.map((question, at): Field => {
    const id = ids[at] ?? newId()
    for (const message of question.lost) warnings.push({ message, fieldId: id })
    const { problem, conditional } = conditionOf(question.logic)
    if (problem !== undefined) {
      const message = `Its condition could not be imported, so it is always shown: ${problem}.`
      warnings.push({ message, fieldId: id })
    }
    const needed = question.requiredIf && conditionOf(question.requiredIf)
    if (needed?.problem !== undefined) {
      const message = `The condition that requires it could not be imported: ${needed.problem}.`
      warnings.push({ message, fieldId: id })
    }
    const made = newField(question.type, id, {
      ...wordsOf(question),
      ...(conditional && { conditional }),
      ...(needed?.conditional && { requiredWhen: needed.conditional }),
    })
    const field = withAnswerSettings(made, {
      ...question.words,
      defaultAnswer: defaultOf(question),
    })
    for (const message of lostOfAnswer(question, field)) warnings.push({ message, fieldId: id })
    const { offers, lost: lostOffers } = offersOf(question, field, conditionOf)
    for (const message of lostOffers) warnings.push({ message, fieldId: id })
    const { payment, columns, ...settings } = question.settings ?? {}
    return {
      ...field,
      ...settings,
      ...(columns && question.table === undefined && { columns }),
      ...(offers.length > 0 && { optionsWhen: offers }),
      ...(payment && { payment: { ...field.payment, ...payment } }),
    }
  })
  const endings = ends.flatMap((end): readonly Ending[] => {
    const { problem, conditional } =
      end.logic === null
        ? { problem: 'its condition is not supported', conditional: undefined }
        : conditionOf(end.logic)
    const isLost = end.redirectUrl !== '' && !isAddress(end.redirectUrl)
    if (isLost || problem !== undefined) {
      const name = end.title || end.text || end.redirectUrl
      const why = isLost ? 'its redirect is not a web address' : problem
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
  const [placed, sections] = inSections(fields, questions, newId, (words) => {
    const { problem, conditional } = conditionOf(words.logic ?? always)
    if (problem !== undefined) {
      const name = words.title.slice(0, 80)
      const message = `The condition of the section "${name}" could not be imported, so it is always shown: ${problem}.`
      warnings.push({ message })
    }
    if (words.text.trim().length > limits.descriptionCharacters)
      warnings.push({ message: `The text of the section "${words.title.slice(0, 80)}" was cut.` })
    return conditional
  })
  const [rows, tables] = inTables(placed, questions, newId)
  const parts = { fields: rows, sections, tables, hiddenFields, values, endings }
  if (places === undefined) return foundFields(rows, warnings, parts)
  const { found, warnings: lostPlaces } = withAnswersInTexts(
    parts,
    places,
    (name) => known.get(name)?.id,
  )
  const told = [...warnings, ...hiddenResults(shown, found), ...lostPlaces]
  return foundFields(found.fields, told, found)
}

/** The question with long choices as they are stored, so that conditions name the right ones. */
function withLabels(question: Question): Question {
  const isLong = ({ text }: Choice) => text.length > limits.labelCharacters
  if (!question.choices.some(isLong)) return question
  const labelOf = optionLabels()
  const choices = question.choices.map((one) =>
    isLong(one) ? { ...one, text: labelOf(one.text) } : one,
  )
  return { ...question, choices }
}

const textNamed = (name: string): Question => ({
  key: name,
  type: 'text',
  words: { label: name },
  choices: [],
  logic: always,
  lost: [],
})

function wordsOf(question: Question): FieldWords {
  // Rows of a matrix have no option with a text.
  const own = question.table ? undefined : question.choices.find(({ isOther }) => isOther)
  return {
    ...question.words,
    options: question.choices.filter((one) => one !== own).map(({ text }) => text),
    other: own?.text,
    shuffle: question.words.shuffle && question.table === undefined,
  }
}

/** The default answer with the texts of its choices. */
function defaultOf({ words: { defaultAnswer }, choices }: Question): unknown {
  const textOf = (value: unknown) =>
    choices.find((one) => one.value === String(value))?.text ?? value
  return Array.isArray(defaultAnswer) ? defaultAnswer.map(textOf) : textOf(defaultAnswer)
}

/** Sentences about limits of dates and a default answer that the field cannot have. */
function lostOfAnswer({ words, lost }: Question, field: Field): readonly string[] {
  const isLost = words.defaultAnswer !== undefined && field.defaultAnswer === undefined
  return [
    ...lostDayLimits(words, field.type === 'date'),
    ...(isLost && !lost.includes(lostDefault) ? [lostDefault] : []),
  ]
}

const lostDefault = 'Its default value was skipped.'

interface BeforeValues {
  readonly questions: readonly Question[]
  readonly ids: readonly string[]
  readonly hiddenFields: readonly HiddenField[]
  readonly known: Map<string, { readonly question: Question; readonly id: string }>
  readonly newId: NewFieldId
}

/** Converts calculations into values that rules and texts can name, and reports the others. */
function calculated(
  calculations: readonly Calculation[],
  { questions, ids, hiddenFields, known, newId }: BeforeValues,
  warnings: Warning[],
): { readonly values: readonly Value[]; readonly shown: readonly Value[] } {
  if (calculations.length === 0) return { values: [], shown: [] }
  const byId = new Map([...known.values()].map((one) => [one.id, one] as const))
  const { values, lost } = valuesOf(calculations, {
    fields: questions.map((one, at) => newField(one.type, ids[at] ?? '', wordsOf(one))),
    hiddenFields,
    idOf: new Map([...known].map(([key, { id }]) => [key, id])),
    pointsOf: (id) => pointsOf(byId.get(id)?.question.choices ?? []),
    resolve: (logic, problems) => resolved(logic, byId, problems),
    onValue: (key, { id, name, type }) => {
      const question = { ...textNamed(name), ...(type === 'number' && { type: 'number' as const }) }
      byId.set(id, { question, id })
      if (!known.has(key)) known.set(key, { question, id })
    },
    newId,
  })
  for (const { key, name } of calculations) {
    const why = lost.get(key)
    if (why !== undefined)
      warnings.push({ message: `The calculation "${name.slice(0, 80)}" was skipped: ${why}.` })
  }
  const shown = calculations.flatMap(({ key, isShown }) => (isShown ? (values.get(key) ?? []) : []))
  return { values: [...values.values()], shown }
}

/** Warnings about results that the other program shows, and no text here. */
function hiddenResults(shown: readonly Value[], parts: Omit<FormSchema, 'settings'>) {
  const inTexts = fieldsInTexts({ ...parts, settings: {} })
  return shown
    .filter(({ id }) => !inTexts.has(id))
    .map(({ name }) => ({
      message: `"${name.slice(0, 80)}" was shown on the page. To show it here, put the value into a text.`,
    }))
}

/** Numbers of options whose values are numbers and whose texts are not; undefined for other options. */
function pointsOf(choices: readonly Choice[]): ReadonlyMap<string, number> | undefined {
  const offered = choices.filter(({ isOther }) => !isOther)
  const isNumber = ({ value }: Choice) => value.trim() !== '' && Number.isFinite(Number(value))
  if (offered.length === 0 || !offered.every(isNumber)) return undefined
  if (offered.every(({ value, text }) => value === text)) return undefined
  return new Map(offered.map(({ value, text }) => [labelText(text), Number(value)]))
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
  conditionOf: (words: SectionWords) => Conditional | undefined,
): readonly [readonly Field[], readonly Section[]] {
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
      const conditional = conditionOf(words)
      section = {
        id: newId(),
        title,
        ...(text !== '' && { text }),
        ...(words.newPage && { newPage: true }),
        ...(conditional && { conditional }),
      }
      sections.set(words, section)
    }
    return { ...field, section: section.id }
  })
  return [placed, [...sections.values()]]
}

const isAlways = (logic: Logic | null) => logic?.kind === 'all' && logic.parts.length === 0
