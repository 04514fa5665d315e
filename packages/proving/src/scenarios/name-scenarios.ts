import { type Answer, type Answers, answerTo, isEmpty, isList } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { scenarioLimits } from '@ramiform/core/scenario'
import { fieldTypes } from '@ramiform/fields'

/** Answers named in one scenario name, at most. */
const mostParts = 3
/** Characters of a part; longer ones are cut. */
const longestPart = 40

/**
 * Names sets of answers by what tells them apart, in form order: `Online, no catering`. All names differ.
 *
 * @param taken names that other scenarios have
 */
export function nameScenarios(
  schema: FormSchema,
  all: readonly Answers[],
  taken: readonly string[],
): readonly string[] {
  const parts = all.map((answers) => partsOf(schema, answers))
  const frequency = new Map<string, number>()
  for (const part of parts.flat()) frequency.set(part, (frequency.get(part) ?? 0) + 1)
  const used = new Set(taken)
  return parts.map((own) => {
    const rarest = own.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))
    const name = nameOfParts(own, rarest, used)
    used.add(name)
    return name
  })
}

function nameOfParts(
  own: readonly string[],
  rarest: readonly string[],
  used: ReadonlySet<string>,
): string {
  let name = 'Nothing answered'
  for (let count = Math.min(2, own.length); count <= Math.min(mostParts, own.length); count += 1) {
    const chosen = new Set(rarest.slice(0, count))
    if (count > 0) name = capitalized(own.filter((part) => chosen.has(part)).join(', '))
    if (!used.has(name)) return name
  }
  const limited = name.slice(0, scenarioLimits.nameCharacters - 5)
  for (let number = 2; ; number += 1) {
    if (!used.has(`${limited} ${number}`)) return `${limited} ${number}`
  }
}

/** The answers in a few words each, in form order. */
function partsOf(schema: FormSchema, answers: Answers): readonly string[] {
  const parts = withHiddenFields(withNamesInTexts(schema)).fields.flatMap((field) => {
    const answer = answerTo(answers, field.id)
    return answer === undefined || isEmpty(answer) ? [] : [cut(answerInBrief(field, answer))]
  })
  return [...new Set(parts)]
}

/** An answer as it is named beside others, such as `In person`, `no catering`, `5 people` or `with company`. */
export function answerInBrief(field: Field, answer: Answer): string {
  const type = fieldTypeOf(fieldTypes, field.type)
  const text = type?.toText(field, answer) ?? ''
  if (isList(answer) && type?.answerKind === 'list') return answer.join(' and ')
  if (type?.hasOptions) {
    if (!/^(?:yes|no)$/i.test(text)) return text
    const subject = subjectOf(field.label)
    const isYes = /^yes$/i.test(text)
    return subject === null ? labeled(field, text) : `${isYes ? 'with' : 'no'} ${subject}`
  }
  if (type?.comparesAsNumber) return amountOf(field, text)
  if (type?.comparesAsDay) return labeled(field, text)
  const isSample = text === 'Example' || type?.answerKind !== 'text' || text.includes('@')
  if (!isSample) return text
  const subject = subjectOf(field.label)
  return subject === null ? `${cut(plainLabel(field), 30)} answered` : `with ${subject}`
}

/** `5 people`, or `Age: 18` where the label names no unit. */
function amountOf(field: Field, number: string): string {
  const [, unit, rest] = /\bhow many\s+((?:\p{L}|-)+)\s*(you|us)?/iu.exec(field.label) ?? []
  if (unit === 'of' && rest !== undefined) return number === '1' ? '1 person' : `${number} people`
  const [, counted = unit] = /^number of\s+((?:\p{L}|-)+)$/iu.exec(plainLabel(field)) ?? []
  if (counted !== undefined) return `${number} ${unitFor(number, counted)}`
  const label = plainLabel(field)
  return /^\p{L}+[^s\P{L}]s$/u.test(label)
    ? `${number} ${unitFor(number, label)}`
    : labeled(field, number)
}

function unitFor(number: string, plural: string): string {
  const unit = plural.toLowerCase()
  if (number !== '1') return unit
  const [ending, singular] = singulars.find(([pattern]) => pattern.test(unit)) ?? [/s$/, '']
  return unit.replace(ending, singular)
}

/** Endings of plurals with those of their singulars. Others lose their s. */
const singulars: readonly (readonly [RegExp, string])[] = [
  [/people$/, 'person'],
  [/children$/, 'child'],
  [/\b(wo)?men$/, '$1man'],
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
]

const plainLabel = ({ label }: Field) => label.trim().replace(/[?:.*\s]+$/, '')

/** `Pain today: 7`. The label is cut, never the answer. */
function labeled(field: Field, text: string): string {
  return `${cut(plainLabel(field), Math.max(12, longestPart - text.length - 2))}: ${text.toLowerCase()}`
}

/** A question whose rest is a thing: `Do you need step-free access?`. */
const questionHead =
  /^(?:(?:do|will|would) you (?:also )?(?:like|need|want|have|require)|have you (?:got )?)(?: to have)?(?: an?| any)? /i

/** The thing that a short label asks about, such as `step-free access`; null where the label is a whole question. */
function subjectOf(label: string): string | null {
  const plain = label.trim().replace(/[?:.*\s]+$/, '')
  const rest = plain.replace(questionHead, '')
  const isQuestion = rest === plain && label.includes('?')
  if (isQuestion || rest === '' || rest.split(' ').length > 3) return null
  // Words of capital letters, such as VAT, stay.
  return /^\p{Lu}[\p{Ll}\s]/u.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest
}

function cut(text: string, longest = longestPart): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** All answers in brief, such as `In person, Morning, 5 people`; `Nothing answered` for none. */
export function answersInBrief(schema: FormSchema, answers: Answers): string {
  const parts = partsOf(schema, answers)
  return parts.length === 0 ? 'Nothing answered' : capitalized(parts.join(', '))
}
