import { stem } from '../chat/words/stem.ts'

const empty = new Set(
  'a an the their your his her my our its this that these those any some all each every of for to in on at by with from and or is are was were be been being am do does did done has have had having will would should could can may might must shall they them you he she we i it us who whom what which when where why how whether if not no yes there as than then so please also only just own want wants need needs like likes person user people anyone someone customer respondent applicant field question answer answered answers option one ones very really re ve ll d'.split(
    ' ',
  ),
)

/** Cache; labels are compared often */
const known = new Map<string, readonly string[]>()
const mostKnown = 5_000

/** Content words of a text, without endings. */
export function contentWords(text: string): readonly string[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = readContentWords(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, words)
  return words
}

function readContentWords(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !empty.has(word))
    .map((word) => (/^(?:comes?|coming)$/.test(word) ? 'attend' : stem(word)))
}

const same: Readonly<Record<string, string>> = {
  'email address': 'email',
  'e mail': 'email',
  'e mail address': 'email',
  'phone number': 'phone',
  telephone: 'phone',
  'telephone number': 'phone',
  'mobile number': 'phone',
  'contact number': 'phone',
  'full name': 'name',
  'your name': 'name',
  dob: 'date of birth',
  birthday: 'date of birth',
  birthdate: 'date of birth',
  comment: 'comments',
  'comments or questions': 'comments',
}

/** Key that is equal for labels that ask for the same. */
export function keyOf(label: string): string {
  const plain = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:the|a|an|your|their|any|please|enter|what is|what s|whats) )+(?=\S)/, '')
  return Object.hasOwn(same, plain) ? (same[plain] ?? plain) : plain
}
