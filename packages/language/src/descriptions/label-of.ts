import {
  capital,
  isWh,
  isWhether,
  openQuestion,
  polarQuestion,
  toReader,
} from './direct-question.ts'
import type { Draft } from './draft.ts'
import { isAskedFor } from './things.ts'

const doing =
  /^(?:to\s+)?(?:also\s+)?(?:please\s+)?(?:(upload|attach)|(choose|select|pick|(?:tick|check|mark)(?= (?:an?|the|their|your|any|all|which|one)\b))|(rate|score(?= (?:the|their|your|our|each)\b))|(describe|explain|tell us(?: about)?|tell me(?: about)?|share(?= (?:their|your|any|an?|the|with)\b))|(?:enter|provide|give(?: us| me)?|leave|fill (?:in|out)|specify|indicate|write|supply|let us know|ask for|(?:state|type|add|submit|list|name|put|input|say|send(?: us)?|include|record|note(?: down)?|capture|collect)(?= (?:in|down|an?|the|their|your|any|some|whether|how|what|which|why|when|where)\b)))(?:ing|s)?\s+(?:in\s+|down\s+)?(?!(?:on|at|in|by|from|to)$)(?=\S)/i

/** Labels that are unclear without the question before: "Details" */
export const unclear =
  /^(?:(?:further|more|additional|some|extra|relevant|full) )*(?:details?|specifics|information|info|explanation|description|particulars|more|explains?|(?:please )?specify|(?:describe|list|name|state)(?: it| them| you| those| these)|describe|elaborate)$/i

/** The label that some words ask for, and the type that they imply; null if they ask for nothing. */
export function labelled(draft: Draft, given: string, isFollowUp: boolean): Draft | null {
  let text = given.replace(/^["“'](.*)["”'][.?]?$/, '$1').trim()
  const quoted = text !== given.trim()
  if (text === '') return null
  const isOpen = () => draft.named === null && draft.options.length === 0
  const as = (said: string, named = draft.named) => ({ ...draft, named, label: capital(said) })
  if (!quoted && directQuestion.test(text)) text = `${text.replace(/[?]$/, '')}?`
  if (/^anything (?:(?:else|more|other)\b|(?:we|i|they) (?:should|need|must|ought) )/i.test(text))
    return as(`${toReader(text).replace(/\?+$/, '')}?`)
  if (/^(?:one|any|a|the) (?:thing|change|improvement)s? (?:that )?(?:we|you|they|i)\b/i.test(text))
    return as(toReader(text), draft.named ?? 'textarea')
  if (quoted || /[?]$/.test(text)) {
    const isDeed = /^(?:enter|apply|join|reply|respond|register|sign up|book)\?$/i.test(text)
    return text.length > 250 || isDeed ? null : as(toReader(text).replace(/\s+\?$/, '?'))
  }
  const [verb, upload, choose, rate, tell] = doing.exec(text) ?? []
  if (verb !== undefined) {
    const rest = text.slice(verb.length)
    const thing = stripped(rest)
    if (rate !== undefined && draft.named === null)
      return as(`How would you rate ${toReader(rest)}?`, 'scale')
    if (upload !== undefined && draft.named === null) draft = { ...draft, named: 'file' }
    if (tell !== undefined && /^(?:tell us|tell me|share)$/i.test(tell) && isAskedFor(thing))
      return as(thing)
    if (tell !== undefined && !isWh(rest)) {
      const label = /^share/i.test(tell) ? thing : toReader(text.replace(/^to\s+/i, ''))
      return as(label, draft.named ?? 'textarea')
    }
    if (choose !== undefined && isOpen() && !isWh(rest)) {
      if (thing === '' || isFurniture(thing)) return null
      return as(thing, /date|day|time/i.test(thing) ? null : 'choice')
    }
    text = rest
  }
  if (/^to\s/i.test(text) && !/^to (?:add?ress|date|location|city|airport|station)$/i.test(text))
    return null
  if (isWhether(text) && draft.named !== 'checkbox') {
    const question = polarQuestion(text)
    return question === null ? null : as(question, isOpen() ? 'yes-no' : draft.named)
  }
  if (isWh(text)) return isFurniture(text) ? null : as(openQuestion(purposeless(text)))
  const [, wish] =
    /^if (?:they|you) (?:want to|would like to|['’]d like to|wish to|are happy to|prefer to)\s+(.+)$/i.exec(
      text,
    ) ?? []
  if (wish !== undefined && draft.named === 'checkbox') return as(stripped(wish))
  const label = stripped(text)
  const [agreed, consent, permission] =
    /\b(?:agreement|waiver|(consent)|(permission))$/i.exec(label.toLowerCase()) ?? []
  if (agreed !== undefined && isOpen()) {
    const verb = consent ?? (permission === undefined ? 'agree' : 'give permission')
    return { ...as(label, 'checkbox'), options: [`I ${verb}`] }
  }
  const [, rated] =
    /^(?:(?:star )?(?:ratings?|scores?)(?: (?:scales?|question|field)s?)? )?(?:for|of) (.+)$/i.exec(
      label,
    ) ?? []
  if (rated !== undefined && (draft.scale !== null || !/^(?:for|of) /i.test(label)))
    return as(`${stripped(rated)} rating`, draft.named ?? 'scale')
  if (/^(?:it|this|that|them|these|those)$/i.test(label)) return null
  const isName = draft.options.length > 1 && /^\p{L}+$/u.test(label)
  return isName || isLabel(label) || (isFollowUp && unclear.test(label)) ? as(label) : null
}

const agreeing =
  /^(?:(?:to|that they|they|must|have to|need to|should|a|an|the|their|your|i|we|hereby|give|checkbox|box|tick|check|please|confirm(?:ing|ation)?|whether they) )*(?:(?:agree(?:ment|s|ing)?|consent(?:s|ing)?|accept(?:ance|s|ing)?|acknowledg(?:e|es|ing|ement)|permission(?! slip)|acceptance of|confirm(?:s|ing|ation)?)\b)(?:\s+(?:to|with|of|for|that|on))?\s*(.*)$/i

/** Reads `agree to the terms` as a single check box. "consent" alone is one, too. */
export function consentOf(text: string, draft: Draft): Draft | null {
  if (draft.options.length > 0) return null
  const found = agreeing.exec(text)
  // "permission granted?"
  const isAsked = /^\p{L}+ \p{L}+ed\?$/u.test(text)
  if (found === null || isAsked || isWhether(text)) return null
  const what = toReader((found[1] ?? '').replace(/[.\s]+$|^(?:(?:check|tick) ?-?)?box$/g, ''))
    .replace(/\byou\b/g, 'I')
    .replace(/\bI are\b/g, 'I am')
    .replace(/\byour\b/g, 'my')
  if (/^(?:form|checkbox|box|section|email|number|code|address|details?|date)\b/i.test(what))
    return null
  const box = { ...draft, named: 'checkbox' as const }
  if (/confirm|acknowledg/i.test(text)) {
    const isSaid = /\b(?:confirm|acknowledg)\w* (?:that|I|they|he|she)\b/i.test(text)
    return isSaid ? { ...box, label: 'Confirmation', options: [`I confirm that ${what}`] } : null
  }
  const verb = /permission|consent/i.test(text) ? 'I consent' : 'I agree'
  const said = what.replace(/^I /, '')
  if (said === '') return { ...box, label: 'Consent', options: [verb] }
  const label = capital(said.replace(/^(?:the|our|your|a|an|being|be) /i, ''))
  return { ...box, label, options: [`${verb} to ${said}`] }
}

/** Questions without a question mark: `would you recommend us`, `what did you like` */
const directQuestion =
  /^(?:(?:how|what|which|when|where|why|who)(?: [\p{L}-]+){0,3} )?(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|may) (?:you|your|we|our|the|there|it|this|they|their|he|she|anyone|someone)\b/iu

/** "was bringt ihr mit", "qué podemos mejorar" */
const asksInOtherLanguage =
  /^(?:was|wo|wann|wer|wie|wie ?viele|welche[rsn]?|qu[eé]|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|cu[aá]nt[oa]s|quels?|quelles?|quand|comment|combien) (?!(?:it|the|this|that|there|he|she|you|we|they)\b)\p{L}/iu

/** Parts of a form, a page or a project that are no questions. */
const furniture =
  /^(?!contact (?:details|info|information)$)(?:(?:a|an|the|some|any|simple|short|clear|clean|nice|big|large|modern|friendly|professional|basic|small|quick|custom|working|visible|bottom|top|good|new|online|web|digital|single|multi-?(?:page|step)|final|proper|beautiful|responsive|mobile-?friendly|contact|registration|feedback|order|booking|sign-?up|\d+|two|three|four|five|six|few|several|more|other|next|first|second|third|last) )*(?:submit|send|save|reset|next|back|cancel|clear|continue|register)? ?(?:buttons?|captchas?|recaptcha|validations?|progress bar|sections?|pages?|steps?|headers?|headings?|footers?|logos?|banners?|layouts?|designs?|styles?|styling|themes?|background|borders?|fonts?|code|html|css|javascript|php|forms?|surveys?|questionnaires?|quiz(?:zes)?|polls?|sign-?up sheets?|google forms?|labels?|placeholders?|tooltips?|error messages?|success messages?|thank[- ]you(?: (?:messages?|pages?|notes?|screen))?|confirmation (?:e-?mails?|messages?|pages?|screen)|notifications?|database|spreadsheet|fields?|questions?|inputs?|following|(?:conditional )?logic|branching|form fields|text|things?|stuff|everything|anything|help|responses|answers|submissions?|results?|data|customers|clients|people|users?|visitors|members|volunteers|students|parents|landing page|website form|rows?|columns?|information|info|details|basics|the rest|etc|so on|the like|much more|more|tell us|it|several)(?: (?:button|at the (?:end|bottom|top)|below|above))?$/i

export const isFurniture = (label: string) => furniture.test(label.trim().replace(/[.!:]$/, ''))

/** Phrases that name the form itself: "A contact form for my website" */
const namesForm =
  /\b(?:forms?|surveys?|questionnaires?|quiz|polls?|sign-?ups?|sign ups?|sheets?|formular|formulaire|formulario)(?:\s(?:de|du|pour|para|für|for|to|that|where|about|with|on|so|which)\b|$)/i

/** A clause with a verb, or an order to the builder of the form, is not a name. */
const clause =
  /^(?:something|validate|ensure|make|use|generate|send|check that|style|keep|do|does|then)\s|(?:^|\s)(?:is|are|was|were|will|would|should|can|could|must|has to|have to|please|because|i|we|i'm|we're|it(?= )|they|them|there|really|very|don['’]t|doesn['’]t)(?=\s|$)/i

const isLabel = (label: string) =>
  /^(?=.*\p{L}).{2,100}$/u.test(label) &&
  (asksInOtherLanguage.test(label) ||
    (label.split(' ').length <= 10 &&
      !isFurniture(label) &&
      !namesForm.test(label) &&
      !clause.test(label)))

/** A purpose: "so that we can call", "in case of rain" */
const purpose =
  /[\s,]+(?:so (?:that )?(?:we|i|they|it|the|our)\b|because\b|in order to\b|as (?:we|this|it|i|our)\b|since (?:we|it|this)\b|in case\b|just in case\b|to (?:make sure|ensure|help|let|allow|give|reach|contact|keep|know|plan|prepare|verify|confirm|see|avoid|get|send|be able)\b|which (?:we|is|are|will|should|i|can|must|helps?)\b|that (?:we|will|is|are|should|i|can|must)\b|for (?:us|our|follow|the record|planning|contact|security|verification|billing purposes|when we)\b|where (?:we|i|possible|applicable)\b|if (?:they|you|there|we|it|that|any)\b.*$|in the (?:format|form)\b|at the (?:end|bottom|top|start|beginning)\b|using\b|via\b|on a\b|before (?:they|we|the)\b|(?<!and )when (?:they|we|it)\b|from each\b|of each (?:person|user|guest|attendee)\b|on the form\b|in the form\b|please\b|first\b(?! )|here\b|below\b).*$/i
const purposeless = (text: string) => text.replace(purpose, '').trim()

/** Words around a name that are no part of it */
const around = [
  /^(?:(?:an?|the|their|your|his|her|my|our|some|any|one|all|each|every|its|either|both|a few|two|three|four|also|basic|optional|required|standard|usual|short|brief|quick|simple|relevant|following)\s+(?:of\s+)?(?:the |their |your )?)+(?=\S)/i,
  /^(?:users?|persons?|people|respondents?|visitors?|applicants?|submitters?|everyone)(?:['’]s?|s['’])\s+/i,
  /^the /i,
  /\s+(?:that |which )?(?:they|you|he|she)(?:['’](?:d|re|ve|ll))?\s(?!(?:hate|dislike|love|avoid)\b).*$|\s+it (?:happened|occurred|started|took place)$/i,
  /\s+(?:itself|themselves|too|obviously|as well)$/i,
  /\s+(?:fields?|inputs?|questions?|entry|box)$/i,
  /[\s,;:.–—-]+$/,
]
const stripped = (text: string) =>
  around.reduce((rest, words) => rest.replace(words, ''), toReader(purposeless(text))).trim()
