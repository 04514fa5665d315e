import type { FieldTypeName } from '@ramiform/fields'
import type { CellValue } from './workbook.ts'

/** Type of a column by its values. */
export interface ColumnType {
  readonly type: FieldTypeName | null
  readonly options: readonly string[]
}

const nothing: ColumnType = { type: null, options: [] }

/** Values, and repetitions of each option, that a column needs to count as a choice */
const fewestValues = 6
const mostOptions = 12
const fewestRepeats = 2.5
const longOption = 40
const longText = 80

const patterns: readonly (readonly [FieldTypeName, RegExp])[] = [
  ['email', /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i],
  ['url', /^(?:https?:\/\/|www\.)\S+$/i],
  ['phone', /^(?=(?:\D*\d){7,15}\D*$)[+(]?[\d\s()./+-]{7,22}(?:\s?(?:x|ext\.?)\s?\d{1,5})?$/],
  [
    'date',
    /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ].*)?|\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{1,2} \p{L}{3,9}\.? \d{4}|\p{L}{3,9} \d{1,2}, \d{4})$/u,
  ],
]

export function columnType(values: readonly CellValue[]): ColumnType {
  const filled = values.filter(({ text }) => text.trim() !== '')
  if (filled.length === 0) return nothing
  const all = (holds: (value: CellValue) => boolean) =>
    filled.filter(holds).length >= filled.length * 0.9
  if (all(({ kind }) => kind === 'truth')) return { type: 'radio', options: ['Yes', 'No'] }
  const texts = filled.map(({ text }) => text.trim())
  if (texts.every((text) => /^(?:yes|no|y|n)$/i.test(text)) && texts.length > 1) {
    return { type: 'radio', options: ['Yes', 'No'] }
  }
  if (all(({ kind }) => kind === 'date')) return { type: 'date', options: [] }
  for (const [type, pattern] of patterns) {
    if (all(({ kind, text }) => kind !== 'number' && pattern.test(text.trim()))) {
      // Digits alone may be any number; phone numbers have marks between them.
      if (type !== 'phone' || texts.some((text) => /[+()\s.-]/.test(text)))
        return { type, options: [] }
    }
  }
  const options = fewOptions(texts)
  const areNumbers = all(
    ({ kind, text }) =>
      kind === 'number' || /^[$€£]?\s?-?\d[\d,]*(?:\.\d+)?\s?%?$/.test(text.trim()),
  )
  if (areNumbers) return { type: 'number', options: [] }
  if (options !== null) return { type: 'select', options }
  if (texts.some((text) => text.includes('\n')) || average(texts) > longText) {
    return { type: 'textarea', options: [] }
  }
  return nothing
}

function fewOptions(texts: readonly string[]): readonly string[] | null {
  if (texts.length < fewestValues) return null
  const counts = new Map<string, string>()
  for (const text of texts) {
    if (text.length > longOption) return null
    const key = text.toLowerCase()
    if (!counts.has(key)) counts.set(key, text)
    if (counts.size > mostOptions) return null
  }
  if (counts.size < 2 || texts.length < counts.size * fewestRepeats) return null
  return [...counts.values()]
}

function average(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0) / texts.length
}
