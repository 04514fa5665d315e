import type { CountedText, FormWords } from './form-words.ts'

type Values = Readonly<Record<string, string | number>>

/** Fills placeholders: `say('{label} is required', { label: 'Name' })`. Values are inserted unchanged. */
export function say(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** Picks the plural form of a text for a number, which also fills its `{count}`. */
export function sayCounted(
  { language }: Pick<FormWords, 'language'>,
  text: CountedText,
  count: number,
  values?: Values,
): string {
  const form = new Intl.PluralRules(language).select(count)
  return say(text[form] ?? text.other, { count, ...values })
}
