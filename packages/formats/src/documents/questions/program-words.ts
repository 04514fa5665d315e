import type { FieldTypeName } from '@ramiform/fields'

/** Meaning of a text that a form program prints around its questions. */
export type ProgramWords =
  /** no part of the form */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choose'; readonly choose: 'one' | 'many' }
  /** The text above is the heading of a matrix. */
  | { readonly kind: 'matrix' }
  /** A place for the answer to the question above. `null` allows any text. */
  | { readonly kind: 'room'; readonly type: FieldTypeName | null }
  /** The next line has the condition of a question: `ahead` of it, or below its title. */
  | { readonly kind: 'condition'; readonly isAhead: boolean }

const nothing: ProgramWords = { kind: 'nothing' }
const choose = (many: 'one' | 'many'): ProgramWords => ({ kind: 'choose', choose: many })
const room = (type: FieldTypeName | null): ProgramWords => ({ kind: 'room', type })

/** Fixed texts of Google Forms, Microsoft Forms, LimeSurvey, Qualtrics, Typeform and web pages */
const known: readonly (readonly [RegExp, ProgramWords])[] = [
  [/^(?:mark only one oval|check all that apply) per row\.$/i, { kind: 'matrix' }],
  [/^mark only one oval\.$/i, choose('one')],
  [/^(?:please )?choose only one of the following:$/i, choose('one')],
  [/^(?:✱\s*)?choose one of the following answers$/i, choose('one')],
  [/^(?:[☆★] ?){3,10}$/, room('rating')],
  [/^single choice\.?$/i, choose('one')],
  [/^(?:please )?choose all that apply:$/i, choose('many')],
  [/^(?:check|tick|select) all that apply\.?$/i, choose('many')],
  [/^choose as many as you like$/i, choose('many')],
  [/^please select (?:at (?:most|least) )?\d+ options?\.$/i, choose('many')],
  [/^multiple choice\.?$/i, choose('many')],
  [/^example: (?:\p{L}+ \d{1,2},|\d{1,2} \p{L}+) \d{4}$/iu, room('date')],
  [/^please input date \([^()]{1,20}\)$/i, room('date')],
  [/^the value must be a number$/i, room('number')],
  [/^example: \d{1,2}:\d{2} [ap]m$/i, room('text')],
  [/^name@example\.com$/i, room('email')],
  [/^choose file or drag here$/i, room('file')],
  // A list of a web page that was printed with nothing chosen
  [/^(?:-+ ?)?(?:please )?(?:select|choose)\b.{0,20}[▾▼⌄˅∨]$/i, room('select')],
  [/^(?:enter|type) your answer(?: here)?(?:\.\.\.|…)?$/i, room(null)],
  [/^please write your answer\(?s?\)? here:$/i, room(null)],
  [/^(?:display this question|display this choice):$/i, { kind: 'condition', isAhead: true }],
  [
    /^only answer this question if the following conditions are met:$/i,
    { kind: 'condition', isAhead: false },
  ],
  [
    /^(?:start|end) of block: |^page break$|^this content is neither created nor endorsed by |^(?:google|microsoft) forms$|^powered by typeform$|^never submit passwords!|^(?:shift ⇧ \+ enter|press enter|shift \+ enter) ?↵|^\* ?(?:indicates )?required(?: question)?$|^there (?:is|are) \d+ questions? in this survey\.?$|^submit your survey\.?$|^files submitted:$|^size limit: ?\d+ ?MB$/i,
    nothing,
  ],
]

export function programWords(text: string): ProgramWords | null {
  if (text.length > 200) return null
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** A condition as programs print it: the question that it reads, and the option. */
export interface PrintedCondition {
  readonly asked: string
  readonly option: string
}

const conditions: readonly RegExp[] = [
  // Qualtrics: `If How often do you drive? = Never`
  /^if (?<asked>.+?) = (?<option>.+)$/i,
  // LimeSurvey: `Answer was 'Yes' at question '3 [Q3]' (Do you drive?)`
  /^answer was '(?<option>[^']+)' at question '[^']*' \((?<asked>.+)\)$/i,
]

export function printedCondition(text: string): PrintedCondition | null {
  for (const pattern of conditions) {
    const { asked = '', option = '' } = pattern.exec(text)?.groups ?? {}
    if (asked !== '' && option !== '') return { asked, option }
  }
  return null
}

/** Jumps that Google Forms prints behind options */
const printedJump = /\s*\bskip to (?:question|section) \d+[^\n]*$/i
/** Jumps that people write behind options: `No → please go to Part C` */
const writtenJump =
  /\s{0,3}(?:[→➔➜⇒]|[-=]{1,5}>)\s{0,3}(?:(?:please|bitte)\s+)?(?:go|skip|continue|proceed|weiter|gehen|passez|allez|pase|vaya|vai|vada|vá|ga)(?!\p{L})[^\n]*$/iu

export const hasJump = (text: string): boolean => writtenJump.test(text)

export const withoutJump = (text: string): string => text.replace(writtenJump, '')

/** Removes jumps of Google Forms, and the codes of answers in Qualtrics: `Never (4)` */
export function withoutCodes(text: string, hasCodes: boolean): string {
  const plain = text.replace(printedJump, '')
  return hasCodes ? plain.replace(/\s*\(\d{1,3}\)\s*$/, '') : plain
}
