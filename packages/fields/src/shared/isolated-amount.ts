import type { Language } from '@ramiform/core/built-in-texts/languages'

// Apart from `moneyText`, so that the script of every form does not load it.

/** An amount for a text. Between words from right to left, its sign and its currency would change places. */
export function isolatedAmount(amount: string, language: Language = 'en'): string {
  return language === 'ar' || language === 'he' ? `\u2066${amount}\u2069` : amount
}
