import type { FormSchema } from '../form.ts'
import type { Language } from './languages.ts'

export type Direction = 'ltr' | 'rtl'

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Writing direction of a form: that of most questions, by their first letters. If they are even, the title decides.
 * If nothing has letters, the language of built-in texts decides.
 */
export function directionOf(
  { fields, settings }: FormSchema,
  name = '',
  language: Language = 'en',
): Direction {
  let balance = 0
  for (const { label } of fields) balance += leaning(label)
  const leans = balance || leaning(settings.title || name)
  if (leans === 0) return directionOfLanguage(language)
  return leans < 0 ? 'rtl' : 'ltr'
}

/** Writing direction of a language: right to left for Arabic and Hebrew. */
export function directionOfLanguage(language: Language): Direction {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr'
}

/** -1 for right to left, 1 for left to right, 0 for a text without letters. */
function leaning(text: string): number {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return 0
  return rightToLeft.test(letter) ? -1 : 1
}
