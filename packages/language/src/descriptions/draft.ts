import type { FieldTypeName } from '@ramiform/fields'
import { isPolar } from '@ramiform/formats/reading/asking'
import { guessFieldType } from '@ramiform/formats/reading/guess-field-type'
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

/** From this many options a dropdown is easier to read */
const manyOptions = 8

export function optionsOf(draft: Draft): readonly string[] {
  const { label, named, options, scale } = draft
  if (options.length > 0) return options
  if (named === 'yes-no') return yesNoIn(draft.origin)
  if (scale !== null) return steps(scale)
  if (named === 'scale') return steps(usualScale(label) ?? [1, 5])
  if (named === 'checkbox' && !isMany(draft)) return [label]
  if (named !== null && !['radio', 'select', 'checkbox', 'choice'].includes(named)) return []
  if (named === null && isAnsweredYesNo(label)) return yesNoIn(label)
  const usual = usualOptions(label)
  if (usual.length > 0) return usual
  const rated = named === null && isRating(label) ? usualScale(label) : null
  return rated === null ? [] : steps(rated)
}

/** True for "Are you a member?" and for the short form "Asthma?". */
function isAnsweredYesNo(label: string): boolean {
  if (
    !label.endsWith('?') ||
    /^was (?:k[oö]n|hat|hab|ist|sind|soll|m[oö]ch|w[uü]r|gef|wir|sie|ihr|du\b)/i.test(label)
  )
    return false
  if (/^any (?:pets|dogs|cats|children|kids|smokers|siblings)\?$/i.test(label)) return true
  return (
    isPolar(label) ||
    asksYesNo.test(label) ||
    (label.split(' ').length <= 5 &&
      !asksOpenly.test(label) &&
      !/^(?:(?:in|at|on|for|to|with|by|from) )?(?:how|what|which|when|where|why|who|whom|whose|other|anything|any)\b|\b(?:reasons?|names?|dates?|times?|numbers?|types?|kinds?|purpose|causes?|favou?rites?|address|amount|length|duration|sizes?|colou?rs?|budget|topics?|goals?|role|position|department|location|title|age)\b/i.test(
        label,
      ))
  )
}

/** Questions for yes or no in German, French and Spanish: "Hat das Kind Geschwister?", "savez-vous lire?" */
const asksYesNo =
  /^¿?(?:(hat|haben|hast|ist|sind|bist|kannst|k[oö]nnen|darf|d[uü]rfen|m[oö]chte(?:n|st)?|willst|wollen|w[uü]rde(?:n|st)?|brauch(?:st|en)|kommst|kommen|gibt es|warst|waren)|(est-ce|\p{L}+-vous|as-tu|es-tu)|(tiene[sn]?|toma[sn]?|est[aá]s?|eres|quiere[sn]?|necesita[sn]?|han?|has(?! (?:the|your|it|he|she|this|that|any|every)\b)|volver[ií]as?|te gusta))(?![\p{L}])/iu

/** "Since when?", "hardest subject?", and questions in German, Spanish and French */
const asksOpenly =
  /^¿?(?:since|until|[a-z]+est|wer|was|wo|wann|warum|wie|wen|wem|welche[rsnm]?|wo(?:rum|für|her|hin|mit|von)|seit|ab|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|c[oó]mo|qui[eé]n(?:es)?|por|para|desde|cu[aá]nt[oa]s?|qui|quoi|l(?:es|a|e)quel(?:le)?s?|où|quand|comment|pourquoi|combien|quel(?:le)?s?)(?![\p{L}])/iu

/** A single check box says yes to its label: "Remember me". */
function isMany({ isMany: many, label }: Draft): boolean {
  return many || (/[^siu]s$/i.test(label) && !/(?:terms|news|updates|conditions)$/i.test(label))
}

/** True for "Food rating" and "How likely are you to recommend us?". */
function isRating(label: string): boolean {
  return (
    /\b(?:ratings?|rate|nps|star rating|net promoter score)\b/i.test(label) ||
    /^how likely are you/i.test(label)
  )
}

export function typeOf(draft: Draft): FieldTypeName {
  const { label, named, isMany, pay } = draft
  if (pay !== null) return 'payment'
  const options = optionsOf(draft)
  if (named === 'checkbox') return 'checkbox'
  if (options.length > 0) {
    const isScale = named === 'scale' || draft.scale !== null || isRating(label)
    if (isScale && /^\D*\bstars?\b\D*$/i.test(draft.origin) && options[0] === '1') return 'rating'
    if (
      (isMany && named !== 'yes-no') ||
      (named === null && draft.scale === null && isAboutSeveral(label))
    )
      return 'checkbox'
    if (named === 'select' || named === 'radio') return named
    return options.length >= manyOptions && draft.scale === null && !isRating(label)
      ? 'select'
      : 'radio'
  }
  if (named === 'choice') return isMany ? 'checkbox' : 'select'
  if (named !== null && named !== 'scale' && named !== 'yes-no') return named
  return guessedType(label)
}

/** Yes and no in the language of the question. */
function yesNoIn(text: string): readonly string[] {
  const [, german, french, spanish] = asksYesNo.exec(text) ?? []
  if (german !== undefined || /\bja\b/i.test(text)) return ['Ja', 'Nein']
  if (french !== undefined || /\boui\b/i.test(text)) return ['Oui', 'Non']
  return spanish !== undefined || /\bs[ií] ?(?:\/|o)/i.test(text) ? ['Sí', 'No'] : ['Yes', 'No']
}

/** True for "Which tools do you use?" and "Extras": several answers are likely. */
function isAboutSeveral(label: string): boolean {
  return (
    /^(?:which|what) (?:[\p{L}-]+ ){0,2}[\p{L}-]+[^\P{L}siu]s (?:do|did|can|will|would|are|have|should) (?:you|your)\b/iu.test(
      label,
    ) ||
    /^(?:days|dates|times|evenings|weekdays) (?:you|that you|when you)\b/i.test(label) ||
    /^(?:which|what) (?:days|nights|evenings|sessions|workshops|services|extras|tools|languages|areas)\??$/i.test(
      label,
    ) ||
    /^(?:items|equipment|services|certificates|certifications|documents|tools|skills|languages|extras|supplies) (?:needed|required|returned|held|borrowed|used|offered|spoken|wanted)$/i.test(
      label,
    ) ||
    /(?:^|\s)(?:extras|equipment|add-?ons|toppings|interests|skills|hobbies|symptoms|amenities|facilities)$/i.test(
      label,
    )
  )
}

function guessedType(label: string): FieldTypeName {
  if (/^mail$/i.test(label)) return 'email'
  if (/\bage (?:range|group|bracket)s?$/i.test(label)) return 'text'
  if (/^names? (?:on|of|for)\b/i.test(label)) return 'text'
  if (/^quantit(?:y|ies)$|^(?:item|order) quantity$/i.test(label)) return 'quantity'
  if (/^(?:e-?mail|phone|telephone|mobile).*\bor\b/i.test(label)) return 'text'
  if (/\b(?:reasons?|times?|slots?|day of the week|handle|username|password)\??$/i.test(label))
    return 'text'
  if (
    /^why\b|^what .*\b(?:like|dislike|enjoy|improve|change|learn|hope|expect|prevent|happen|missing|better|done|planned|achieve|went wrong)/i.test(
      label,
    )
  )
    return 'textarea'
  if (
    /\bemergency number$|\bnumbers? (?:to (?:call|reach|text|contact)|we can|for calls|on (?:which|the day))\b/i.test(
      label,
    )
  )
    return 'phone'
  if (/^(?:(?:short|brief) )?(?:message|comment|note|description|abstract|story)s?\b/i.test(label))
    return 'textarea'
  if (wantsFile(label)) return 'file'
  if (
    /\b(?:links?|url|urls)\b/i.test(label) ||
    /^(?:linkedin|github|website|portfolio)\b/i.test(label)
  )
    return 'url'
  if (/^nombre (?:del|de la|de tu|de su|y)\b|\bnumber plate$/i.test(label)) return 'text'
  if (measured.test(label)) return 'number'
  if (/^(?:how long|for how long)\b|\bdate and time\b|\btime zone\b|\btitle\b/i.test(label))
    return 'text'
  if (/^(?:first|last) day\b(?! of the week)/i.test(label) || days.test(label)) return 'date'
  if (/\bcounts?$|\b(?:party|group|team|class|household|family|crew) size$/i.test(label))
    return 'number'
  if (isIdentifier(label)) return 'text'
  const guessed = guessFieldType(label, [
    'email',
    'url',
    'phone',
    'file',
    'date',
    'number',
    'textarea',
  ])
  if (guessed === 'date' && /\b(?:valid|expiry month)\b/i.test(label)) return 'text'
  if (guessed !== null) return guessed
  return wantsLongText(label) ? 'textarea' : 'text'
}

/** Labels of a day without the word "date" */
const days =
  /^(?:(?:(?:valid|needed|open|available|ausleihe|miete|g[uü]ltig) )?(?:from|until|till|von|bis|ab)|du|au|week (?:ending|beginning|starting|commencing)|arrival|departure|check-(?:in|out)|ankunft|anreise|abreise|(?:erster|letzter) \p{L}*tag|llegada|salida|desde|hasta|arriv[eé]e|d[eé]part)$/iu

/** Labels that ask for an amount: "Hours of sleep", "Length of service in years", "Asking price" */
const measured =
  /^(?:adults|children|kids|erwachsene|kinder|adultes|enfants|adultos|niños)$|(?:\b(?:in|of|many) |\()(?:years|months|weeks|days|nights|hours|minutes|seconds|kg|kilos?|cm|km|miles?|met(?:re|er)s|euros?|dollars|pounds|lit(?:re|er)s|watts|jahren|monaten|tagen|stunden|minuten|años|meses|días|horas|ans|mois|jours|heures)\b(?!.*\b(?:week|month|year)$)|^(?:hours|minutes|days|nights|weeks|months|years) (?:of|per|a|at|in)\b(?! the (?:week|month))|^(?:overtime )?(?:hours|minutes)(?: (?:\p{L}+day|mon|tues?|wed|thu|fri|sat|sun))?$|\bin [£€$]$|^(?:kilometers?|kilometres?|kil[oó]metros|kilom[eè]tres|kilometerstand)$|^(?:how much|amount|betrag|montant|importe|preis|prix|precio)\b|^size of (?:the |your )?(?:crew|group|team|party|family|household|class)\b|\b(?:systolic|diastolic|pulse|heart rate|amount|asking price|price|temperature|tickets|mileage|income|salary)$|^(?:nombre de|número de|numero de|anzahl|cantidad de)\b/iu

/** True for "GST number" and "Room number": not a quantity. */
function isIdentifier(label: string): boolean {
  return (
    /(?<!\bof )\bnumbers?$/i.test(label) &&
    !/\b(?:phone|mobile|cell|contact|emergency|telephone|whatsapp|fax|lucky|favou?rite)\b/i.test(
      label,
    ) &&
    !/^numbers?$/i.test(label)
  )
}

/** Subjects that need more than one line of text */
const longTexts =
  /(?<![\p{L}])(?:suggestions?|instructions|anything (?:else|more|we)|ideas?|thoughts|concerns|complaints?|cover letters?|motivation|medical history|health history|work history|employment history|symptoms|story|stories|reviews?|testimonials?|enquir(?:y|ies)|inquir(?:y|ies)|special (?:requests?|requirements?|needs)|other requests|remarks|schilderung|summary|statement|essay|paragraph|reflections?|about (?:yourself|your (?:project|business|company|idea|experience))|tell us about|describe|explain|improve(?:ments?)?|in (?:your|their) own words|questions? (?:for us|or comments|and comments)|what happened|steps to reproduce)(?![\p{L}])/iu

function wantsLongText(label: string): boolean {
  return longTexts.test(label)
}

const files =
  /(?<![\p{L}])(?:upload|attach(?:ment|ments)?|r[eé]sum[eé]s?|cvs?|curriculum vitae|(?:ph|f)otos?|pictures?|headshots?|photographs?|screenshots?|transcripts?|certificates?|receipts?|scans?|scanned|(?:photo )?copy of|proof of|hochladen|beleg|belege|quittung|files|documents?|image files?|pdf|photo id)(?![\p{L}])/iu

function wantsFile(label: string): boolean {
  return (
    files.test(label) &&
    !/(?<![\p{L}])(?:link|url|consent|permission|how many|number|type|title|caption|release|allowed|use|website)(?![\p{L}])/iu.test(
      label,
    )
  )
}
