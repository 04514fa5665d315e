import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, freeText } from '../shared/text-answer.ts'

/** Answer rules of a phone number, in any usual notation. */
export const phoneAnswer: AnswerRules = {
  ...freeText,
  check: checkText((text) => (isPhoneNumber(text) ? null : 'format')),
}

/** Maximum length in characters. Longer texts could make `number` slow, and no phone number is that long. */
const maxLength = 100

/**
 * A phone number with the words that people put before it, and an extension. Matches digits and dashes of every
 * script.
 */
const number =
  /^(?:(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|fax)[.:\s]*)?[+＋]?([\p{Nd}\p{Pd}\p{Ps}\p{Pe}\s+＋.·•/\\*#,;'’~_−ー]*?)(?:[;,/([\s]*(?:x|ext|extn|extension|poste|int|interno|app?|apparat|dw|durchwahl|доб|anexo|ramal)[.:=\s]*(\p{Nd}{1,8})\)?)?$/iu

/** Lenient: allows words before the number and for its extension. */
function isPhoneNumber(text: string): boolean {
  if (text.length > maxLength) return false
  // Remove invisible direction marks, which numbers copied from contacts contain.
  const [found, digits = '', extension] = number.exec(text.replace(/\p{Cf}/gu, '').trim()) ?? []
  if (found === undefined || /[+＋].*[+＋]/.test(found)) return false
  const count = digits.match(/\p{Nd}/gu)?.length ?? 0
  return count <= 20 && (count > 2 || (count === 0 && extension !== undefined))
}
