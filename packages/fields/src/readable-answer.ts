import { type Answer, isList } from '@ramiform/core/answers'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { currencies } from '@ramiform/core/currency'
import type { Currency, Field } from '@ramiform/core/field'
import { shownOption } from '@ramiform/core/shown-option'
import { answerAsShown } from '@ramiform/core/submissions/shown-answer'
import { fieldTypes } from './index.ts'
import { paymentInWords } from './payment/payment-in-words.ts'
import { moneyText } from './shared/currency.ts'
import { isolatedAmount } from './shared/isolated-amount.ts'
import { priceText } from './shared/price-text.ts'
import { withUnit } from './shared/with-unit.ts'

/** Formats an answer for people: amounts as money, numbers with their unit, everything else as in CSV. */
export function readableAnswer(
  field: Field,
  answer: Answer,
  currency: Currency | undefined,
  language?: Language,
): string {
  const price = priceText(field, answer, currency, language)
  const money =
    price === undefined ? paymentText(field, answer, language) : isolatedAmount(price, language)
  return money ?? withUnit(field, answerAsShown(field, inLanguageOfPage(field, answer), fieldTypes))
}

function inLanguageOfPage(field: Field, answer: Answer): Answer {
  if (field.shown === undefined) return answer
  if (isList(answer)) return answer.map((item) => shownOption(field, item))
  return typeof answer === 'string' ? shownOption(field, answer) : answer
}

function paymentText(field: Field, answer: Answer, language?: Language): string | undefined {
  if (field.type !== 'payment' || typeof answer === 'string' || isList(answer)) return undefined
  const { amount } = answer
  const currency = currencies.find((known) => known === answer.currency)
  if (amount === undefined || currency === undefined) return undefined
  return paymentInWords(answer, isolatedAmount(moneyText({ amount, currency }, language), language))
}
