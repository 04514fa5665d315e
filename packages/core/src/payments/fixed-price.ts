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

/** The answer to use: the fixed price if the owner set one, otherwise the visitor's answer. */
export function countedAnswer(field: Field, answers: Answers): Answer | undefined {
  return fixedAnswer(field) ?? answerTo(answers, field.id)
}

/** Answers with fixed prices filled in. Returns the same object when the form has none. */
export function withFixedPrices(fields: readonly Field[], answers: Answers): Answers {
  const fixed = fields.flatMap((field): [string, string][] => {
    const answer = fixedAnswer(field)
    return answer === undefined ? [] : [[field.id, answer]]
  })
  // Build from entries, since assigning to a field called `__proto__` would set the prototype.
  return fixed.length === 0 ? answers : Object.fromEntries([...Object.entries(answers), ...fixed])
}
