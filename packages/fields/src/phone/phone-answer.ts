import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, freeText } from '../shared/text-answer.ts'

/** A phone number as people write theirs. */
export const phoneAnswer: AnswerRules = {
  ...freeText,
  check: checkText((text) => (isPhoneNumber(text) ? null : 'format')),
}

/** Above this, `number` could take long; no phone number is near it. */
const maxLength = 100

/** The words people put before a number, the number, and an extension. Digits and dashes of every script count. */
const number =
  /^(?:(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|fax)[.:\s]*)?[+＋]?([\p{Nd}\p{Pd}\p{Ps}\p{Pe}\s+＋.·•/\\*#,;'’~_−ー]*?)(?:[;,/([\s]*(?:x|ext|extn|extension|poste|int|interno|app?|apparat|dw|durchwahl|доб|anexo|ramal)[.:=\s]*(\p{Nd}{1,8})\)?)?$/iu

/** Generous: letters are accepted before a number, and for its extension. */
function isPhoneNumber(text: string): boolean {
  if (text.length > maxLength) return false
  // Numbers copied from contacts bring invisible marks for the direction of text.
  const [found, digits = '', extension] = number.exec(text.replace(/\p{Cf}/gu, '').trim()) ?? []
  if (found === undefined || /[+＋].*[+＋]/.test(found)) return false
  const count = digits.match(/\p{Nd}/gu)?.length ?? 0
  return count <= 20 && (count > 2 || (count === 0 && extension !== undefined))
}
