import type { Field } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { amountText } from '@ramiform/core/payments/amount-text'
import { maxAmount } from '@ramiform/core/payments/currencies'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { patternTooLarge } from '@ramiform/core/validation/check-form'
import type { PatternEngine } from '@ramiform/core/validation/problem'
import { uploadCeilings } from '@ramiform/fields/file/upload-limits'
import type { FieldMember } from '@ramiform/fields/settings'
import { sumProblem, valueProblem } from '../../../editing/draft/payment-sum.ts'
import { textProblem } from '../../../forms/text-problem.ts'

export type FieldProblems = Partial<Readonly<Record<FieldMember, string>>>

/**
 * Lists configuration problems of a field, each with the setting that can fix it.
 * @param named existing fields that this field refers to (see `namedFields`)
 */
export function fieldProblems(
  field: Field,
  fieldType: FieldType | undefined,
  patterns: PatternEngine | null,
  named: readonly Field[],
): FieldProblems {
  const { payment = {}, upload = {}, steps = {} } = field
  const problems: [FieldMember, string | null][] = [
    ['label', labelProblem(field, fieldType)],
    ['placeholder', textProblem(field.placeholder, limits.labelCharacters)],
    ['description', textProblem(field.description, limits.descriptionCharacters)],
    [
      'options',
      fieldType?.hasOptions ? (optionsProblem(field.options ?? []) ?? ownTextProblem(field)) : null,
    ],
    ['validation.min', boundsProblem(field)],
    ['validation.step', stepProblem(field)],
    ['validation.pattern', patternProblem(field, patterns)],
    ['minChoices', wholeProblem(field.minChoices, 1, limits.options)],
    ['maxChoices', wholeProblem(field.maxChoices, 1, limits.options)],
    ['prices', pricesProblem(field)],
    ['unit', textProblem(field.unit, limits.unitCharacters)],
    ['payment.amount', amountProblem(payment.amount)],
    ['payment.minAmount', amountProblem(payment.minAmount)],
    ['payment.maxAmount', amountProblem(payment.maxAmount) ?? amountsProblem(field)],
    ['fixedPrice', amountProblem(fixedPriceOf(field), 1)],
    ['steps.lowest', textProblem(steps.lowest, limits.labelCharacters)],
    ['steps.highest', textProblem(steps.highest, limits.labelCharacters)],
    ['ranks', ranksProblem(field)],
    ['errorText', textProblem(field.errorText, limits.labelCharacters)],
    ['payment.items', sumProblem(field, named)],
    ['payment.value', valueProblem(field, named)],
    ['upload.maxFiles', wholeProblem(upload.maxFiles, 1, uploadCeilings.files)],
    ['upload.maxMegabytes', wholeProblem(upload.maxMegabytes, 1, uploadCeilings.megabytes)],
  ]
  return Object.fromEntries(problems.filter(([, message]) => message !== null))
}

function labelProblem({ label, description }: Field, type: FieldType | undefined): string | null {
  if (label.trim() === '') {
    if (type?.answerKind !== 'none') return 'Add a label so visitors know what to answer.'
    if (!description?.trim()) return 'Add a title or a text.'
  }
  return textProblem(label, limits.labelCharacters)
}

function optionsProblem(options: readonly string[]): string | null {
  if (options.length === 0) return 'Add at least one option so visitors can answer.'
  if (options.length > limits.options) {
    return `A field may have ${limits.options.toLocaleString('en')} options, not ${options.length.toLocaleString('en')}.`
  }
  const seen = new Set<string>()
  for (const [index, option] of options.entries()) {
    if (option.trim() === '') return `Option ${index + 1} is empty.`
    if (seen.has(option)) return `The option “${option}” appears twice.`
    const problem = textProblem(option, limits.labelCharacters)
    if (problem !== null) return `Option ${index + 1}: ${problem}`
    seen.add(option)
  }
  return null
}

function ownTextProblem({ other, options = [] }: Field): string | null {
  if (other === undefined) return null
  if (other.trim() === '') return 'Enter a label for this option, such as “Other”.'
  if (options.includes(other.trim())) return `The option “${other}” appears twice.`
  return textProblem(other, limits.labelCharacters)
}

function boundsProblem({ validation: { min, max } = {} }: Field): string | null {
  return min !== undefined && max !== undefined && min > max
    ? `The minimum (${min}) is greater than the maximum (${max}).`
    : null
}

function stepProblem({ validation: { step = 1 } = {} }: Field): string | null {
  return step > 0 ? null : 'The step must be above 0.'
}

function pricesProblem({ prices = [] }: Field): string | null {
  const wrong = prices.map(({ price }) => amountProblem(price, 1))
  return wrong.find((one) => one !== null) ?? null
}

function amountsProblem({ payment }: Field): string | null {
  const { allowCustomAmount = false, minAmount = 0, maxAmount } = payment ?? {}
  return allowCustomAmount && maxAmount !== undefined && minAmount > maxAmount
    ? 'The maximum amount is below the minimum.'
    : null
}

function amountProblem(cents: number | undefined, least = 0): string | null {
  if (cents === undefined) return null
  return Number.isInteger(cents) && cents >= least && cents <= maxAmount
    ? null
    : `Enter an amount from ${amountText(least)} to ${amountText(maxAmount)}.`
}

function ranksProblem({ ranks, options = [] }: Field): string | null {
  return wholeProblem(ranks, 1, Math.max(1, options.length))
}

function wholeProblem(number: number | undefined, least: number, most: number): string | null {
  if (number === undefined) return null
  return Number.isInteger(number) && number >= least && number <= most
    ? null
    : `This must be a whole number from ${least} to ${most.toLocaleString('en')}.`
}

function patternProblem({ validation }: Field, patterns: PatternEngine | null): string | null {
  const pattern = validation?.pattern
  if (pattern === undefined || pattern === '') return null
  return (
    textProblem(pattern, limits.patternCharacters) ??
    patternTooLarge(pattern) ??
    patterns?.refusal(pattern) ??
    null
  )
}
