import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { offersOfField } from '@ramiform/core/conditions/offer-ids'
import type { Field, OptionPrice, Styling, Validation } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { amountText } from '@ramiform/core/payments/amount-text'
import { fieldTypes } from '@ramiform/fields'

/** as many options as are named before the rest is counted */
const namedOptions = 8
const longest = 300

/** When a field is shown, as a sentence. */
export function logicInWords({ conditional }: Field, schema: FormSchema): string {
  if (conditional === undefined) return 'Always shown'
  const words = describeConditional(conditional, withNamesInTexts(schema))
    .map(({ text }) => text)
    .join('')
  return words === '' ? 'Always shown: no rules yet' : `Shown when ${words}`
}

/** When a field is required, as the end of a sentence such as "Email, required when Contact is Email". */
export function requirementInWords({ required, requiredWhen }: Field, schema: FormSchema): string {
  if (required || requiredWhen === undefined || isTraditional(schema)) {
    return required ? 'required' : 'optional'
  }
  const words = describeConditional(requiredWhen, withNamesInTexts(schema))
    .map(({ text }) => text)
    .join('')
  return words === '' ? 'required: no rules yet' : `required when ${words}`
}

/** Options that are offered only for some answers, each with its condition: "Vegan only when Meal is Lunch". */
export function offersInWords(field: Field, schema: FormSchema): readonly string[] {
  if (isTraditional(schema) || field.table !== undefined) return []
  return offersOfField(field).map(({ option, when }) => {
    const words = describeConditional(when, withNamesInTexts(schema))
      .map(({ text }) => text)
      .join('')
    return words === '' ? `${option} always: no rules yet` : `${option} only when ${words}`
  })
}

export function typeInWords({ type }: Field): string {
  return fieldTypeOf(fieldTypes, type)?.defaultLabel ?? type
}

export function optionsInWords(options: readonly string[]): string {
  const named = options.slice(0, namedOptions)
  const more = options.length - named.length
  return [...named, ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(', ')
}

export function layoutInWords(styling: Styling = { width: 'full', inline: false }): string {
  return `${styling.width} width${styling.inline ? ', inline' : ''}`
}

/** @param unit what the bounds count, such as characters */
export function validationInWords(
  { min, max, step, pattern }: Validation = {},
  unit?: string,
): string {
  const bound = (limit: number) => (unit === undefined ? limit : `${limit} ${unit}`)
  const parts = [
    min === undefined ? '' : `at least ${bound(min)}`,
    max === undefined ? '' : `at most ${bound(max)}`,
    step === undefined ? '' : `in steps of ${bound(step)}`,
    pattern ? `pattern ${pattern}` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'none' : parts.join(', ')
}

/** The answer that a question starts with. Several chosen options are one text. */
export function defaultInWords(answer: Field['defaultAnswer']): string {
  return typeof answer === 'object' ? optionsInWords(answer) : valueInWords(answer)
}

/** A fixed price in cents, such as `12.00`. */
export function priceInWords(cents: number | undefined): string {
  return cents === undefined ? 'entered by visitors' : amountText(cents)
}

/** Prices of options: `Large 12.00, Small 8.00`. */
export function pricesInWords(prices: readonly OptionPrice[] = []): string {
  return (
    optionsInWords(prices.map(({ option, price }) => `${option} ${amountText(price)}`)) || 'none'
  )
}

/** Any other value: texts as they are, switches on or off, groups member by member. */
export function valueInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string') {
    return value.length > longest ? `${value.slice(0, longest - 1)}…` : value
  }
  if (typeof value !== 'object') return String(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  if (members.length === 0) return 'none'
  return members.map(([name, member]) => `${nameInWords(name)}: ${valueInWords(member)}`).join('; ')
}

/** `showProgressBar` as `show progress bar`. */
const nameInWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
