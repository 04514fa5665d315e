import type { Field } from '@ramiform/core/field'
import { remembered } from '../../remembered.ts'
import { tokensOf } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** In English and in the other languages of forms, without accents */
const yesWords = wordSet`yes yeah yep true y agree agreed on sure ja si oui sim はい نعم כן`
const noWords = wordSet`no nope false n disagree off never nein nee non nao いいえ لا לא`

/** The options for yes and no of a field. */
export interface YesNo {
  readonly yes: string
  readonly no: string
}

/** Yes and no options of a dropdown or a multiple choice; null unless it has exactly one of each. */
export const yesNoOf = remembered(({ type, options = [] }: Field): YesNo | null => {
  if (type !== 'radio' && type !== 'select') return null
  // "I agree" and "I do not agree"
  const denied = options.filter((one) => /^(?:(?:i|we) )?(?:(?:do|am|are) )?not\b/i.test(one))
  if (options.length === 2 && denied.length === 1)
    return { yes: options.find((one) => one !== denied[0]) ?? '', no: denied[0] ?? '' }
  const [yes, ...moreYes] = options.filter(beginsWithYes)
  const [no, ...moreNo] = options.filter((one) => isNoWord(firstWord(one)))
  if (yes === undefined || no === undefined || moreYes.length + moreNo.length > 0) return null
  // "Only mornings" is a yes, too, beside "Yes, both ways".
  const isPart = /\p{L}[ ,]+\p{L}/u.test(yes)
  const others = options.filter((one) => one !== yes && one !== no)
  return isPart && others.some((one) => !doubt.test(one)) ? null : { yes, no }
})

const firstWord = (option: string) => tokensOf(option)[0]?.word ?? ''

/** True for "Yes, please" */
export const beginsWithYes = (option: string) => isYesWord(firstWord(option))

/** Options beside yes and no that are neither */
const doubt =
  /maybe|perhaps|possibl|sure|know|sometime|say|decid|answer|later|applicable|n\/a|other|not yet/i

/** True for "Yes, both ways" and "Only mornings", which both mean yes, beside one answer that means no. */
export const hasManyYes = (field: Field) =>
  (field.type === 'radio' || field.type === 'select') &&
  yesNoOf(field) === null &&
  noneOf(field) !== undefined &&
  field.options?.filter(beginsWithYes).length === 1

/** True for a single check box. */
export const isOneBox = ({ type, options = [] }: Field) =>
  type === 'checkbox' && options.length === 1

const none =
  /^(?:none\b|no\b|not applicable|n\/a$|nothing\b|keine?[srn]?\b|nichts\b|ning[uú]n|nada\b|aucune?\b|rien\b|nessun|nenhum|geen\b)/iu

/** The option that means none of the others. */
export const noneOf = ({ options = [] }: Field) =>
  options.length < 2 ? undefined : options.find((option) => none.test(option))

export const isYesWord = (word: string) => yesWords.has(word)
export const isNoWord = (word: string) => noWords.has(word)
