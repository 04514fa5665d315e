import type { FieldTypeName } from '@ramiform/fields'
import { isPolar } from '@ramiform/formats/reading/asking'
import { guessFieldType } from '@ramiform/formats/reading/guess-field-type'
import { remembered } from '../remembered.ts'
import type { NamedType } from './type-words.ts'
import { steps, usualOptions, usualScale } from './usual-options.ts'

/** A field recognized so far. Later sentences may extend it. */
export interface Draft {
  readonly label: string
  /** Type named in the words */
  readonly named: NamedType | null
  readonly options: readonly string[]
  /** true: several options may be chosen */
  readonly isMany: boolean
  readonly scale: readonly [number, number] | null
  /** null: not mentioned */
  readonly required: boolean | null
  readonly placeholder: string
  /** Amount in cents, and its currency */
  readonly pay: { readonly amount: number; readonly currency: string } | null
  /** Condition in the field's own words: `if they have one` */
  readonly condition: string
  /** Follow-up question in the field's own words: `if yes, which` */
  readonly followUp: string
  /** The words of the description */
  readonly origin: string
}

/** A text without some of its words, and what these say about its field. */
export interface Taken {
  readonly rest: string
  readonly found: Partial<Draft>
}

export const emptyDraft: Draft = {
  label: '',
  named: null,
  options: [],
  isMany: false,
  scale: null,
  required: null,
  placeholder: '',
  pay: null,
  condition: '',
  followUp: '',
  origin: '',
}

export function optionsOf(draft: Draft): readonly string[] {
  const { label, named, options, scale } = draft
  if (options.length > 0) return options
  if (named === 'yes-no') return yesNoIn(draft.origin)
  if (scale !== null) return steps(scale)
  if (named === 'scale') return steps(usualScale(label) ?? [1, 5])
  // A single check box says yes to its label: "Remember me".
  const areMany = /[^siu]s$/i.test(label) && !/(?:terms|news|updates|conditions)$/i.test(label)
  if (named === 'checkbox' && !draft.isMany && !areMany) return [label]
  if (named !== null && !['radio', 'select', 'checkbox', 'choice'].includes(named)) return []
  if (named === null && isAnsweredYesNo(label)) return yesNoIn(label)
  const usual = usualOptions(label)
  if (usual.length > 0) return usual
  const rated = named === null && ratingWords.test(label) ? usualScale(label) : null
  return rated === null ? [] : steps(rated)
}

/** True for "Are you a member?" and for the short form "Asthma?". */
function isAnsweredYesNo(label: string): boolean {
  if (!label.endsWith('?') || germanWhat.test(label)) return false
  const isShort = label.split(' ').length <= 5 && !asksOpenly.test(label)
  return isPolar(label) || asksYesNo.test(label) || isShort
}

/** "was" is English in "Was it good?" and German in "Was können wir besser machen?" */
const germanWhat = /^was (?:k[oö]n|hat|hab|ist|sind|soll|m[oö]ch|w[uü]r|gef|wir|sie|ihr|du\b)/i

/** Questions for yes or no in German, French and Spanish: "Hat das Kind Geschwister?", "savez-vous lire?" */
const asksYesNo =
  /^¿?(?:(hat|haben|hast|ist|sind|bist|kannst|k[oö]nnen|darf|d[uü]rfen|m[oö]chte(?:n|st)?|willst|wollen|w[uü]rde(?:n|st)?|brauch(?:st|en)|kommst|kommen|gibt es|warst|waren)|(est-ce|\p{L}+-vous|as-tu|es-tu)|(tiene[sn]?|toma[sn]?|est[aá]s?|eres|quiere[sn]?|necesita[sn]?|han?|has(?! (?:the|your|it|he|she|this|that|any|every)\b)|volver[ií]as?|te gusta))(?![\p{L}])/iu

/** "Since when?", "hardest subject?", "other?", and questions in German, Spanish and French */
const asksOpenly =
  /^¿?(?:since|until|[a-z]+est|wer|was|wo|wann|warum|wie|wen|wem|welche[rsnm]?|wo(?:rum|für|her|hin|mit|von)|seit|ab|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|c[oó]mo|qui[eé]n(?:es)?|por|para|desde|cu[aá]nt[oa]s?|qui|quoi|l(?:es|a|e)quel(?:le)?s?|où|quand|comment|pourquoi|combien|quel(?:le)?s?|(?:(?:in|at|on|for|to|with|by|from) )?(?:how|what|which|when|where|why|whose|whom?|other|anything|any(?! (?:pets|dogs|cats|children|kids|smokers|siblings)\?$)))(?!\p{L})|\b(?:reasons?|names?|dates?|times?|numbers?|types?|kinds?|purpose|causes?|favou?rites?|address|amount|length|duration|sizes?|colou?rs?|budget|topics?|goals?|role|position|department|location|title|age)\b/iu

/** "Food rating", "How likely are you to recommend us?" */
const ratingWords = /\b(?:ratings?|rate|nps|net promoter score)\b|^how likely are you/i

export const typeOf = remembered((draft: Draft): FieldTypeName => {
  const { label, named, isMany, pay } = draft
  if (pay !== null) return 'payment'
  const options = optionsOf(draft)
  if (named === 'checkbox') return 'checkbox'
  if (options.length > 0) {
    const isScale = named === 'scale' || draft.scale !== null || ratingWords.test(label)
    if (isScale && /^\D*\bstars?\b\D*$/i.test(draft.origin) && options[0] === '1') return 'rating'
    const isOpen = named === null && draft.scale === null
    const isLikely = () => isOpen && aboutSeveral.some((words) => words.test(label))
    if ((isMany && named !== 'yes-no') || isLikely()) return 'checkbox'
    if (named === 'select' || named === 'radio') return named
    // A long list is easier to read as a dropdown.
    return options.length > 7 && !isScale ? 'select' : 'radio'
  }
  if (named === 'choice') return isMany ? 'checkbox' : 'select'
  if (named !== null && named !== 'scale' && named !== 'yes-no') return named
  return guessedType(label)
})

/** Yes and no in the language of the question. */
function yesNoIn(text: string): readonly string[] {
  const [, german, french, spanish] = asksYesNo.exec(text) ?? []
  if (german !== undefined || /\bja\b/i.test(text)) return ['Ja', 'Nein']
  if (french !== undefined || /\boui\b/i.test(text)) return ['Oui', 'Non']
  return spanish !== undefined || /\bs[ií] ?(?:\/|o)/i.test(text) ? ['Sí', 'No'] : ['Yes', 'No']
}

/** "Which tools do you use?", "Extras": several answers are likely. */
const aboutSeveral = [
  /^(?:which|what) (?:[\p{L}-]+ ){0,2}[\p{L}-]+[^\P{L}siu]s (?:do|did|can|will|would|are|have|should) (?:you|your)\b/iu,
  /^(?:days|dates|times|evenings|weekdays) (?:you|that you|when you)\b/i,
  /^(?:which|what) (?:days|nights|evenings|sessions|workshops|services|extras|tools|languages|areas)\??$/i,
  /^(?:items|equipment|services|certificates|certifications|documents|tools|skills|languages|extras|supplies) (?:needed|required|returned|held|borrowed|used|offered|spoken|wanted)$/i,
  /(?:^|\s)(?:extras|equipment|add-?ons|toppings|interests|skills|hobbies|symptoms|amenities|facilities|languages|interested in)\??$/i,
]

function guessedType(label: string): FieldTypeName {
  const told = typesByLabel.find(([, words]) => words.test(label))
  if (told !== undefined) return told[0]
  const guessed = guessFieldType(label, guessedTypes)
  if (guessed === 'date' && /\b(?:valid|expiry month)\b/i.test(label)) return 'text'
  return guessed ?? (longTexts.test(label) ? 'textarea' : 'text')
}

/** Types that the words of a label tell */
export const guessedTypes = ['email', 'url', 'phone', 'file', 'date', 'number', 'textarea'] as const

/** Types by labels whose words would tell another type, or none; the first that fits counts. */
const typesByLabel: readonly (readonly [FieldTypeName, RegExp])[] = [
  ['email', /^(?:adresse )?mail$/i],
  ['quantity', /^(?:(?:item|order) )?quantity$|^quantities$/i],
  ['signature', /^(?:\p{L}+(?:['’]s?)? ){0,2}(?:signature|unterschrift)(?: (?:of|de[rs]?) .+)?$/iu],
  [
    'time',
    /^(?:(?:the|exact|start(?:ing)?|end(?:ing)?|finish(?:ing)?|arrival|departure|pick-?up|drop-?off|collection|return|delivery|opening|closing|check-?in|check-?out|ceremony|release|kick-?off|event) )*time(?: (?:of|on) .+)?$|^(?:uhrzeit|hora|heure)(?: d.*)?$/iu,
  ],
  [
    'text',
    /\bage (?:range|group|bracket)s?$|^names? (?:on|of|for)\b|^(?:e-?mail|phone|telephone|mobile).*\bor\b|\b(?:reasons?|times?|slots?|day of the week|handle|username|password)\??$|^nombre (?:del|de la|de tu|de su|y)\b|\bnumber plate$/i,
  ],
  [
    'textarea',
    /^why\b|^what .*\b(?:like|dislike|enjoy|improve|change|learn|hope|expect|prevent|happen|missing|better|done|planned|achieve|went wrong)|^(?:(?:short|brief) )?(?:message|comment|note|description|abstract|story)s?\b/i,
  ],
  [
    'phone',
    /\bemergency number$|\bnumbers? (?:to (?:call|reach|text|contact)|we can|for calls|on (?:which|the day))\b/i,
  ],
  [
    'file',
    /^(?!.*(?<!\p{L})(?:link|url|consent|permission|how many|number|type|title|caption|release|allowed|use|website)(?!\p{L})).*(?<!\p{L})(?:upload|attach(?:ment|ments)?|r[eé]sum[eé]s?|cvs?|curriculum vitae|(?:ph|f)otos?|pictures?|headshots?|photographs?|screenshots?|transcripts?|certificates?|receipts?|scans?|scanned|(?:photo )?copy of|proof of|hochladen|beleg|belege|quittung|files|documents?|image files?|pdf|photo id)(?!\p{L})/iu,
  ],
  ['url', /\b(?:links?|urls?)\b|^(?:linkedin|github|website|portfolio)\b/i],
  // "Hours of sleep", "Length of service in years", "Asking price"
  [
    'number',
    /^(?:adults|children|kids|erwachsene|kinder|adultes|enfants|adultos|niños)$|(?:\b(?:in|of|many) |\()(?:years|months|weeks|days|nights|hours|minutes|seconds|kg|kilos?|cm|km|miles?|met(?:re|er)s|euros?|dollars|pounds|lit(?:re|er)s|watts|jahren|monaten|tagen|stunden|minuten|años|meses|días|horas|ans|mois|jours|heures)\b(?!.*\b(?:week|month|year)$)|^(?:hours|minutes|days|nights|weeks|months|years) (?:of|per|a|at|in)\b(?! the (?:week|month))|^(?:overtime )?(?:hours|minutes)(?: (?:\p{L}+day|mon|tues?|wed|thu|fri|sat|sun))?$|\bin [£€$]$|^(?:kilometers?|kilometres?|kil[oó]metros|kilom[eè]tres|kilometerstand)$|^(?:how much|amount|betrag|montant|importe|preis|prix|precio)\b|^size of (?:the |your )?(?:crew|group|team|party|family|household|class)\b|\b(?:systolic|diastolic|pulse|heart rate|amount|asking price|price|temperature|tickets|mileage|income|salary)$|^(?:nombre de|número de|numero de|anzahl|cantidad de)\b|\bcounts?$|\b(?:party|group|team|class|household|family|crew) size$/iu,
  ],
  // "GST number" and "Room number" are names.
  [
    'text',
    /^(?:for )?how long\b|\bdate and time\b|\btime zone\b|\btitle\b|^(?!.*\b(?:phone|mobile|cell|contact|emergency|telephone|whatsapp|fax|lucky|favou?rite)\b).*(?<!\bof )(?<!^)\bnumbers?$/i,
  ],
  // Days without the word "date"
  [
    'date',
    /^(?:first|last) day\b(?! of the week)|^(?:(?:(?:valid|needed|open|available|ausleihe|miete|g[uü]ltig) )?(?:from|until|till|von|bis|ab)|du|au|week (?:ending|beginning|starting|commencing)|arrival|departure|check-(?:in|out)|ankunft|anreise|abreise|(?:erster|letzter) \p{L}*tag|llegada|salida|desde|hasta|arriv[eé]e|d[eé]part)$/iu,
  ],
]

/** Subjects that need more than one line of text */
const longTexts =
  /(?<![\p{L}])(?:suggestions?|instructions|anything (?:else|more|we)|ideas?|thoughts|concerns|complaints?|cover letters?|motivation|medical history|health history|work history|employment history|symptoms|story|stories|reviews?|testimonials?|enquir(?:y|ies)|inquir(?:y|ies)|special (?:requests?|requirements?|needs)|other requests|remarks|schilderung|summary|statement|essay|paragraph|reflections?|about (?:yourself|your (?:project|business|company|idea|experience))|tell us about|describe|explain|improve(?:ments?)?|in (?:your|their) own words|questions? (?:for us|or comments|and comments)|what happened|steps to reproduce)(?![\p{L}])/iu
