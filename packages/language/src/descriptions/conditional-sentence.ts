import { type Entry, isYesNo } from './collection.ts'

/** A sentence that asks under a condition. */
export interface ConditionalSentence {
  readonly condition: string
  /** true: `unless`, `if not` */
  readonly isNegated: boolean
  /** The request under the condition, as written */
  readonly consequence: string
}

const opening =
  /^(?:(?:and|but|then|also|finally|otherwise|so)[\s,]+)*(?:(only )?(if|when|whenever|unless|in case|where|should|once|for (?:those|anyone|anybody|people|users|customers|guests|applicants|attendees|parents|students|members|participants|respondents|visitors|clients|volunteers|everyone|families|patients)(?: (?:who|that))?))\s+(.+)$/is
const starters =
  "(?:then|also|please|just|simply|we|i|they (?:should|must|need|have|can|may|will|enter|give|provide|upload|choose|tell|specify|write|add|select|state)|ask|show|display|reveal|request|collect|gather|capture|include|prompt|let|have|require|get|add|find out|follow up|make|give|tell|please|specify|explain|describe|what|which|how|where|who|why|whether|another|more|an?|the|their|some|additional|(?:hide|skip|don['’]t (?:ask|show))|provide|enter|upload|choose|select|list)"
const starting = new RegExp(`^${starters}\\b`, 'i')
const afterComma = new RegExp(`^\\s*(?:[,;:–—-]|\\.\\.\\.)\\s*(?=${starters}\\b|["“(A-Z])`, 'i')
const verbStart =
  /\s+(?:then\s+)?(?=(?:ask|show|display|reveal|request|collect|we need|we want|we['’]d like|i need|i want|please|they (?:should|must|need to|have to|enter|give|provide|choose|tell|specify|write|add|select|state)\b|let them|have them|require|describe|specify|explain|upload|provide|list (?:which|what|the|them|any|all|their))\b)/i

/** `if gift aid is ticked the home address` */
const answeredThen =
  /(?<=\b(?:ticked|checked|selected|chosen|picked|is yes|is no))\s+(?=(?:the|their|your|an?|what|which|how|where|when|who|why)\b)/i

/** Reads `If they own a car, ask for the make`. Null unless the sentence begins with a condition. */
export function conditionFirst(sentence: string): ConditionalSentence | null {
  const other = /^(?:otherwise|else|or else)\s*[,:]?\s+(.+)$/is.exec(sentence)
  if (other !== null && !/^(?:otherwise|else)[\s,]+if\b/i.test(sentence)) {
    return { condition: 'otherwise', isNegated: false, consequence: other[1] ?? '' }
  }
  const short =
    /^(?:(?:and|but|then|also)[\s,]+)*if\s+(yes|so|not|no|other|true)\b\s*[,:–—-]?\s*(?:then\s+)?(\S.*)$/is.exec(
      sentence,
    )
  const isApart =
    /^(?:and |but |then |also )*if\s+\w+\s*[,:–—-]/i.test(sentence) ||
    starting.test(short?.[2] ?? '')
  if (
    short !== null &&
    (isApart || !/^(?:not|no|other)$/i.test(short[1] ?? '')) &&
    !/^(?:they|the|is|was|than|needs?|reason|type|people|options?)\b/i.test(short[2] ?? '')
  ) {
    return { condition: short[1] ?? '', isNegated: false, consequence: short[2] ?? '' }
  }
  const found = opening.exec(sentence)
  if (found === null) return null
  const [, , word = '', rest = ''] = found
  if (/^(?:when|where|should)$/i.test(word) && /\?\s*$/.test(sentence)) return null
  const cut = cutOf(rest)
  if (cut === null) return null
  const condition = rest.slice(0, cut.at).trim()
  const isWho = /^for /i.test(word)
  const isGroup = isWho && !/who|that$/i.test(word)
  if (isGroup) return null
  return {
    condition: isWho ? `they ${condition.replace(/^(?:are|is)\b/i, 'are')}` : condition,
    isNegated: /^unless$/i.test(word),
    consequence: rest.slice(cut.end).trim(),
  }
}

/** Finds the end of the condition. */
function cutOf(text: string): { readonly at: number; readonly end: number } | null {
  const verb = verbStart.exec(text)
  let depth = 0
  let first: { at: number; end: number } | null = null
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    if (depth > 0 || !',;:–—-'.includes(character)) continue
    if (character === '-' && !/\s/.test(text[at - 1] ?? '')) continue
    const found = afterComma.exec(text.slice(at, at + 40))
    if (found !== null && (verb === null || at < verb.index))
      return { at, end: at + found[0].length }
    first ??= { at, end: at + 1 }
  }
  if (verb !== null && verb.index > 0) return { at: verb.index, end: verb.index + verb[0].length }
  const answered = answeredThen.exec(text)
  if (answered !== null) return { at: answered.index, end: answered.index + answered[0].length }
  const then = /\s+then\s+/i.exec(text)
  if (then !== null) return { at: then.index, end: then.index + then[0].length }
  return first
}

const knowing =
  /(?:\b(?:ask|asks|asking|asked|know|knows|see|say|says|tell us|tell me|indicate|confirm|check|specify|state|find out|learn|note|mark|select|wondering|understand|question|them|us|about|and|or|,)|^)\s*$/i

/** Reads `ask for the VAT number if they are a business`. `ask if they smoke` has no condition. */
export function conditionLast(sentence: string): ConditionalSentence | null {
  const only =
    /^(?:only\s+)?(?:(?:show|display|ask for|ask)\s+(.+?)\s+(?:only\s+)?(?:for|to)|(.+?)\s+(?:should |must |will |is |are |to )?(?:only )?(?:be )?(?:appears?|shows?|shown|visible|displayed|asked|needed)\s+(?:only\s+)?(?:for|if|when))\s+(.+?)[.!]*$/is.exec(
      sentence,
    )
  if (
    only !== null &&
    (/\bonly\b/i.test(sentence) || only[2] !== undefined) &&
    !/^(?:ask|show)\b.*\bfor\b.*,/i.test(sentence)
  ) {
    return {
      condition: only[3] ?? '',
      isNegated: false,
      consequence: `show ${only[1] ?? only[2] ?? ''}`,
    }
  }
  for (const found of sentence.matchAll(
    /\s(?:but\s+)?(?:(only)\s+)?(?:(?:show|shown|asked|visible)\s+)?(if|when|unless|in case)\s+(?=\S)/gi,
  )) {
    const before = sentence.slice(0, found.index)
    if (isInside(before) || /\b(?:check ?box|tick ?box)\s*$/i.test(before)) continue
    const isOnly = found[1] !== undefined
    // "name, phone, and when they can start" is a list.
    if (!isOnly && /^when$/i.test(found[2] ?? '') && /(?:,|\band)$/i.test(before)) continue
    if (!isOnly && /^if$/i.test(found[2] ?? '') && knowing.test(before)) continue
    const condition = sentence
      .slice(found.index + found[0].length)
      .replace(/[.!]+$/, '')
      .trim()
    if (
      /^(?:any|applicable|possible|needed|necessary|known|available|relevant|you can|that|we|i|the form|not already|they have (?:one|any|it)|they(?:['’]d| would)? (?:want|like|wish)(?! (?:to|an?|the|some|any) \w+ \w+ \w+ \w+))\b/i.test(
        condition,
      )
    )
      continue
    // In `A if they drive, B` the condition belongs to one part of a list.
    if (!isOneCondition(condition)) continue
    if (
      !/^(?:when)$/i.test(found[2] ?? '') ||
      /^(?:they|the|yes|a |an |someone|you|"|“)/i.test(condition)
    ) {
      return { condition, isNegated: /^unless$/i.test(found[2] ?? ''), consequence: before.trim() }
    }
  }
  return null
}

function isInside(before: string): boolean {
  return (before.match(/[([]/g)?.length ?? 0) > (before.match(/[)\]]/g)?.length ?? 0)
}

/** True if commas in a condition separate answers: `they pick A, B or C`. */
function isOneCondition(condition: string): boolean {
  const [, ...more] = condition.replaceAll(/\([^)]*\)/g, '').split(/,\s+/)
  const last = more.at(-1)
  return (
    last === undefined ||
    (/\bor\s/i.test(last) && more.every((part) => part.split(' ').length <= 5))
  )
}

/** Reads `Please describe them if yes`, `ask how many if they want one`: about the question before. */
export function answeredLast(text: string, last: Entry | null): ConditionalSentence | null {
  if (last === null || !isYesNo(last)) return null
  const plainly = /^([^?]{3,100}?),?\s+(?:but )?(?:only )?if (yes|so|no|not)[.!]*$/i.exec(text)
  if (plainly !== null)
    return { condition: plainly[2] ?? '', isNegated: false, consequence: plainly[1] ?? '' }
  const wished =
    /^([^?]{3,100}?)\s+(?:only )?if they (want|need|have|would like|like|do|are)(?: (?:one|it|some|any|that|this))?[.!]*$/i.exec(
      text,
    )
  const [, consequence = '', verb = ''] = wished ?? []
  const isSame = new RegExp(`\\b${verb.replace(/^would /i, '')}\\b`, 'i').test(last.draft.label)
  return wished !== null && isSame ? { condition: 'yes', isNegated: false, consequence } : null
}

/** Reads a condition inside a sentence: `..., and if so, which`. */
export function midCondition(
  text: string,
): { readonly before: string; readonly after: string } | null {
  const found =
    /^(.{4,}?)(?:(?:[,;]|\s[–—-])\s+(?:(?:and|but|then),? )*|\s+(?:(?:and|but|then),? )+)((?:if (?:yes|so|not|no|other)\b|if they (?:do|are|have|did|can|say|select|choose|pick|answer|tick|check)\b[^,]{0,60},|if (?:there (?:is|are)|less|more|fewer|under|over|below|above)\b[^,]{0,40}(?:,|(?= ask\b))|if (?:the|their|it|someone|anyone)\b[^,]{2,60},|if [^,]{2,40}? (?:is|are) (?:ticked|checked|selected|chosen|picked)\b|otherwise\b).+)$/is.exec(
      text,
    )
  if (found === null) return null
  const [, before = '', after = ''] = found
  if (
    /\b(?:ask|know|see|indicate|say|confirm|tell us)$/i.test(before) ||
    (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)
  )
    return null
  return conditionFirst(after) === null
    ? null
    : { before: before.replace(/[\s,;:–—-]+$/, ''), after }
}
