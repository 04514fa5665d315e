import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** Answer rules of an email address: text, @, text, dot, text. */
export const emailAnswer: AnswerRules = {
  ...textAnswer,
  bounds: 'length',
  allowsPattern: true,
  check: checkText((text) => (looksLikeEmail(text) ? null : 'email')),
}

/**
 * True for text, @, text, dot, text, without white space and with one @ only (spec section 5). Written by hand,
 * because the usual pattern takes quadratic time on a long run of dots.
 */
export function looksLikeEmail(text: string): boolean {
  if (/\s/.test(text)) return false
  const [name, domain, ...rest] = text.split('@')
  if (name === undefined || domain === undefined || rest.length > 0) return false
  return name !== '' && domain.slice(1, -1).includes('.')
}
