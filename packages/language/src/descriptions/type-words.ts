import type { FieldTypeName } from '@ramiform/fields'
import { typeCalled } from '@ramiform/formats/reading/type-names'
import { re } from '../patterns.ts'

/** A type as people name it. `scale` and `yes-no` are choices with fixed options. */
export type NamedType = FieldTypeName | 'scale' | 'yes-no' | 'choice'

const { raw } = String
/** Patterns of the words for types; the first that fits counts. */
const names: readonly (readonly [NamedType, string])[] = [
  [
    'yes-no',
    raw`yes ?(?:/|or|-|and|) ?no(?: questions?| radio(?: buttons?)?| toggle| dropdown)?|toggle|boolean|true ?/ ?false|y/n|ja ?/ ?nein|ja oder nein|oui ?/ ?non|oui ou non|s[ií] ?/ ?no|s[ií] o no`,
  ],
  [
    'checkbox',
    raw`multi-?\s?select(?: dropdown| list)?|multiple select(?:ion)?|check ?-?boxes|tick ?-?boxes|check ?-?box(?: list| group)?|tick ?-?box|multiple answers?|multi-?choice|pick several`,
  ],
  [
    'select',
    raw`drop ?-?down(?: list| menu| select(?:or)?| box)?|select(?: box| menu| list| field|or)?|pull ?-?down(?: menu)?|combo ?box|pick ?list`,
  ],
  [
    'radio',
    raw`radio(?: buttons?| group| options?)?|single[- ](?:choice|select)|multiple[- ]choice(?: questions?)?|mcq|option buttons?`,
  ],
  [
    'textarea',
    raw`text ?-?areas?|long(?:er)? (?:text|answer)(?: field| box)?|(?:large|long|big) text(?: field| box| area)?|paragraphs?(?: text| field)?|multi-?line(?: text)?(?: field| box)?|free[- ]?text(?: field| box| area)?|open[- ]?(?:ended|text)(?: questions?| field| box)?|big (?:text )?box|comments? box|message box`,
  ],
  [
    'file',
    raw`(?:file|document|image|photo|resume|cv|pdf|picture)?\s?uploads?(?:er)?(?: field| button| box)?|file(?: field| input| attachment)?|attachments?(?: field)?|file picker`,
  ],
  ['date', raw`date(?: picker| selector| field| input)|calendar(?: picker)?|date`],
  [
    'scale',
    raw`(?:star )?ratings?(?: scale| field| question)?|(?:linear |likert |number |rating )scales?|stars|slider|nps|likert|(?:5|five|10|ten)[- ]star(?: rating)?`,
  ],
  [
    'number',
    raw`number (?:field|input|box)|numeric(?: field| input)?|numerical|integer|number|spinner`,
  ],
  ['email', raw`e-?mail (?:field|input|box)|email`],
  ['phone', raw`(?:phone|tel|telephone)(?: number)? (?:field|input|box)|tel|phone`],
  ['url', raw`url(?: field| input)?|link field|website field|web address`],
  [
    'text',
    raw`short (?:text|answer)(?: field| box)?|single[- ]line(?: text)?(?: field)?|text (?:field|input|box)|textbox|text|string|plain text|password(?: field)?|input(?: field| box)?`,
  ],
  ['payment', raw`payment field|card payment|credit card field|payment`],
]

const anyName = re.i`${names.map(([, words]) => words).join('|')}`
const patterns = (patternOf: (words: string) => RegExp) =>
  names.map(([type, words]) => [type, patternOf(words)] as const)
const whole = patterns(
  (words) =>
    re.i`^(?:an? |the )?(?:optional |required |searchable |simple |large |small )*(?:${words})$`,
)
/** People who fill in the form */
export const doer =
  '(?:(?:the|our|each|every) )?(?:users?|them|people|customers?|visitors?|guests?|applicants?|clients?|attendees|parents?|students?|respondents?|participants?|patients?|members?|volunteers?|they|everyone|someone)'
const link = `(?:\\s+(?:of|with|where|(?=if (?:they|you)\\b)|that|in which|so|asking|which|to|for|called|named|labell?ed|about|on|regarding|containing|listing|allowing|letting|lets|allows|asks|${doer}|can|could|will|should|(?:choose|select|pick|enter|specify|indicate|provide|give|type|write|leave|add|put|list|capture|collect|ask|say|tell us|fill in|upload|attach|input)(?: from| between| in)?))+\\s*:?\\s*`
const begins = patterns(
  (words) =>
    re.i`^(?:(?:an?|the|one|another|some|\d|two|three) )?(?:optional |required |searchable |simple |large |small |short |quick |separate )*(?:${words})(?: fields?| questions?| box| input)?(${link})(?=\S)`,
)
const ends = patterns(
  (words) =>
    re.i`^(.*\S)\s*(?:[-–—:,]\s*)?\s(?:as |in |via |using |through )?(?:an? )?(?:${words})$`,
)

/** The type, if a text names nothing else: "dropdown", "file upload". */
export function namedType(text: string): NamedType | null {
  const plain = text.trim().replace(/[.]$/, '')
  if (plain.length > 60) return null
  return whole.find(([, pattern]) => pattern.test(plain))?.[0] ?? typeCalled(plain)
}

/** Removes the type from `a dropdown for country`, `country dropdown`. */
export function takeType(text: string): { readonly type: NamedType; readonly rest: string } | null {
  if (text.length > 300 || !anyName.test(text)) return null
  for (const [type, pattern] of begins) {
    const found = pattern.exec(text)
    if (found === null || thingItself.test(text)) continue
    const isJoined = found[1]?.trim() !== '' || /\bif (?:they|you)\b/i.test(text)
    if (isJoined) return { type, rest: text.slice(found[0].length) }
  }
  for (const [type, pattern] of ends) {
    const rest = pattern.exec(text)?.[1] ?? 'the'
    const isName = /^(?:an?|the|some|one|my|our|their|your)$/i.test(rest)
    const isTold = /\s(?:as|via|using|through) (?:an? )?\S+(?: \S+)?$/i.test(text)
    if (!isName && (isTold || !keepsItsWord(type, text))) return { type, rest }
  }
  return null
}

/** "email for updates", "phone to reach you", "date of birth" and "rating of the food" name the field itself. */
const thingItself =
  /^(?:an? |the )?(?:(?:date|e-?mail|phone|number|text|photo|payment|file|tel|calendar|input)\b(?! ?(?:picker|selector|field|input|box|upload|question))|(?:overall )?(?:ratings?|stars?|nps)\b)/i

const widget = /(?:field|input|box|picker|selector|area|button|buttons|list|menu|scale|slider)$/i
const widgetTypes: readonly NamedType[] = ['select', 'radio', 'textarea', 'checkbox', 'yes-no']

/** True if the type is part of the name: "start date", "food rating", "phone number". */
function keepsItsWord(type: NamedType, text: string): boolean {
  if (type === 'text') return !/(?:text|field|input|box|string)$/i.test(text)
  if (widget.test(text)) return /(?:mail|phone|tel|p\.?o\.?|wish) (?:box|list)$/i.test(text)
  return !widgetTypes.includes(type) || /\bselect$/i.test(text)
}
