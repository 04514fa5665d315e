import type { Field } from '@ramiform/core/field'
import { numberAt } from '../words/numbers.ts'
import { tokensOf } from '../words/tokens.ts'

/** In English and in the other languages of forms, without accents */
const yesWords = new Set(
  'yes yeah yep true y agree agreed on sure ja si oui sim はい نعم כן'.split(' '),
)
const noWords = new Set(
  'no nope false n disagree off never nein nee non nao いいえ لا לא'.split(' '),
)

/** The options for yes and no of a field. */
export interface YesNo {
  readonly yes: string
  readonly no: string
}

/** Yes and no options of a dropdown or a multiple choice; null unless it has exactly one of each. */
export function yesNoOf(field: Field): YesNo | null {
  const before = known.get(field)
  if (before !== undefined) return before
  const found = readYesNo(field)
  known.set(field, found)
  return found
}

const known = new WeakMap<Field, YesNo | null>()

function readYesNo({ type, options = [] }: Field): YesNo | null {
  if (type !== 'radio' && type !== 'select') return null
  const beginning = (words: ReadonlySet<string>) =>
    options.filter((option) => words.has(tokensOf(option)[0]?.word ?? ''))
  // "I agree" and "I do not agree"
  const denied = options.filter((one) => /^(?:(?:i|we) )?(?:(?:do|am|are) )?not\b/i.test(one))
  if (options.length === 2 && denied.length === 1)
    return { yes: options.find((one) => one !== denied[0]) ?? '', no: denied[0] ?? '' }
  const [yes, ...moreYes] = beginning(yesWords)
  const [no, ...moreNo] = beginning(noWords)
  if (yes === undefined || no === undefined || moreYes.length + moreNo.length > 0) return null
  // "Only mornings" is a yes, too, beside "Yes, both ways".
  const isPart = /\p{L}[ ,]+\p{L}/u.test(yes)
  const others = options.filter((one) => one !== yes && one !== no)
  return isPart && others.some((one) => !doubt.test(one)) ? null : { yes, no }
}

/** Options beside yes and no that are neither */
const doubt =
  /maybe|perhaps|possibl|sure|know|sometime|say|decid|answer|later|applicable|n\/a|other|not yet/i

/** True for "Yes, both ways" and "Only mornings", which both mean yes, beside one answer that means no. */
export const hasManyYes = (field: Field) =>
  (field.type === 'radio' || field.type === 'select') &&
  yesNoOf(field) === null &&
  noneOf(field) !== undefined &&
  field.options?.filter((one) => yesWords.has(tokensOf(one)[0]?.word ?? '')).length === 1

/** True for a single check box. */
export function isOneBox({ type, options = [] }: Field): boolean {
  return type === 'checkbox' && options.length === 1
}

/** The option that means none of the others. */
export const noneOf = ({ options = [] }: Field) =>
  options.length < 2
    ? undefined
    : options.find((option) =>
        /^(?:none\b|no\b|not applicable|n\/a$|nothing\b|keine?[srn]?\b|nichts\b|ning[uú]n|nada\b|aucune?\b|rien\b|nessun|nenhum|geen\b)/iu.test(
          option,
        ),
      )

export const isYesWord = (word: string) => yesWords.has(word)
export const isNoWord = (word: string) => noWords.has(word)

/** Numbers that an option covers: "3", "11-50", "200+", "under 18". Null for any other option. */
export function rangeOf(option: string): { readonly from: number; readonly to: number } | null {
  const text = option
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .toLowerCase()
    .replaceAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/g, (word) =>
      String(numberAt(tokensOf(word), 0)?.number),
    )
    .trim()
  const amount = String.raw`[$€£]?(\d+(?:\.\d+)?)`
  const unit = String.raw`(?:\s*%|\s*(?:stars?|people|persons?|employees|years?|yrs|points?|guests?|days?|weeks?|months?|hours?|old|of age|items?|users?|members?|times?))*`
  const read = (pattern: string) => new RegExp(`^${pattern}$`).exec(text)
  const between = read(`${amount}${unit}\\s*(?:-|–|—|to)\\s*${amount}${unit}`)
  if (between !== null) return { from: Number(between[1]), to: Number(between[2]) }
  const open =
    read(`${amount}\\s*\\+${unit}`) ??
    read(`${amount}${unit}\\s*(?:or|and)\\s*(?:more|over|above|older|up|higher)${unit}`) ??
    read(`(?:at least|from)\\s*${amount}${unit}`)
  if (open !== null) return { from: Number(open[1]), to: Number.POSITIVE_INFINITY }
  const above = read(`(?:over|above|more than|>)\\s*${amount}${unit}`)
  if (above !== null) return { from: Number(above[1]) + 1e-9, to: Number.POSITIVE_INFINITY }
  const below = read(`(?:under|below|less than|fewer than|<)\\s*${amount}${unit}`)
  if (below !== null) return { from: Number.NEGATIVE_INFINITY, to: Number(below[1]) - 1e-9 }
  const most =
    read(`(?:up to|at most)\\s*${amount}${unit}`) ??
    read(`${amount}${unit}\\s*(?:or|and)\\s*(?:less|fewer|under|below|younger)${unit}`)
  if (most !== null) return { from: Number.NEGATIVE_INFINITY, to: Number(most[1]) }
  const one = read(`${amount}${unit}`)
  return one === null ? null : { from: Number(one[1]), to: Number(one[1]) }
}
