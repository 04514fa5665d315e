import type { AnswerParts, AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/**
 * Lines of an address, in order, with their HTML autocomplete names. About 60 countries have no postal codes, so that
 * line can stay empty.
 */
export const addressLines = [
  { name: 'street', autofill: 'address-line1', isNeeded: true },
  { name: 'more', autofill: 'address-line2', isNeeded: false },
  { name: 'postalCode', autofill: 'postal-code', isNeeded: false },
  { name: 'city', autofill: 'address-level2', isNeeded: true },
  { name: 'country', autofill: 'country-name', isNeeded: true },
] as const

/** An address is one text of five lines. Empty lines stay, so that each line keeps its meaning. */
export const addressParts = {
  join(values) {
    const lines = addressLines.map((_, at) => (values[at] ?? '').replaceAll(/\s+/g, ' ').trim())
    return lines.every((line) => line === '') ? '' : lines.join('\n')
  },
  split(_field, answer) {
    const lines = typeof answer === 'string' ? answer.split('\n') : []
    return addressLines.map((_, at) => lines[at] ?? '')
  },
} satisfies AnswerParts

/** Answer rules of an address: at most five lines, with a street, a city and a country. */
export const addressAnswer: AnswerRules = {
  ...textAnswer,
  parts: addressParts,
  check: checkText((text) => {
    const lines = text.split('\n')
    const isWhole = addressLines.every(({ isNeeded }, at) => !isNeeded || lines[at]?.trim())
    return isWhole && lines.length <= addressLines.length ? null : 'address'
  }),
}
