import { type Draft, emptyDraft } from './draft.ts'
import { consentOf, labelled } from './label-of.ts'
import { re } from './patterns.ts'
import { takeBrackets } from './read-brackets.ts'
import { takeNeed } from './take-need.ts'
import { takeOptions } from './take-options.ts'
import { takePayment } from './take-payment.ts'
import { type NamedType, takeType } from './type-words.ts'
import { takeScale } from './usual-options.ts'

/** Reads one part of a list as a field; null if it asks nothing. */
export function readItem(phrase: string, isFollowUp = false): Draft | null {
  const origin = phrase.trim().replace(/[\s,;:.]+$/, '')
  const { rest: bare, found } = takeBrackets(bracketed(origin))
  let draft: Draft = { ...emptyDraft, ...found, origin }
  let text = bare
    .replace(
      /^(?:(?:another(?= where)|where (?:they|people|users|guests) can(?= (?:choose|pick|select|enter|upload|write|give|leave)\b)|and|also|then|plus(?! one)|maybe|perhaps|possibly|finally|lastly|next|of course|obviously|additionally|e\.g\.|etc\.?|for|about|with|including|just|only|at least|probably|definitely|ideally|either|both|too)\b[\s,:]*)+/i,
      '',
    )
    .replace(/\s+\?$/, '?')
    .replace(/[\s,]+(?:and|or|but)$/i, '')
    .replace(/(?:[\s,;:.–—-]|\betc\b|\btoo\b|\bas well\b|\bplease\b)+$/i, '')
  if (text === '') return null

  const need = takeNeed(text)
  text = need.rest
  if (need.required !== null) draft = { ...draft, required: need.required }

  const listed = takeOptions(text)
  text = listed.rest
  draft = { ...draft, ...listed.found }

  const scaled = takeScale(text)
  if (scaled !== null) {
    text = scaled.rest
    draft = { ...draft, scale: draft.scale ?? scaled.scale }
  }
  const pay = takePayment(text)
  if (pay !== null) return { ...draft, label: pay.label, pay: pay.pay }

  const typed = takeType(text)
  if (typed !== null) {
    text = typed.rest.trim().replace(/\s+(?:in|from|using|via|with|as|through)(?: an?| the)?$/i, '')
    draft = withType(draft, typed.type)
  }
  const consented = consentOf(text.replace(/^tick (?=that\b)/i, 'confirm '), draft)
  if (consented !== null) return consented
  if (!isNamedQuestion(text)) text = takeHolder(text)
  return labelled(draft, text, isFollowUp)
}

/** Rewrites `Membership number - only for members` as `Membership number (only for members)`. */
function bracketed(written: string): string {
  // "Name of the vet, if yes"
  const text = written.replace(/^([^:(?]{2,80}?),? (if (?:yes|so|no))$/i, '$1 ($2)')
  return text.replace(
    /^([^:(]{2,80}?)(?:\s[-–—]|,|:)\s+((?:(?:this is |ask )?only (?:for|if|when)|(?:if|when|unless) (?!any\b|yes\b|no\b|so\b|other\b)\S+ \S+)[^()?]{2,80})$/i,
    '$1 ($2)',
  )
}

function withType(draft: Draft, type: NamedType): Draft {
  return { ...draft, named: draft.named ?? type, isMany: draft.isMany }
}

function isNamedQuestion(text: string): boolean {
  return text.endsWith('?') || /^["“]/.test(text)
}

const person =
  '(?:the |our |each |every )?(?:users?|them|they|people|customers?|visitors?|guests?|applicants?|clients?|attendees|parents?|students?|respondents?|participants?|patients?|members?|volunteers?|everyone|someone|candidates?)'

const holder = re.i`^(?:an? |the |one |some |another |enough )?(?:separate |custom |extra |additional |open |small |large |dedicated |single |specific )*(?:fields?|questions?|section|box|boxes|place|space|spot|area|lines?|room|options?|way|chance|opportunity|possibility|ability|inputs?|entry|prompt|slot)(?: (?:called|named|labell?ed|titled|for|to|where|asking|about|that|which|on|regarding|so|in which|asks?|with))+(?: ${person})?(?: (?:can|could|may|should|must|will|to))*\s+(?=\S)`

/** Removes the input itself: `a field for the user to choose a color` asks for the color. */
function takeHolder(text: string): string {
  const found = holder.exec(text)
  if (
    found === null ||
    /^(?:any )?questions (?:for|to) (?:the|our|us)\b/i.test(text) ||
    /^(?:area|line|room|place|section|box|space|slot)s? (?:of|number|code)\b/i.test(text)
  )
    return text
  return text.slice(found[0].length)
}
