import { nearestStep } from '@ramiform/core/number-steps'
import type { FieldTypeName } from '@ramiform/fields'
import { type Choice, yesAndNo } from '../../../reading/question.ts'
import { wholeNumber } from '../../../reading/whole-number.ts'
import { type Members, numberIn, textIn } from '../members.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'

const formats: Readonly<Record<string, FieldTypeName>> = {
  email: 'email',
  'idn-email': 'email',
  date: 'date',
  'date-time': 'date',
  time: 'time',
  uri: 'url',
  url: 'url',
  'uri-reference': 'url',
  phone: 'phone',
  tel: 'phone',
  textarea: 'textarea',
  'data-url': 'file',
  binary: 'file',
}

export function kindOf({ type }: Members): string {
  const kinds = Array.isArray(type) ? type : [type]
  return String(kinds.find((kind) => kind !== 'null') ?? '')
}

export function choicesOf(property: Members, kind: string): readonly Choice[] {
  const named = [...listOf(property.enumNames), ...listOf(property['x-enumNames'])]
  const listed = listOf(property.enum).filter((value) => value !== null)
  if (listed.length > 0) {
    return listed.map((value, at) => ({
      value: localized(value),
      text: localized(named[at]) || localized(value),
    }))
  }
  const variants = [...objectsIn(property.oneOf), ...objectsIn(property.anyOf)]
  const fixed = variants.filter(({ const: value }) => value !== undefined)
  if (fixed.length > 0) {
    return fixed.map((one) => ({
      value: localized(one.const),
      text: plainText(one.title) || plainText(one.description) || localized(one.const),
    }))
  }
  const nested = variants.find((one) => Array.isArray(one.enum))
  if (nested !== undefined) return choicesOf(nested, kind)
  return kind === 'boolean' ? yesAndNo : []
}

/** Up to this number of options all are visible; more become a dropdown */
const mostInView = 6

export function typeOf(
  kind: string,
  property: Members,
  choices: readonly Choice[],
  items: Members | null,
): FieldTypeName {
  if (kind === 'array') {
    if (choices.length > 0) return 'checkbox'
    return textIn(items ?? {}, 'format') === 'data-url' ? 'file' : 'textarea'
  }
  if (choices.length > 0) return choices.length > mostInView ? 'select' : 'radio'
  if (kind === 'integer' || kind === 'number') return 'number'
  const format = textIn(property, 'format') ?? ''
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (known !== undefined) return known
  return (numberIn(property, 'maxLength') ?? 0) > 255 ? 'textarea' : 'text'
}

/** Limits of an answer. A number beyond a bound of its own is allowed to equal it, unless it is whole. */
export function boundsOf(property: Members, type: FieldTypeName) {
  const isNumber = type === 'number'
  const isWhole = isNumber && kindOf(property) === 'integer'
  const [low, high] = isNumber ? ['minimum', 'maximum'] : ['minLength', 'maxLength']
  const step = isWhole ? 1 : 0
  const [over, under] = ['exclusiveMinimum', 'exclusiveMaximum'].map((name) =>
    isNumber ? numberIn(property, name) : null,
  )
  const min = numberIn(property, low ?? '') ?? (typeof over === 'number' ? over + step : null)
  const max = numberIn(property, high ?? '') ?? (typeof under === 'number' ? under - step : null)
  const multiple = numberIn(property, 'multipleOf')
  const pattern = isWhole ? wholeNumber : type === 'text' ? textIn(property, 'pattern') : null
  return {
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(isNumber && multiple !== null && isFromZero(multiple, min ?? 0) && { step: multiple }),
    ...(pattern && { pattern: pattern.slice(0, 500) }),
  }
}

/** True for a step whose multiples are the same from 0 as from the least number, where our steps begin. A step of 1 has a pattern. */
const isFromZero = (step: number, min: number) =>
  step > 0 && step !== 1 && nearestStep({ validation: { step } }, min) === min

/** Converts `firstName` and `first_name` into "First name". */
export function words(name: string): string {
  const spaced = name
    .slice(0, 500)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return /[A-Z]{2}/.test(spaced)
    ? spaced
    : spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}
