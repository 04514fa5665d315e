import type { AmountProblem } from '@ramiform/core/payments/amount-due'
import { amountInWords } from '../shared/currency.ts'

/** Why nothing can be charged yet, for whoever wants to pay. */
export function amountProblemText({ code, currency, limit = 0 }: AmountProblem): string {
  const bound = amountInWords({ amount: limit, currency })
  switch (code) {
    case 'not_set':
      return 'The owner of this form has not said what is to be paid.'
    case 'not_chosen':
    case 'price':
      return 'Please enter a valid amount'
    case 'quantity':
      return 'Please enter a valid quantity'
    case 'nothing':
      return 'There is nothing to pay for yet: enter the prices and quantities first.'
    case 'too_low':
      return `The amount must be at least ${bound}`
    case 'too_high':
      return `The amount must be no more than ${bound}`
  }
}
