import type { FormSchema } from '../form.ts'

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** How a form's own texts run: as most of its questions do, by their first letters; its title speaks where they are even. */
export function directionOf({ fields, settings }: FormSchema, name = ''): 'ltr' | 'rtl' {
  let balance = 0
  for (const { label } of fields) balance += leaning(label)
  return (balance || leaning(settings.title || name)) < 0 ? 'rtl' : 'ltr'
}

/** -1 for right to left, 1 for left to right, 0 for a text without letters. */
function leaning(text: string): number {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return 0
  return rightToLeft.test(letter) ? -1 : 1
}
