import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import type { AmountProblem } from '@ramiform/core/payments/amount-due'
import { moneyText } from '../shared/currency.ts'

/** Reason why no amount can be charged yet, for the visitor. */
export function amountProblemText(
  { code, currency, limit = 0 }: AmountProblem,
  { payments, problems, language }: FormWords,
): string {
  const amount = moneyText({ amount: limit, currency }, language)
  switch (code) {
    case 'not_set':
      return payments.notSet
    case 'not_chosen':
    case 'price':
      return problems.price
    case 'quantity':
      return problems.quantity
    case 'nothing':
      return payments.nothing
    case 'no_result':
      return payments.noResult
    case 'not_positive':
      return payments.notPositive
    case 'too_low':
      return say(payments.tooLow, { amount })
    case 'too_high':
      return say(payments.tooHigh, { amount })
  }
}
