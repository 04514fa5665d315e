import { matchesOf } from '../patterns.ts'
import { rememberedText } from '../remembered.ts'
import { masked } from './sentences.ts'

/** A request in a sentence. */
export interface Request {
  /** Object of the request, as written */
  readonly text: string
  /** false: a weak request such as `with` or `we need`; its object must be something that forms ask for */
  readonly isStrong: boolean
  readonly required: boolean | null
  /** Position of the request's first word */
  readonly at: number
}

const people =
  "(?:them|people|users?|guests?|everyone|everybody|someone|customers?|visitors?|clients?|applicants?|attendees|participants?|respondents?|parents?|students?|patients?|members?|volunteers?|candidates?|employees|staff|buyers?|donors?|vendors?|suppliers?|tenants?|players?|owners?|families|(?:the|each|every|our|any|all) (?:[\\p{L}-]+ )?(?:user|guest|person|customer|visitor|client|applicant|attendee|participant|respondent|parent|student|patient|member|volunteer|candidate|employee|family|vendor|tenant|player|owner|donor)s?|(?:the |our |all |every |each )?(?!numbers|orders|answers|others|letters|colors|dinners|offers|papers|documents|comments|payments|requirements|events|contents|ingredients|appointments|parents' )[\\p{L}-]+(?:ers|ors|ants|ents|ists|ees|ians))"
const acts =
  '(?:enters?|suppl(?:y|ies)|puts? in|provides?|gives?(?: (?:us|me))?|uploads?|attach(?:es)?|chooses?|selects?|picks?|tells? (?:us|me)|let us know|leaves?|fills? (?:in|out)|specif(?:y|ies)|states?|signs?|agrees?|accepts?|consents?|confirms?|rates?|scores?|indicates?|describes?|writes?|adds?|lists?|shares?|explains?|says?|marks?|ticks?|checks?|notes?|submit(?= (?:an?|the|their|your)\\b))(?![\\p{L}])'

const strong = [
  // ask for, ask them about, asking
  `(?<!(?:to|you|i|we|people|keep|keeps|always|often|frequently|questions?|commonly) )(?:please |also |then |just |simply )*\\bask(?:s|ed|ing)?(?: ${people})?(?: (?:for|about|to))?(?=[ :])`,
  `^(?:we|i) (?:also |then |just )?ask(?: ${people})? (?:for|about)(?=[ :])`,
  `\\bto ask(?: ${people})?(?: (?:for|about|to))?(?=[ :])`,
  '\\b(?:collect|collects|collecting|gather|gathers|gathering|capture|captures|capturing|(?:record|records|recording)(?= (?:the|their|a|an|whether|how|what|each|if)\\b)|requesting|obtain|obtaining|take down|takes down)(?: (?:the |their )?(?:following|info(?:rmation)?|details|data)(?: (?:like|such as|about|on|including))?)?(?=[ :])',
  '(?:need|needs|want|wants|like|love|have|has|good|useful|important|nice|helpful|try|trying|order|us|me|interested)(?: it)? (?:to|in) (?:know|knowing|learn|learning|understand|find out|finding out|hear|see)(?: about)?(?=[ :])(?! (?:our|more\\b|that|it|this|you|us)\\b)',
  '\\b(?:to )?(?:find out|finding out)(?: about)?(?=[ :])',
  `\\b(?:they|you|we|${people})(?: (?:should|must|can|could|may|might|will|shall|would|need to|have to|has to|needs to|want to|are able to|be able to|are asked to|are required to|get to|also|then|be|able|to|please|either|optionally))+ (?=${acts})`,
  `\\b(?:they|${people})(?: (?:also|then|each))* (?=${acts} (?:an?|the|their|his|her|your|one|which|whether|how|what|when|where|why|from|between|a)\\b)`,
  `^(?:must|should|have to|need to|has to) (?=${acts})`,
  '\\b(?:can|could|should|must|may|will|to) (?=(?:rate|score) (?:the|our|their|each|your)\\b)',
  `\\b(?:let|lets|letting|allow|allows|allowing|have|get|make|enable|enables|require|requires|requiring|invite|invites|for|where) ${people}(?: (?:can|could|should|must|may|will|to|also|either))* (?=${acts})`,
  `(?:\\b(?:form |data |input |required |optional |mandatory |these |the |following |main |key |basic |personal |contact )*(?:fields?|questions?|inputs?|items|information|info|details|data|things|points))(?: (?:are|is|should be|needed|required|included?|includes|like|such as|for|about|on|to (?:include|collect|capture|ask)|we need|i need|i want|we want|need to be|would be|will be|called|named|labell?ed|on the form|from (?:them|people|each \\w+)|below|follow|as follows))*\\s*[:–—]\\s*`,
  '\\b(?:fields?|inputs?|boxes|spaces?|places?|questions?)(?: (?:are|like|such as|called|named|for|about|on|asking(?: about| for)?|regarding|covering|to (?:capture|collect|enter|record)))+(?=[ :])',
  '\\bthe following(?: (?:fields?|questions?|information|info|details|data|things|inputs?|items?))?(?: (?:is|are) (?:needed|required))?\\s*[:–—-]?(?=\\s)',
  '\\b(?:followed by|finish(?:es)? with|ends? with|starts? with|begins? with|starting with|ending with)(?=[ :])',
  `^(?:please )?(?=${acts} (?:your|their|our|us|a|an|the|one|whether|if|how|what|which|any|all)\\b)`,
  '\\b(?:there|fields?|questions?|inputs?) (?:should|must|needs? to|has to|could|can|will|would)(?: also)? be(?=[ :])',
  '^(?:also |then |and |finally |lastly |next |plus )*(?:add|insert|put in|throw in|attach)(?: in| also)?(?=\\s)',
]
const weak = [
  '\\b(?:including|includes?|included(?! (?:yes|or|in|\\()|\\?)|consist(?:s|ing) of|contain(?:s|ing)?|comprising|made up of|covering|covers|cover(?! letter)|featuring|(?:such as|like)(?= [^.]*,))(?=[ :])',
  '\\b(?:should|must|needs to|has to|will|would|can|to|could|might)(?: (?:also|have|include|contain|cover|feature|request|list|request|show|display|accept|then|only|just|at least|probably|definitely))*? (?:have|include|contain|cover|feature|request|list|accept)(?=[ :])',
  `\\b(?:with|having|(?:has|have)(?! (?:you|they|your|the|we|it|to|he|she|a look|been|had|made|taken|got|moved|started|decided|lost|run|bought|retired)\\b)|requires?|requiring|requesting|asks|needs?|want|wants)(?=[ :])`,
  `\\b(?:i|we|i['’]d|we['’]d|i['’]ll|we['’]ll)(?: (?:will|would|also|just|only|really|still|do|then|obviously|probably|definitely|must|should|like|love))* (?:need|want|require|like)(?: to (?:get|have|include|add|record|request|obtain))?(?=[ :])`,
  `\\b(?:it|form|survey|which|that)(?: (?:will|also|just|only|then|must|should))* (?:needs?|wants?|has|have|gets?|requires?)(?=[ :])`,
  '^(?:also |and |then |plus |we |i )*(?:need|needs|want|get|require|include|plus(?! one)|also|optionally|and)(?=[ :])',
]

/** One pattern for all of them. Each begins with a word, so the other places are left out, which is faster. */
const leadOf = (patterns: readonly string[]) =>
  new RegExp(String.raw`\b(?=\w)(?:${patterns.join('|')})`, 'giu')
const strongLead = leadOf(strong)
const weakLead = leadOf(weak)
const must =
  /\b(?:must|have to|has to|need to|needs to|required?|requires?|requiring|mandatory|compulsory)\b/i

interface Lead {
  readonly at: number
  readonly words: string
  readonly isStrong: boolean
}

const endOf = ({ at, words }: Lead) => at + words.length

/** Characters of a sentence that are searched */
const longest = 3_000

/** Finds all requests of a sentence. */
export const requestsIn = rememberedText((sentence): readonly Request[] => {
  const text = sentence
    .slice(0, longest)
    .replaceAll(/\bw\/\s*(?=\S)/gi, 'with ')
    .replaceAll(/\brating (?:questions?|fields?|scales?) for\b/gi, 'ratings for')
  const leads = leadsIn(text)
  return leads.flatMap((lead, index) => {
    const asked = text.slice(endOf(lead), leads[index + 1]?.at).replace(/^[\s:–—-]+/, '')
    return /[\p{L}\p{N}]/u.test(asked)
      ? [{ text: asked.trim(), isStrong: lead.isStrong, required: needOf(lead), at: lead.at }]
      : []
  })
})

function needOf({ words, isStrong }: Lead): boolean | null {
  if (/\boptional/i.test(words)) return false
  if (!isStrong && !/\b(?:required|mandatory)\b/i.test(words)) return null
  if (must.test(words) && !/\b(?:i|we|it|form)\b/i.test(words))
    return /\b(?:need|needs) to know\b/i.test(words) ? null : true
  return null
}

const listedQuestion =
  /,\s*(?:and )?(?:is|are|do|does|did|was|were|will|would|can|have|has) [^,;:]*$/i

function leadsIn(text: string): readonly Lead[] {
  const plain = masked(text)
  const leadsOf = (pattern: RegExp, isStrong: boolean) =>
    matchesOf(plain, pattern).map(({ 0: words, index: at }) => ({ at, words, isStrong }))
  const found = [...leadsOf(strongLead, true), ...leadsOf(weakLead, false)]
    .filter((lead) => startsRequest(lead, text.slice(0, lead.at)))
    .sort((one, other) => one.at - other.at || Number(other.isStrong) - Number(one.isStrong))
  const leads: Lead[] = []
  for (const lead of found) {
    const before = leads.at(-1)
    if (before === undefined || lead.at >= endOf(before)) {
      if (before === undefined || endsRequest(text, before, lead)) leads.push(lead)
    } else if (lead.isStrong && !before.isStrong) leads[leads.length - 1] = lead
  }
  return leads
}

function startsRequest({ words, isStrong }: Lead, before: string): boolean {
  // "how much you want to give" is one question.
  const isAsked = /\b(?:how|what|which|when|where)(?: [\p{L}-]+)?\s$/iu.test(before)
  if (isAsked && /^you\b/i.test(words)) return false
  // "..., is the dog friendly with other dogs, ..." asks one thing.
  return isStrong || !(listedQuestion.test(before) || isVerbOfAnother(before, words.trim()))
}

/** "a form to", "the questions": these words name no answer */
const formOnly =
  /^(?:an?|the|it|this|that|my|our)?(?: [\p{L}'’-]+){0,6}? ?(?:form|survey|questionnaire|quiz|poll|page|sheet|application|registration|rsvp|sign-?up|checklist|waiver|template|questions?|fields?|that|which|to|where|there|so)(?: [\p{L}'’-]+){0,8}$/iu
const addition = /^(?:having|has|have|requires?|including|includes?|need|needs|want|wants|to)\b/i

/**
 * True if a request word starts a new request. Inside the object of another one it is part of it, unless a new clause
 * begins.
 */
function endsRequest(text: string, before: Lead, lead: Lead): boolean {
  const between = text.slice(endOf(before), lead.at)
  const words = between.trim()
  if (words === '' || formOnly.test(words)) return true
  if (lead.isStrong && /(?:[,;]|\band|\bthen|\balso)$/i.test(words)) return true
  // `whether they want to know more`, `how they want to pay` are one clause.
  const clause = words.split(/[,;.]/).at(-1) ?? ''
  if (/(?:^|\s)(?:whether|if|how|what|which|when|where|why|who)\b/i.test(clause)) return false
  if (/^(?:with|such as|like)\b/i.test(lead.words)) return false
  return !addition.test(lead.words) || /[,;]\s*(?:and )?$/.test(between)
}

const joinsWith =
  /\b(?:helps?|deal|work|working|live|agree|come|along|together|familiar|problems?|issues?|wrong|experiences?|happy|satisfied|help|compatible|comfortable|do|done|start|finish|involved|contact|relationship|satisfaction|pleased)(?: (?:they|you|we) (?:are|were|feel))?\s$/i
const isLikeOf =
  /(?:would|you|they|we|i|['’]d|do|did|not|most|best|least|looks?|feels?|something|anything)\s$/i
const subject =
  /(?:\b(?:they|you|he|she|who|people|users|customers|guests|clients|parents|students|members|child|to|anyone|everyone|somebody|someone|applicants|not|n['’]t|don['’]t|may|might)|['’]t)\s+(?:\w+ )?$/i

/** True in `what they need` and `people who want`: the verb belongs to someone else. */
function isVerbOfAnother(before: string, words: string): boolean {
  const near = before.slice(-40)
  if (/^like\b/i.test(words)) return isLikeOf.test(near)
  if (/^with\b/i.test(words)) return joinsWith.test(near)
  return (
    /^(?:needs?|wants?|has|have|requires?|get|requesting|request|asks)\b/i.test(words) &&
    subject.test(near)
  )
}
