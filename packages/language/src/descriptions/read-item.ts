import { re } from '../patterns.ts'
import { capital } from './direct-question.ts'
import { type Draft, emptyDraft, type Taken } from './draft.ts'
import { consentOf, labelled } from './label-of.ts'
import { takeBrackets, takeOptions } from './read-brackets.ts'
import { doer, takeType } from './type-words.ts'
import { takeScale } from './usual-options.ts'

/** Words before an item that say nothing about it: "and also", "maybe", "another where people can choose" */
const filler =
  /^(?:(?:another(?= where)|where (?:they|people|users|guests) can(?= (?:choose|pick|select|enter|upload|write|give|leave)\b)|and|also|then|plus(?! one)|maybe|perhaps|possibly|finally|lastly|next|of course|obviously|additionally|e\.g\.|etc\.?|for|about|with|including|just|only|at least|probably|definitely|ideally|either|both|too)\b[\s,:]*)+/i

/** Reads one part of a list as a field; null if it asks nothing. */
export function readItem(phrase: string, isFollowUp = false): Draft | null {
  const origin = phrase.trim().replace(/[\s,;:.]+$/, '')
  const { rest, found } = takeBrackets(bracketed(origin))
  const bare = rest
    .replace(filler, '')
    .replace(/\s+\?$/, '?')
    .replace(/[\s,]+(?:and|or|but)$/i, '')
    .replace(/(?:[\s,;:.–—-]|\betc\b|\btoo\b|\bas well\b|\bplease\b)+$/i, '')
  if (bare === '') return null

  const need = takeNeed(bare)
  const listed = takeOptions(need.rest)
  const scaled = takeScale(listed.rest)
  const draft: Draft = { ...emptyDraft, origin, ...found, ...need.found, ...listed.found }
  const scale = draft.scale ?? scaled?.scale ?? null
  const plain = scaled?.rest ?? listed.rest
  const pay = takePayment(plain)
  if (pay !== null) return { ...draft, scale, ...pay }

  const typed = takeType(plain)
  const text =
    typed?.rest.trim().replace(/\s+(?:in|from|using|via|with|as|through)(?: an?| the)?$/i, '') ??
    plain
  const named = draft.named ?? typed?.type ?? null
  const told = { ...draft, scale, named }
  const consented = consentOf(text.replace(/^tick (?=that\b)/i, 'confirm '), told)
  if (consented !== null) return consented
  const isQuestion = text.endsWith('?') || /^["“]/.test(text)
  return labelled(told, isQuestion ? text : withoutHolder(text), isFollowUp)
}

/** Rewrites `Membership number - only for members` as `Membership number (only for members)`. */
const bracketed = (written: string) =>
  written
    // "Name of the vet, if yes"
    .replace(/^([^:(?]{2,80}?),? (if (?:yes|so|no))$/i, '$1 ($2)')
    .replace(
      /^([^:(]{2,80}?)(?:\s[-–—]|,|:)\s+((?:(?:this is |ask )?only (?:for|if|when)|(?:if|when|unless) (?!any\b|yes\b|no\b|so\b|other\b)\S+ \S+)[^()?]{2,80})$/i,
      '$1 ($2)',
    )

const needBefore = /^(?:an? |the )?(optional(?:ly)?|required|mandatory|compulsory)\b[\s:,-]+(?=\S)/i
const needBehind =
  /[\s,:–—-]+(?:(?:which|that|this) )?(?:is |are |as |should be |must be |can be |marked )*\*?(optional(?:ly)?|not required|not mandatory|required|mandatory|compulsory|if (?:any|they have (?:one|any|it)|you have (?:one|any)|applicable|available|known|possible|needed|relevant|they (?:want|wish|like)(?: to)?))\*?$/i

/** Reads and removes `optional phone number`, `an email, which is required`, `Name *`. */
function takeNeed(text: string): Taken {
  // In "Number of badges required" the word belongs to the label.
  const isCount = /^(?:the )?number of [^,]*$/i.test(text)
  const found =
    needBefore.exec(text) ??
    (isCount ? null : needBehind.exec(text)) ??
    /(?<=\S)\s*(\*)$/.exec(text)
  if (found === null || found[0] === text) return { rest: text, found: {} }
  return {
    rest: text.slice(0, found.index) + text.slice(found.index + found[0].length),
    found: { required: /^(?:required|mandatory|compulsory|\*)$/i.test(found[1] ?? '') },
  }
}

const money =
  /([$£€])\s?(\d{1,6}(?:[.,]\d{2})?)|(\d{1,6}(?:[.,]\d{2})?)\s?(usd|eur|gbp|cad|aud|dollars?|euros?|pounds?)\b/i

const currencies = new Map(
  Object.entries({ $: 'usd', '£': 'gbp', '€': 'eur', dollar: 'usd', euro: 'eur', pound: 'gbp' }),
)
const purpose = /\b(?:fee|deposit|pay(?:ment)?|price|ticket|charge|contribution)\b/i

/** Reads `a registration fee of $25`, `a deposit of €50`: card payments. */
function takePayment(text: string): Pick<Draft, 'label' | 'pay'> | null {
  const found = money.exec(text)
  if (found === null || !purpose.test(text)) return null
  const amount = Math.round(Number((found[2] ?? found[3] ?? '').replace(',', '.')) * 100)
  const unit = (found[1] ?? found[4] ?? '').toLowerCase().replace(/s$/, '')
  const what = /\b((?:[\p{L}-]+ )?(?:fee|deposit|contribution))\b/iu.exec(text)?.[1] ?? 'Payment'
  const label = capital(what.replace(/^(?:a|an|the|of|pay|their|your) /i, ''))
  return { label, pay: { amount, currency: currencies.get(unit) ?? unit } }
}

const holder = re.i`^(?!(?:any )?questions (?:for|to) (?:the|our|us)\b|(?:area|line|room|place|section|box|space|slot)s? (?:of|number|code)\b)(?:an? |the |one |some |another |enough )?(?:separate |custom |extra |additional |open |small |large |dedicated |single |specific )*(?:fields?|questions?|section|box|boxes|place|space|spot|area|lines?|room|options?|way|chance|opportunity|possibility|ability|inputs?|entry|prompt|slot)(?: (?:called|named|labell?ed|titled|for|to|where|asking|about|that|which|on|regarding|so|in which|asks?|with))+(?: ${doer})?(?: (?:can|could|may|should|must|will|to))*\s+(?=\S)`

/** Removes the input itself: `a field for the user to choose a color` asks for the color. */
const withoutHolder = (text: string) => text.replace(holder, '')
