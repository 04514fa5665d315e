import type { FormWords } from '../built-in-texts/form-words.ts'
import { say, sayCounted } from '../built-in-texts/say.ts'
import type { Field } from '../field.ts'
import type { DisplayStyle } from '../form.ts'
import type { AnswerProblem } from './problem.ts'

/**
 * The message of a problem: the owner's (decision 586), or the built-in one (spec section 5, decision 11). Single-card
 * style has a shorter "required" (decision 12).
 */
export function messageFor(
  { code, limit = 0 }: AnswerProblem,
  { label, errorText }: Pick<Field, 'label' | 'errorText'>,
  style: DisplayStyle,
  words: Pick<FormWords, 'language' | 'problems'>,
): string {
  const { problems } = words
  const isShort = code === 'required' && style === 'single-card'
  const text = errorText || (isShort ? problems.requiredOnCard : problems[code])
  const values = { label, limit }
  return typeof text === 'string' ? say(text, values) : sayCounted(words, text, +limit, values)
}
