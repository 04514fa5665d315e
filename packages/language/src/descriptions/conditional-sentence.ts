import { re } from '../patterns.ts'
import { type Entry, isYesNo } from './collection.ts'

/** A sentence that asks under a condition. */
export interface ConditionalSentence {
  readonly condition: string
  /** true: `unless`, `if not` */
  readonly isNegated: boolean
  /** The request under the condition, as written */
  readonly consequence: string
}

export const under = (condition = '', consequence = '', isNegated = false) => ({
  condition: condition.trim(),
  isNegated,
  consequence: consequence.trim(),
})

const opening =
  /^(?:(?:and|but|then|also|finally|otherwise|so)[\s,]+)*(?:(only )?(if|when|whenever|unless|in case|where|should|once|for (?:those|anyone|anybody|people|users|customers|guests|applicants|attendees|parents|students|members|participants|respondents|visitors|clients|volunteers|everyone|families|patients) (?:who|that)))\s+(.+)$/is
const starters =
  "(?:then|also|please|just|simply|we|i|they (?:should|must|need|have|can|may|will|enter|give|provide|upload|choose|tell|specify|write|add|select|state)|ask|show|display|reveal|request|collect|gather|capture|include|prompt|let|have|require|get|add|find out|follow up|make|give|tell|please|specify|explain|describe|what|which|how|where|who|why|whether|another|more|an?|the|their|some|additional|(?:hide|skip|don['’]t (?:ask|show))|provide|enter|upload|choose|select|list)"
const starting = re.i`^${starters}\b`
const afterComma = re.i`^\s*(?:[,;:–—-]|\.\.\.)\s*(?=${starters}\b|["“(A-Z])`
const verbStart =
  /\s+(?:then\s+)?(?=(?:ask|show|display|reveal|request|collect|we need|we want|we['’]d like|i need|i want|please|they (?:should|must|need to|have to|enter|give|provide|choose|tell|specify|write|add|select|state)\b|let them|have them|require|describe|specify|explain|upload|provide|list (?:which|what|the|them|any|all|their))\b)/i

/** `if gift aid is ticked the home address` */
const answeredThen =
  /(?<=\b(?:ticked|checked|selected|chosen|picked|is yes|is no))\s+(?=(?:the|their|your|an?|what|which|how|where|when|who|why)\b)/i

/** `if yes, ...`, `if not: ...` */
const shortOpening =
  /^(?:(?:and|but|then|also)[\s,]+)*if\s+(yes|so|not|no|other|true)\b\s*([,:–—-]?)\s*(?:then\s+)?(\S.*)$/is

/** Reads `If they own a car, ask for the make`. Null unless the sentence begins with a condition. */
export function conditionFirst(sentence: string): ConditionalSentence | null {
  const [, other] = /^(?:or )?(?:otherwise|else)\s*[,:]?\s+(?!if\b)(.+)$/is.exec(sentence) ?? []
  if (other !== undefined) return under('otherwise', other)
  const [, answer = '', mark = '', then = ''] = shortOpening.exec(sentence) ?? []
  // `if not the owner` is not about an answer.
  const isAnswer = mark !== '' || starting.test(then) || /^(?:yes|so|true)$/i.test(answer)
  const isClause = /^(?:they|the|is|was|than|needs?|reason|type|people|options?)\b/i.test(then)
  if (answer !== '' && isAnswer && !isClause) return under(answer, then)
  const [, , word = '', rest = ''] = opening.exec(sentence) ?? []
  if (/^(?:when|where|should)$/i.test(word) && /\?\s*$/.test(sentence)) return null
  const cut = cutOf(rest)
  if (cut === null) return null
  const condition = rest.slice(0, cut.at)
  const isGroup = /^for /i.test(word)
  const said = isGroup ? `they ${condition.trim().replace(/^is\b/i, 'are')}` : condition
  return under(said, rest.slice(cut.end), /^unless$/i.test(word))
}

/** Finds the end of the condition, outside brackets. */
function cutOf(text: string): { readonly at: number; readonly end: number } | null {
  const verb = verbStart.exec(text)
  const plain = text.replaceAll(/\([^)]*\)?/g, (aside) => '_'.repeat(aside.length))
  const marks = [...plain.matchAll(/[,;:–—]|(?<=\s)-/g)].map(({ index }) => index)
  for (const at of marks) {
    const found = afterComma.exec(text.slice(at, at + 40))
    if (found !== null && (verb === null || at < verb.index))
      return { at, end: at + found[0].length }
  }
  const ends = [verb, answeredThen.exec(text), /\s+then\s+/i.exec(text)]
  const found = ends.find((end) => end !== null && end.index > 0)
  if (found) return { at: found.index, end: found.index + found[0].length }
  const [first] = marks
  return first === undefined ? null : { at: first, end: first + 1 }
}

const knowing =
  /(?:\b(?:ask|asks|asking|asked|know|knows|see|say|says|tell us|tell me|indicate|confirm|check|specify|state|find out|learn|note|mark|select|wondering|understand|question|them|us|about|and|or|,)|^)\s*$/i

/** `Show the price only for members`, `The price is only shown if they are members` */
const onlyShown =
  /^(?:only\s+)?(?:(?:show|display|ask for|ask)\s+(.+?)\s+(?:only\s+)?(?:for|to)|(.+?)\s+(?:should |must |will |is |are |to )?(?:only )?(?:be )?(?:appears?|shows?|shown|visible|displayed|asked|needed)\s+(?:only\s+)?(?:for|if|when))\s+(.+?)[.!]*$/is

/** Conditions that only make an answer optional, and purposes */
const noCondition =
  /^(?:any|applicable|possible|needed|necessary|known|available|relevant|you can|that|we|i|the form|not already|they have (?:one|any|it)|they(?:['’]d| would)? (?:want|like|wish)(?! (?:to|an?|the|some|any) \w+ \w+ \w+ \w+))\b/i

/** Reads `ask for the VAT number if they are a business`. `ask if they smoke` has no condition. */
export function conditionLast(sentence: string): ConditionalSentence | null {
  const [, shown, appearing, who] = onlyShown.exec(sentence) ?? []
  const isOnly = /\bonly\b/i.test(sentence) || appearing !== undefined
  if (who !== undefined && isOnly && !/^(?:ask|show)\b.*\bfor\b.*,/i.test(sentence))
    return under(who, `show ${shown ?? appearing}`)
  for (const { 0: found, 1: only, 2: word = '', index } of sentence.matchAll(
    /\s(?:but\s+)?(?:(only)\s+)?(?:(?:show|shown|asked|visible)\s+)?(if|when|unless|in case)\s+(?=\S)/gi,
  )) {
    const before = sentence.slice(0, index)
    const condition = sentence.slice(index + found.length).replace(/[.!]+$/, '')
    const isWhen = /^when$/i.test(word)
    // "name, phone, and when they can start" is a list.
    const isListed = isWhen && /(?:,|\band)$/i.test(before)
    const isAsked = /^if$/i.test(word) && knowing.test(before)
    if (
      isInside(before) ||
      /\b(?:check ?box|tick ?box)\s*$/i.test(before) ||
      (only === undefined && (isListed || isAsked)) ||
      noCondition.test(condition) ||
      // In `A if they drive, B` the condition belongs to one part of a list.
      !isOneCondition(condition) ||
      (isWhen && !/^(?:they|the|yes|a |an |someone|you|"|“)/i.test(condition))
    )
      continue
    return under(condition, before, /^unless$/i.test(word))
  }
  return null
}

const isInside = (before: string) => /[([][^)\]]*$/.test(before)

/** True if commas in a condition separate answers: `they pick A, B or C`. */
function isOneCondition(condition: string): boolean {
  const [, ...more] = condition.replaceAll(/\([^)]*\)/g, '').split(/,\s+/)
  const areAnswers = /\bor\s/i.test(more.at(-1) ?? '')
  return more.length === 0 || (areAnswers && more.every((part) => part.split(' ').length <= 5))
}

/** Reads `Please describe them if yes`, `ask how many if they want one`: about the question before. */
export function answeredLast(text: string, last: Entry | null): ConditionalSentence | null {
  if (last === null || !isYesNo(last)) return null
  const [, consequence, answer, verb = ''] =
    /^([^?]{3,100}?),?\s+(?:but )?(?:only )?if (?:(yes|so|no|not)|they (?:would )?(want|need|have|like|do|are)(?: (?:one|it|some|any|that|this))?)[.!]*$/i.exec(
      text,
    ) ?? []
  const isSame = answer !== undefined || re.i`\b${verb}\b`.test(last.draft.label)
  return consequence !== undefined && isSame ? under(answer ?? 'yes', consequence) : null
}

/** Reads a condition inside a sentence: `..., and if so, which`. */
export function midCondition(
  text: string,
): { readonly before: string; readonly after: string } | null {
  const [, before = '', after = ''] =
    /^(.{4,}?)(?:(?:[,;]|\s[–—-])\s+(?:(?:and|but|then),? )*|\s+(?:(?:and|but|then),? )+)((?:if (?:yes|so|not|no|other)\b|if they (?:do|are|have|did|can|say|select|choose|pick|answer|tick|check)\b[^,]{0,60},|if (?:there (?:is|are)|less|more|fewer|under|over|below|above)\b[^,]{0,40}(?:,|(?= ask\b))|if (?:the|their|it|someone|anyone)\b[^,]{2,60},|if [^,]{2,40}? (?:is|are) (?:ticked|checked|selected|chosen|picked)\b|otherwise\b).+)$/is.exec(
      text,
    ) ?? []
  const isAsked = /\b(?:ask|know|see|indicate|say|confirm|tell us)$/i.test(before)
  if (isAsked || isInside(before) || conditionFirst(after) === null) return null
  return { before: before.replace(/[\s,;:–—-]+$/, ''), after }
}
