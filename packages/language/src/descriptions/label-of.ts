import { limits } from '@ramiform/core/limits'
import { capital } from './capital.ts'
import { isWh, isWhether, openQuestion, polarQuestion, toReader } from './direct-question.ts'
import type { Draft } from './draft.ts'
import { isFurniture } from './furniture.ts'
import { isAskedFor } from './things.ts'

const doing =
  /^(?:to\s+)?(?:also\s+)?(?:please\s+)?(?:(upload|attach)|(choose|select|pick|(?:tick|check|mark)(?= (?:an?|the|their|your|any|all|which|one)\b))|(rate|score(?= (?:the|their|your|our|each)\b))|(describe|explain|tell us(?: about)?|tell me(?: about)?|share(?= (?:their|your|any|an?|the|with)\b))|(?:enter|provide|give(?: us| me)?|leave|fill (?:in|out)|specify|indicate|write|supply|let us know|ask for|(?:state|type|add|submit|list|name|put|input|say|send(?: us)?|include|record|note(?: down)?|capture|collect)(?= (?:in|down|an?|the|their|your|any|some|whether|how|what|which|why|when|where)\b)))(?:ing|s)?\s+(?:in\s+|down\s+)?(?=\S)/i

export function labelled(draft: Draft, given: string, isFollowUp: boolean): Draft | null {
  let text = given.replace(/^["“'](.*)["”'][.?]?$/, '$1').trim()
  const quoted = text !== given.trim()
  if (text === '') return null
  if (!quoted && isDirectQuestion(text)) text = `${text.replace(/[?]$/, '')}?`
  if (/^anything (?:(?:else|more|other)\b|(?:we|i|they) (?:should|need|must|ought) )/i.test(text))
    return { ...draft, label: cut(`${capital(toReader(text)).replace(/\?+$/, '')}?`) }
  if (
    /^(?:one|any|a|the) (?:thing|change|improvement)s? (?:that )?(?:we|you|they|i)\b/i.test(text)
  ) {
    return { ...draft, named: draft.named ?? 'textarea', label: cut(capital(toReader(text))) }
  }
  if (quoted || /[?]$/.test(text)) {
    return text.length > 250 ||
      /^(?:enter|apply|join|reply|respond|register|sign up|book)\?$/i.test(text)
      ? null
      : { ...draft, label: capital(toReader(text).replace(/\s+\?$/, '?')) }
  }
  const does = doing.exec(text)
  if (does !== null) {
    const rest = text.slice(does[0].length)
    if (does[3] !== undefined && draft.named === null)
      return { ...draft, named: 'scale', label: cut(`How would you rate ${toReader(rest)}?`) }
    if (does[1] !== undefined && draft.named === null) draft = { ...draft, named: 'file' }
    const told = stripped(rest)
    if (
      does[4] !== undefined &&
      /^(?:tells? (?:us|me)|share)$/i.test(does[4]) &&
      isAskedFor(told)
    ) {
      return { ...draft, label: capital(told) }
    }
    if (does[4] !== undefined && !isWh(rest)) {
      const label = cut(capital(toReader(text.replace(/^to\s+/i, ''))))
      return {
        ...draft,
        named: draft.named ?? 'textarea',
        label: /^share/i.test(label) ? capital(stripped(rest)) : label,
      }
    }
    if (
      does[2] !== undefined &&
      draft.named === null &&
      draft.options.length === 0 &&
      !isWh(rest)
    ) {
      const label = stripped(rest)
      return label === '' || isFurniture(label)
        ? null
        : {
            ...draft,
            label: capital(label),
            named: /date|day|time/i.test(label) ? null : 'choice',
            isMany: draft.isMany,
          }
    }
    text = rest
  }
  if (/^to\s/i.test(text) && !/^to (?:address|date|location|city|airport|station)$/i.test(text))
    return null
  if (isWhether(text) && draft.named !== 'checkbox') {
    const question = polarQuestion(text)
    return question === null
      ? null
      : {
          ...draft,
          label: question,
          named: draft.named ?? (draft.options.length > 0 ? null : 'yes-no'),
        }
  }
  if (isWh(text))
    return isFurniture(text) ? null : { ...draft, label: cut(openQuestion(purposeless(text))) }
  const wish =
    /^if (?:they|you) (?:want to|would like to|['’]d like to|wish to|are happy to|prefer to)\s+(.+)$/i.exec(
      text,
    )
  if (wish !== null && draft.named === 'checkbox')
    return { ...draft, label: capital(stripped(wish[1] ?? '')) }
  const label = stripped(text)
  if (
    draft.named === null &&
    draft.options.length === 0 &&
    /\b(?:agreement|consent|waiver|permission)$/i.test(label)
  ) {
    return {
      ...draft,
      label: capital(label),
      named: 'checkbox',
      options: [
        `I ${/consent/i.test(label) ? 'consent' : /permission/i.test(label) ? 'give permission' : 'agree'}`,
      ],
    }
  }
  const isRatingOf = /^(?:(?:for|of) )(.+)$/i.exec(label)
  if (isRatingOf !== null && draft.scale !== null)
    return { ...draft, label: capital(`${stripped(isRatingOf[1] ?? '')} rating`) }
  const rated =
    /^(?:star )?(?:ratings?|scores?)(?: (?:scales?|question|field)s?)? (?:for|of) (.+)$/i.exec(
      label,
    )
  if (rated !== null)
    return {
      ...draft,
      named: draft.named ?? 'scale',
      label: capital(`${stripped(rated[1] ?? '')} rating`),
    }
  if (asksInOtherLanguage.test(label) && label.length < 100)
    return { ...draft, label: capital(label) }
  const isNamed = draft.options.length > 1 && /^\p{L}+$/u.test(label)
  if (/^(?:it|this|that|them|these|those)$/i.test(label)) return null
  if (!isNamed && !isLabel(label) && !(isFollowUp && isFollowUpWord(label))) return null
  return { ...draft, label: capital(label) }
}

/** True for questions without a question mark: `would you recommend us`, `what did you like`. */
function isDirectQuestion(text: string): boolean {
  return /^(?:(?:how|what|which|when|where|why|who)(?: [\p{L}-]+){0,3} )?(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|may) (?:you|your|we|our|the|there|it|this|they|their|he|she|anyone|someone)\b/iu.test(
    text,
  )
}

/** "was bringt ihr mit", "qué podemos mejorar" */
const asksInOtherLanguage =
  /^(?:was|wo|wann|wer|wie|wie ?viele|welche[rsn]?|qu[eé]|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|cu[aá]nt[oa]s|quels?|quelles?|quand|comment|combien) (?!(?:it|the|this|that|there|he|she|you|we|they)\b)\p{L}/iu

const longestLabel = 10

/** True for words that need a question before: "Ask for details". */
function isFollowUpWord(label: string): boolean {
  return /^(?:(?:further|more|additional|some|extra|relevant|full) )*(?:details?|specifics|information|info|explanation|description|particulars|more|specify|explains?)$/i.test(
    label,
  )
}

/** Phrases that name the form itself: "A contact form for my website" */
const namesForm =
  /\b(?:forms?|surveys?|questionnaires?|quiz|polls?|sign-?ups?|sign ups?|sheets?|formular|formulaire|formulario)(?:\s(?:de|du|pour|para|für|for|to|that|where|about|with|on|so|which)\b|$)/i

function isLabel(label: string): boolean {
  if (
    !/\p{L}/u.test(label) ||
    label.length < 2 ||
    label.length > 100 ||
    label.split(' ').length > longestLabel
  )
    return false
  if (
    isFurniture(label) ||
    /^(?:something|validate|ensure|make|use|generate|send|check that|style|keep|please|do|does|then)\s/i.test(
      label,
    )
  )
    return false
  if (namesForm.test(label)) return false
  // A clause with a verb is not a name.
  return !/(?:^|\s)(?:is|are|was|were|will|would|should|can|could|must|has to|have to|please|because|i|we|i'm|we're|it(?= )|they|them|there|really|very|don['’]t|doesn['’]t)(?=\s|$)/i.test(
    label,
  )
}

function cut(text: string): string {
  return text.slice(0, limits.labelCharacters)
}

/** Removes a purpose: "so that we can call", "in case of rain". */
function purposeless(text: string): string {
  return text
    .replace(
      /[\s,]+(?:so (?:that )?(?:we|i|they|it|the|our)\b|because\b|in order to\b|as (?:we|this|it|i|our)\b|since (?:we|it|this)\b|in case\b|just in case\b|to (?:make sure|ensure|help|let|allow|give|reach|contact|keep|know|plan|prepare|verify|confirm|see|avoid|get|send|be able)\b|which (?:we|is|are|will|should|i|can|must|helps?)\b|that (?:we|will|is|are|should|i|can|must)\b|for (?:us|our|follow|the record|planning|contact|security|verification|billing purposes|when we)\b|where (?:we|i|possible|applicable)\b|if (?:they|you|there|we|it|that|any)\b.*$|in the (?:format|form)\b|at the (?:end|bottom|top|start|beginning)\b|using\b|via\b|on a\b|before (?:they|we|the)\b|(?<!and )when (?:they|we|it)\b|from each\b|of each (?:person|user|guest|attendee)\b|on the form\b|in the form\b|please\b|first\b(?! )|here\b|below\b).*$/i,
      '',
    )
    .trim()
}

function stripped(text: string): string {
  return toReader(purposeless(text))
    .replace(
      /^(?:(?:an?|the|their|your|his|her|my|our|some|any|one|all|each|every|its|either|both|a few|two|three|four|also|basic|optional|required|standard|usual|short|brief|quick|simple|relevant|following)\s+(?:of\s+)?(?:the |their |your )?)+(?=\S)/i,
      (lead) => (/(?:one|all) of$/i.test(lead.trim()) ? '' : ''),
    )
    .replace(
      /^(?:users?|persons?|people|respondents?|visitors?|applicants?|submitters?|everyone)(?:['’]s?|s['’])\s+/i,
      '',
    )
    .replace(/^the /i, '')
    .replace(
      /\s+(?:that |which )?(?:they|you|he|she)(?:['’](?:d|re|ve|ll))?\s(?!(?:hate|dislike|love|avoid)\b).*$/i,
      '',
    )
    .replace(/\s+(?:itself|themselves|too|obviously|as well)$/i, '')
    .replace(/\s+(?:fields?|inputs?|questions?|entry|box)$/i, '')
    .replace(/[\s,;:.–—-]+$/, '')
    .trim()
}
