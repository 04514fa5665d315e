import { type Answer, type Answers, answerTo } from '../answers.ts'
import type { Field } from '../field.ts'
import { amountText } from './amount-text.ts'

/** The price that the owner set for a price field, in cents; undefined where visitors enter one. */
export function fixedPriceOf({ type, fixedPrice }: Field): number | undefined {
  return type === 'price' ? fixedPrice : undefined
}

/** The answer of a field with a fixed price, such as `20.00`. Sent values are ignored. */
export function fixedAnswer(field: Field): string | undefined {
  const cents = fixedPriceOf(field)
  return cents === undefined ? undefined : amountText(cents)
}

/** The answer that counts: the form's where its owner fixed the price, and otherwise the visitor's. */
export function countedAnswer(field: Field, answers: Answers): Answer | undefined {
  return fixedAnswer(field) ?? answerTo(answers, field.id)
}

/** Answers with the form's own for each field with a fixed price; the same object where the form has none. */
export function withFixedPrices(fields: readonly Field[], answers: Answers): Answers {
  const fixed = fields.flatMap((field): [string, string][] => {
    const answer = fixedAnswer(field)
    return answer === undefined ? [] : [[field.id, answer]]
  })
  // Not by assignment: a field may be called `__proto__`.
  return fixed.length === 0 ? answers : Object.fromEntries([...Object.entries(answers), ...fixed])
}
