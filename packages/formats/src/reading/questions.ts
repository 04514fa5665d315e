import type { Field } from '@ramiform/core/field'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { ImportResult, NewFieldId, Warning } from '../import.ts'
import { foundFields } from './found-fields.ts'
import { labelText } from './label-text.ts'
import { all, any, type Logic, toConditional } from './logic.ts'
import { type FieldWords, newField } from './new-field.ts'

/** A question of another program's form, before it becomes a field. */
export interface Question {
  /** by which that program's logic names it */
  readonly key: string
  /** further names of it */
  readonly aliases?: readonly string[]
  readonly type: FieldTypeName
  readonly words: FieldWords
  /** its options, with the values by which logic names them */
  readonly choices: readonly Choice[]
  /** when it is shown; sources are keys, values are the choices' values */
  readonly logic: Logic
  /** what could not be kept, in words */
  readonly lost: readonly string[]
}

export interface Choice {
  readonly value: string
  readonly text: string
}

export const yesAndNo: readonly Choice[] = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
]

/** Fields with conditions, and a remark for each thing that could not be kept. */
export function fieldsOfQuestions(
  questions: readonly Question[],
  newId: NewFieldId,
  lost: readonly string[] = [],
): ImportResult {
  const known = new Map<string, { readonly question: Question; readonly id: string }>()
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
    return newField(question.type, id, {
      ...question.words,
      options: question.choices.map(({ text }) => text),
      ...(kept !== null && { conditional: kept }),
    })
  })
  return foundFields(fields, warnings)
}

const isAlways = (logic: Logic | null) => logic?.kind === 'all' && logic.parts.length === 0

type Known = ReadonlyMap<string, { readonly question: Question; readonly id: string }>

/** The same logic with our ids and the options' texts; null, with a problem told, where a rule cannot be kept. */
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
  const isBound = logic.condition === 'greater_than' || logic.condition === 'less_than'
  if (isBound && question.choices.length > 0) return chosenBeyond(logic, question, id, problems)
  const choice = choiceNamed(question.choices, logic.value)
  const value = labelText(choice?.text ?? logic.value)
  const rule = { ...logic, source: id, value }
  if (fieldTypes[question.type].answerKind !== 'list') return rule
  // A list is equal to nothing; one of its items may be. And a single tick that is off is an empty list.
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

/** By its value, by its words, or as yes and no are otherwise called. */
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

/** "More than 2" of choices that have numbers behind their words: one of those was chosen. */
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
  // Choices whose words are the numbers compare as they are; an answer beyond them all says nothing.
  if (choices.every((choice) => choice.text === choice.value)) {
    return { kind: 'rule', source: id, condition, value }
  }
  if (!isNumbered || !Number.isFinite(bound) || beyond.length === 0) {
    problems.push(`it compares the choice "${labelText(value).slice(0, 60)}" as a number`)
    return null
  }
  const isMany = fieldTypes[type].answerKind === 'list'
  return any(
    ...beyond.map(
      (choice): Logic => ({
        kind: 'rule',
        source: id,
        condition: isMany ? 'contains' : 'equals',
        value: labelText(choice.text),
      }),
    ),
  )
}
