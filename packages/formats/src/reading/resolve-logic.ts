import { fieldTypes } from '@ramiform/fields'
import { labelText } from './label-text.ts'
import { all, always, any, asksForOption, type Logic, never } from './logic.ts'
import type { Choice, Question } from './question.ts'

type Rule = Extract<Logic, { kind: 'rule' }>

/** Questions of another program by their names, with our ids. */
export type Known = ReadonlyMap<string, { readonly question: Question; readonly id: string }>

/** Replaces keys and values by our ids and options. A rule that cannot be converted gives null and a problem. */
export function resolved(logic: Logic, known: Known, problems: string[]): Logic | null {
  if (logic.kind !== 'rule') {
    const parts = partsOf(logic, known).map((part) => resolved(part, known, problems))
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
  if (logic.isWhole && isNoAnswer(logic, question)) {
    return logic.condition === 'equals' ? never : always
  }
  if (fieldTypes[question.type].answerKind !== 'list') return rule
  // Most programs name an item that a list has. A single box that is off is an empty list.
  const isSingle = question.choices.length === 1
  const isOff = isSingle && logic.value === 'false'
  if (logic.isWhole && !isSingle) return ofWhole(rule, choice, question, problems)
  if (logic.condition === 'equals') {
    return isOff
      ? { ...rule, condition: 'is_empty', value: '' }
      : { ...rule, condition: 'contains' }
  }
  if (logic.condition !== 'not_equals') return rule
  if (isSingle) {
    return { ...rule, condition: isOff ? 'is_not_empty' : 'is_empty', value: '' }
  }
  problems.push(
    `a condition cannot check that "${labelText(value).slice(0, 60)}" is not among the answers`,
  )
  return null
}

/** True for `false` where no option means it: it stands for an answer that is not given. */
const isNoAnswer = ({ value }: Rule, { choices }: Question) =>
  value === 'false' && choices.length > 1 && choiceNamed(choices, value) === undefined

/** A rule about a list as a whole. */
function ofWhole(
  rule: Rule,
  choice: Choice | undefined,
  { choices }: Question,
  problems: string[],
): Logic | null {
  const isEquality = rule.condition === 'equals' || rule.condition === 'not_equals'
  if (!isEquality || choice !== undefined || choices.length === 0) return rule
  problems.push(`it compares a whole list with "${labelText(rule.value).slice(0, 60)}"`)
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

/** The parts of a group. "At least 5" of choices from 1 to 5 is only "5", since none is greater. */
function partsOf(group: Exclude<Logic, Rule>, known: Known): readonly Logic[] {
  if (group.kind === 'all') return group.parts
  const possible = group.parts.filter((part) => {
    const question = part.kind === 'rule' ? known.get(part.source)?.question : undefined
    if (part.kind !== 'rule' || question === undefined) return true
    const isBound = part.condition === 'greater_than' || part.condition === 'less_than'
    if (!isBound || part.valueFrom !== undefined || question.words.other !== undefined) return true
    return !isNumbered(part, question) || beyondOf(part, question).length > 0
  })
  return possible.length === 0 ? group.parts : possible
}

const beyondOf = ({ condition, value }: Rule, { choices }: Question) =>
  choices.filter((choice) =>
    condition === 'greater_than'
      ? Number(choice.value) > Number(value)
      : Number(choice.value) < Number(value),
  )

const isNumbered = ({ value }: Rule, { choices }: Question) =>
  choices.length > 0 &&
  [value, ...choices.map((choice) => choice.value)].every(
    (one) => one.trim() !== '' && Number.isFinite(Number(one)),
  )

/** "More than 2" for choices with numeric values: one of those that are greater. */
function chosenBeyond(
  compared: Rule,
  question: Question,
  id: string,
  problems: string[],
): Logic | null {
  const { condition, value } = compared
  const { choices, type } = question
  const beyond = beyondOf(compared, question)
  // Numeric options compare as they are. A value beyond all of them never holds.
  if (choices.every((choice) => choice.text === choice.value)) {
    return { kind: 'rule', source: id, condition, value }
  }
  if (!isNumbered(compared, question) || beyond.length === 0) {
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
