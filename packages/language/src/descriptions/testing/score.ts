import { rulesOf } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import type { Description } from '../corpus/description.ts'
import { recognizeDescription } from '../recognize-description.ts'
import { contentWords } from '../words.ts'

export interface Score {
  readonly expected: number
  readonly found: number
  readonly right: number
  /** Right fields with an unexpected type */
  readonly otherType: number
  readonly conditionsExpected: number
  readonly conditionsFound: number
  readonly conditionsRight: number
  /** Wrong conditions of right fields */
  readonly conditionsWrong: number
  readonly optionsExpected: number
  readonly optionsRight: number
  readonly requiredWrong: number
  /** One line for each difference */
  readonly differences: readonly string[]
}

interface Expected {
  readonly type: string
  readonly required: boolean
  readonly label: string
  readonly options: string
  readonly source: string
  /** The whole condition, if given */
  readonly condition: string
}

function readExpected(line: string): Expected {
  const [, type = '', star, rest = ''] = /^(\w+)(\*)? (.+)$/.exec(line) ?? []
  const [before = '', condition = ''] = rest.split(' <= ')
  const [what = '', source = ''] = before.split(' <- ')
  const at = what.indexOf(': ')
  return {
    type,
    required: star !== undefined,
    label: at === -1 ? what : what.slice(0, at),
    options: at === -1 ? '' : what.slice(at + 2),
    source,
    condition,
  }
}

/** True if two labels share most of their words. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((label) => {
    const words = contentWords(label)
    return new Set(words.length > 0 ? words : label.toLowerCase().match(/\p{L}+/gu))
  })
  if (a === undefined || b === undefined) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && shared / Math.max(a.size, b.size) >= 0.6
}

/** Compares the recognized fields with the expected ones. */
export function score({ text, fields: lines }: Description): Score {
  let count = 0
  const { fields } = recognizeDescription(text, () => `field_${++count}`)
  const expected = lines.map(readExpected)
  const left = [...fields]
  const differences: string[] = []
  const tally = {
    right: 0,
    otherType: 0,
    conditionsRight: 0,
    conditionsWrong: 0,
    optionsExpected: 0,
    optionsRight: 0,
    requiredWrong: 0,
  }
  for (const wanted of expected) {
    const at = matchOf(wanted, left)
    if (wanted.options !== '') tally.optionsExpected += 1
    if (at === -1) {
      differences.push(`missing: ${wanted.label}`)
      continue
    }
    const [field] = left.splice(at, 1)
    if (field === undefined) continue
    tally.right += 1
    if (field.type !== wanted.type) {
      tally.otherType += 1
      differences.push(`type of ${field.label}: ${field.type} instead of ${wanted.type}`)
    }
    if ((field.required === true) !== wanted.required) {
      tally.requiredWrong += 1
      differences.push(`required: ${field.label}`)
    }
    const options = field.options?.join(' / ') ?? ''
    if (wanted.options !== '' && options === wanted.options) tally.optionsRight += 1
    else if (wanted.options !== '') differences.push(`options of ${field.label}: ${options}`)
    const isMeant = hasCondition(field, fields, wanted)
    const isConditional = field.conditional !== undefined
    if (isMeant && isConditional) tally.conditionsRight += 1
    if (!isMeant) {
      if (isConditional) tally.conditionsWrong += 1
      differences.push(`condition of ${field.label}: ${conditionOf(field, fields) || 'none'}`)
    }
  }
  for (const field of left) differences.push(`too much: ${field.type} ${field.label}`)
  return {
    ...tally,
    expected: expected.length,
    found: fields.length,
    conditionsExpected: expected.filter(({ source, condition }) => source + condition !== '')
      .length,
    conditionsFound: fields.filter(({ conditional }) => conditional !== undefined).length,
    differences,
  }
}

function hasCondition(field: Field, fields: readonly Field[], wanted: Expected): boolean {
  if (wanted.condition !== '') return conditionOf(field, fields) === wanted.condition
  if (wanted.source === '') return field.conditional === undefined
  return sourcesOf(field, fields).some((source) => isSame(source, wanted.source))
}

function conditionOf({ conditional }: Field, fields: readonly Field[]): string {
  if (conditional === undefined) return ''
  return describeConditional(conditional, { fields, settings: {} })
    .map(({ text }) => text)
    .join('')
}

function matchOf(wanted: Expected, fields: readonly Field[]): number {
  const exact = fields.findIndex(({ label }) => label.toLowerCase() === wanted.label.toLowerCase())
  if (exact !== -1) return exact
  const typed = fields.findIndex(
    (field) => field.type === wanted.type && isSame(field.label, wanted.label),
  )
  return typed === -1 ? fields.findIndex(({ label }) => isSame(label, wanted.label)) : typed
}

function sourcesOf({ conditional }: Field, fields: readonly Field[]): readonly string[] {
  if (conditional === undefined) return []
  return rulesOf(conditional).map(
    ({ fieldId }) => fields.find(({ id }) => id === fieldId)?.label ?? '',
  )
}
