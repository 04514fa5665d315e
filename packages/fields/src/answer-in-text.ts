import { type Answer, isList } from '@ramiform/core/answers'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { Currency, Field } from '@ramiform/core/field'
import { pricesOf } from '@ramiform/core/option-prices'
import { shownOption } from '@ramiform/core/shown-option'
import { priceText } from './shared/price-text.ts'
import { withUnit } from './shared/with-unit.ts'

/** Types whose answers texts do not show: a payment, and the picture of a signature. */
export const typesWithoutText: readonly string[] = ['payment', 'signature', 'statement']

/**
 * Formats an answer within a sentence, as `readableAnswer` does. Several choices or files are joined in words. Imports
 * no definitions of types, because the public form loads it.
 */
export function answerInText(
  field: Field,
  answer: Answer,
  currency: Currency | undefined,
  language: Language = 'en',
): string | undefined {
  if (typesWithoutText.includes(field.type)) return undefined
  const shown = (item: string) =>
    pricesOf(field).find(({ option }) => option === item)?.text ?? shownOption(field, item)
  if (isList(answer)) return new Intl.ListFormat(language).format(answer.map(shown))
  if (typeof answer !== 'string') return undefined
  if (field.type === 'address') return linesOf(answer).join(', ')
  return (
    priceText(field, answer, currency, language) ??
    withUnit(field, linesOf(shown(answer)).join(' '))
  )
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
