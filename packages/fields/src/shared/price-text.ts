import type { Answer } from '@ramiform/core/answers'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { readNumber } from '@ramiform/core/conditions/reading'
import type { Currency, Field } from '@ramiform/core/field'
import { currencyOf, moneyText } from './currency.ts'

/** Formats the answer of a price field as money. Undefined for any other answer. */
export function priceText(
  field: Field,
  answer: Answer | undefined,
  ofForm: Currency | undefined,
  language?: Language,
): string | undefined {
  if (field.type !== 'price' || typeof answer !== 'string') return undefined
  const amount = Math.round(readNumber(answer) * 100)
  return Number.isSafeInteger(amount)
    ? moneyText({ amount, currency: currencyOf(field, ofForm) }, language)
    : undefined
}
