import { type Answers, answerTo, isBlank, isList } from '../answers.ts'
import { readNumber } from '../conditions/reading.ts'
import type { Currency, Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { pricesOf } from '../option-prices.ts'
import { amountLimits, currencyRules, maxAmount } from './currencies.ts'
import { smallestUnits } from './smallest-units.ts'

/** An amount in the smallest unit of its currency: 2000 usd is $20.00. */
export interface Amount {
  readonly amount: number
  readonly currency: Currency
}

export interface AmountProblem {
  /** Reason why no amount is due. The owner must fix `not_set`; the visitor can fix the others. */
  readonly code:
    | 'not_set'
    | 'not_chosen'
    | 'price'
    | 'quantity'
    | 'nothing'
    | 'no_result'
    | 'not_positive'
    | 'too_low'
    | 'too_high'
  readonly currency: Currency
  /** The limit that the amount is outside of, in the smallest unit. */
  readonly limit?: number
}

export type AmountDue = Amount | { readonly problem: AmountProblem }

/**
 * Amount of a payment field (decision 31): its fixed amount, the sum of prices times quantities, a value, or the
 * visitor's choice within the owner's limits. `chosen` is used only for the last.
 * @param answers of visible fields only, since hidden fields cost nothing; and values as the form computed them, since
 *   anybody can send one
 */
export function amountDue(
  field: Field,
  schema: FormSchema,
  answers: Answers,
  chosen?: number | undefined,
): AmountDue {
  const { payment = {} } = field
  const currency = payment.currency ?? schema.settings.payment?.currency ?? 'usd'
  const rule = currencyRules[currency]
  const problem = (code: AmountProblem['code'], limit?: number): AmountDue => ({
    problem: { code, currency, ...(limit === undefined ? {} : { limit }) },
  })
  const within = (amount: number, lowest: number, highest: number): AmountDue => {
    if (amount < lowest) return problem('too_low', lowest)
    return amount > highest ? problem('too_high', highest) : { amount, currency }
  }

  if (payment.allowCustomAmount === true) {
    if (chosen === undefined || !Number.isSafeInteger(chosen)) return problem('not_chosen')
    const { least, most } = amountLimits(payment, currency)
    return within(chosen, least, most)
  }
  if (payment.value !== undefined) {
    // Other ids would let visitors set the amount: a question, or a hidden field that the address fills in.
    const value = schema.values?.find(({ id }) => id === payment.value)
    if (value?.type !== 'number') return problem('not_set')
    const result = answerTo(answers, value.id)
    const amount = typeof result === 'string' ? smallestUnits(result, rule.decimals) : undefined
    if (amount === undefined) return problem('no_result')
    return amount > 0 ? within(amount, rule.minimum, maxAmount) : problem('not_positive')
  }
  if (payment.items === undefined) {
    return payment.amount === undefined
      ? problem('not_set')
      : within(payment.amount, rule.minimum, maxAmount)
  }
  let sum = 0
  for (const item of payment.items) {
    const field = schema.fields.find(({ id }) => id === item.price)
    const priced = field && priceOfChoices(field, answers)
    const price = priced === undefined ? numberIn(schema, answers, item.price) : priced / 100
    if (price === undefined || priced === 0) continue
    if (!(price > 0)) return problem('price')
    const pieces = item.quantity === undefined ? 1 : (numberIn(schema, answers, item.quantity) ?? 0)
    if (!Number.isSafeInteger(pieces) || pieces < 0) return problem('quantity')
    // Skip: infinity times zero would be NaN.
    if (pieces === 0) continue
    // Round each price to the smallest unit first, so that the sum matches the prices on screen.
    sum += Math.round(price * 10 ** rule.decimals) * pieces
    if (sum > maxAmount) return problem('too_high', maxAmount)
  }
  return sum === 0 ? problem('nothing') : within(sum, rule.minimum, maxAmount)
}

/**
 * Sum of the prices of chosen options, in cents; undefined for a field without prices. Options without one, and texts of
 * visitors, cost nothing.
 */
function priceOfChoices(field: Field, answers: Answers): number | undefined {
  const prices = pricesOf(field)
  if (prices.length === 0) return undefined
  const answer = answerTo(answers, field.id)
  const isChosen = (option: string) =>
    isList(answer) ? answer.includes(option) : answer === option
  return prices.reduce((sum, { option, price }) => sum + (isChosen(option) ? price : 0), 0)
}

/**
 * Parses an answer as a number. NaN for other text, also for a visitor's own text in a choice, since nobody may set a
 * price there; undefined without an answer.
 */
function numberIn({ fields }: FormSchema, answers: Answers, fieldId: string): number | undefined {
  const answer = answerTo(answers, fieldId)
  if (answer === undefined || isBlank(answer)) return undefined
  const choice = fields.find(({ id, other }) => id === fieldId && other !== undefined)
  if (choice && !choice.options?.some((option) => option === answer)) return Number.NaN
  return typeof answer === 'string' ? readNumber(answer) : Number.NaN
}
