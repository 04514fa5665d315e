import type { Validation } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import type { AnswerWords } from './answer-settings.ts'

/** Limits of the answer in a list of questions: a constraint, or REDCap's columns for a minimum and a maximum. */

interface GivenLimits {
  readonly constraint: string
  readonly min: string
  readonly max: string
}

interface RowLimits {
  readonly words: Pick<AnswerWords, 'earliest' | 'latest'> & { readonly validation?: Validation }
  readonly lost: readonly string[]
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)

/** @param type type of the field; limits of dates are days, those of other types are numbers */
export function rowLimits(type: FieldTypeName, { constraint, min, max }: GivenLimits): RowLimits {
  const { validation, lost } = validationOf(constraint)
  // Days that our dates cannot have are reported with the other limits of dates.
  if (type === 'date')
    return {
      words: {
        ...(validation !== null && { validation }),
        ...(min !== '' && { earliest: min }),
        ...(max !== '' && { latest: max }),
      },
      lost,
    }
  const own: Validation = {
    ...validation,
    ...(isNumber(min) && { min: Number(min) }),
    ...(isNumber(max) && { max: Number(max) }),
  }
  const other = [`>= ${min}`, `<= ${max}`].filter(
    (text) => !isNumber(text.slice(3)) && text.length > 3,
  )
  return {
    words: Object.keys(own).length > 0 ? { validation: own } : {},
    lost: [...lost, ...other.map((text) => notImported(`. ${text}`))],
  }
}

/** `0 = none, 10 = worst` for the labels at the ends of a slider of REDCap, which is 0 to 100 by default */
export function sliderHelp(labels: string, min: string, max: string): string {
  const texts = labels
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const [lowest, highest] = [Number(min || 0), Number(max || 100)]
  const last = texts.length - 1
  if (last < 1 || !Number.isFinite(lowest) || !Number.isFinite(highest)) return texts.join(', ')
  return texts
    .map((text, at) => `${lowest + ((highest - lowest) * at) / last} = ${text}`)
    .join(', ')
}

const notImported = (text: string) => `Its limit could not be imported: ${text.slice(0, 200)}`

/** Reads constraints such as `. >= 18 and . <= 99`, `regex(., '^[A-Z]{3}$')`. */
function validationOf(text: string): {
  readonly validation: Validation | null
  readonly lost: readonly string[]
} {
  if (text === '') return { validation: null, lost: [] }
  const pattern = /^regex\(\s*\.\s*,\s*(['"])(.+)\1\s*\)$/s.exec(text)?.[2]
  if (pattern !== undefined) return { validation: { pattern }, lost: [] }
  const bounds = text
    .split(/\s+and\s+/i)
    .map((part) => /^\(?\s*\.\s*(>=?|<=?)\s*(-?\d+(?:\.\d+)?)\s*\)?$/.exec(part))
  if (!bounds.every((one) => one !== null)) return { validation: null, lost: [notImported(text)] }
  // The limits of a field are included, so "more than 17" is at least 18.
  const limit = ([, sign = '', number = '']: RegExpExecArray) =>
    Number(number) + (sign === '>' ? 1 : sign === '<' ? -1 : 0)
  const [min] = bounds.filter(([, sign = '']) => sign.startsWith('>')).map(limit)
  const [max] = bounds.filter(([, sign = '']) => sign.startsWith('<')).map(limit)
  return {
    validation: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    lost: [],
  }
}
