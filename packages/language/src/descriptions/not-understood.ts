import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { Warning } from '@ramiform/formats/import'
import { guessFieldType } from '@ramiform/formats/reading/guess-field-type'
import { matchesOf } from '../patterns.ts'
import { rememberedText } from '../remembered.ts'
import { guessedTypes } from './draft.ts'
import { isBackstage, isFormTitle } from './sentence-kinds.ts'
import { sentencesOf } from './sentences.ts'
import { isAskedFor } from './things.ts'
import { namedType } from './type-words.ts'
import { contentWords } from './words.ts'

/** A part of a text, by its positions. */
export interface TextPart {
  readonly start: number
  readonly end: number
}

/** Words about forms, not about what they ask */
const formWords = new Set(
  contentWords(
    `form survey questionnaire quiz poll page sheet up signup registration create make build design generate give
    collect gather ask request include contain add know tell say show hide display enter fill provide write choose
    pick select choice list dropdown drop down menu checkbox check box tick radio button toggle text area textarea
    input line section multiple single several two three four five many much more free short long small big large
    simple basic quick new required mandatory optional compulsory rating scale star point upload attach number first
    next last finally followed other otherwise else case describe specify state mention leave share let allow able
    submit open ended apply different another extra additional separate kind type sort name called labeled titled
    information detail data thing guest visitor client attendee participant parent student patient member volunteer
    candidate employee minor everyone somebody here basically maybe possible ideally thank hello hi hey dear regard
    team best cheer get use help sure confirm agree etc both either plus such well good great between over under
    above below older younger least less fewer out time now nice talk way too about via per using used based ein der
    die das und oder mit von fur formular el la los las y o con de para formulario le les et ou avec un une
    formulaire del des except everything rest empty blank stay tickbox round pflicht pflichtfeld pflichtfelder pflichtangaben freiwillig opcionales obligatorios obligatorio obligatoria obligatoire gracias merci danke bitte hola bonjour
    hallo wenn falls nein ja oui non si caso afirmativo angeben ob ist sind es son est sont todo tout alle`,
  ),
)

/** "sign up" is a word about forms, "sign" is not. */
const signUp = /\bsign(?=[- ](?:up|in)\b)/gi

/** Verbs around what is asked for: "the best way to reach them" */
const asking =
  /^(?:accept|attend|happened|c[ao]m(?:e|ing)|liked|me|pa(?:y|id)|put|reach|see|send|take)$/i

const greeted = /^(?:hi|hello|dear)\b.*\b(?:enter|gives?|collects?|forms? (?:with|where|that))\b/is

/** The title of a description, of at most 80 characters; "Rank ...: a, b" is none. */
const title =
  /^(?!rank\b)[^:.,\n?!]{0,79}?(?:[:.,\n?!]|->|\s[-–—]\s|\b(?:with|where|mit|con|avec)\b|$)/iu

/**
 * Words of a description that became no field, option, condition or setting. Words of the title and words about forms
 * in general are left out. Neighbors form one part.
 */
export function notUnderstood(
  given: string,
  fields: readonly Field[],
  origins: ReadonlyMap<string, string>,
): readonly TextPart[] {
  const text = given.replaceAll(signUp, 'form')
  const used = new Set(fields.flatMap(textsOf).flatMap(contentWords))
  const types = new Set(fields.map(({ type }) => type))
  if (types.has('signature')) used.add('sign')
  const isKnown = (stem: string) =>
    // "Mon-Fri"
    used.has(stem) ||
    formWords.has(stem) ||
    (stem.length === 3 && [...used].some((one) => one.startsWith(stem)))
  const isUsed = rememberedText(
    (word) =>
      contentWords(word).every(isKnown) || types.has(guessFieldType(word, guessedTypes) ?? ''),
  )
  const titled = title.exec(text)?.[0] ?? ''
  const isTitle = !/^\S+,$/.test(titled) || isFormTitle(titled.slice(0, -1))
  const begin = isTitle ? titled.length : 0
  const sources = sourcesOf(given, fields, origins)
  const said = (part: TextPart) => text.slice(part.start, part.end)
  const sentences = sentencesIn(text)
  const backstage = sentences.filter((one) => isBackstage(said(one)) && !greeted.test(said(one)))
  const parts: { start: number; end: number }[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+(?:['’-]+[\p{L}\p{N}]+)*/gu)) {
    const part = { start: index, end: index + word.length }
    if (index < begin || backstage.some((one) => overlaps(one, part))) continue
    if (!/\p{L}{2}/u.test(word) || isUsed(word) || word.split(/[-'’]/).every(isUsed)) continue
    if (asking.test(word) && sources.some((one) => isIn(one, part))) continue
    const before = parts.at(-1)
    const between = text.slice(before?.end, index)
    if (before && /^[^.?!\n,;:]*$/.test(between) && contentWords(between).length === 0)
      before.end = part.end
    else parts.push(part)
  }
  // "If sent, the address" asks for something.
  const isAside = (part: TextPart) =>
    backstage.some((one) => overlaps(one, part)) &&
    !isAskedFor(said(part).split(',').at(-1)?.replace(/[?!]$/, '') ?? '')
  const wordsOf = (part: TextPart) => contentWords(said(part))
  const statements = sentences.filter((sentence) => statement.test(said(sentence)))
  const isLeft = (part: TextPart) => !wordsOf(part).every((word) => used.has(word))
  const numbers = partsAt(matchesOf(text, texts)).filter(isLeft)
  const named = [...lostItems(text, sources, statements, isUsed), ...numbers]
  const lost = [...lostConditions(text, fields), ...named.filter(({ end }) => end > begin)]
  // A sentence is one part if at least half of it led to nothing, or all of it and it names a text, a box or a file. "I help
  // others." is to be answered.
  const whole = sentences.slice(1).filter((sentence) => {
    const left = parts.filter((part) => overlaps(sentence, part)).flatMap(wordsOf)
    const isOwn = /^i /i.test(said(sentence)) && !sources.some((one) => isIn(one, sentence))
    const isNamed = isOwn || naming.test(said(sentence))
    const words = left.length > 1 || isNamed ? wordsOf(sentence) : []
    if (words.length < 2 || left.length * 2 >= words.length) return words.length > 1
    return isNamed && !isAside(sentence) && !words.some((word) => used.has(word))
  })
  const apart = parts.filter((part) => !whole.some((sentence) => overlaps(sentence, part)))
  return withoutOverlaps([...apart, ...whole, ...lost.filter((part) => !isAside(part))])
}

const partsAt = (matches: Iterable<RegExpExecArray>): readonly TextPart[] =>
  Array.from(matches, ({ 0: part, index }) => ({
    start: index,
    end: index + part.trimEnd().length,
  }))

const textsOf = ({ label, options = [], placeholder = '', conditional }: Field) => [
  ...[label, ...options, placeholder],
  ...(conditional ? rulesOf(conditional) : []).map(({ value }) => value),
]

/** Numbers between commas, as in "4:00, 4:20, 4:40", and quotations */
const texts =
  /(?<=,\s)\d[\d:.–-]*[k%]?(?=\s*(?:[,.;\n]|$))|\b[01] ?(?:\([^()\n]*\) ?)?(?:-|–|to|bis) ?(?:10|[3-9])\b|["“][^"“”\n]{8,200}["”]/g
const naming = /\b(?:text|box|field|question|upload|list|choice|about)\b/i

/** Conditions of the description, to the end of their sentence */
const conditions =
  /(?<![\p{L}])(?:if|unless|in case|falls|wenn|si|those (?:who|with)|people (?:who|with)|for minors|(?:under|over)[- ]?\d+s)\s[^.?!;\n()]{2,160}(?:[?!](?=[^.?!;\n]{0,60}))?/giu
/** "if known" asks for an answer that may be missing. */
const optional =
  /^(?:if|falls|si) (?:any|applicable|known|possible|needed|necessary|available|relevant|you (?:can|want|like)|they (?:want|like|have)|not)\b/i

/** Conditions that no field has: none of the fields with a condition is named behind it. */
function lostConditions(text: string, fields: readonly Field[]): readonly TextPart[] {
  const labels = fields
    .filter(({ conditional }) => conditional !== undefined)
    .flatMap(({ label, options = [] }) => [label, ...options].flatMap(contentWords))
  return partsAt(matchesOf(text, conditions)).filter(({ start, end }) => {
    const condition = text.slice(start, end)
    const before = text.slice(0, start)
    const words = contentWords(condition)
    const around = contentWords(before.split(/[,;:\n]|\. /).at(-1) ?? '')
    const isRead = [...words, ...around].some((word) => labels.includes(word))
    return !isRead && words.length > 0 && !optional.test(condition) && !askedBefore.test(before)
  })
}

/** "ask if", "tell us if": a question, not a condition */
const askedBefore = /\b(?:ask|asks|know|see|say|tell us|whether|check|indicate)\s*$/i

/** The names of each field, and the place of its words; null if they do not stand in the text. */
function sourcesOf(text: string, fields: readonly Field[], origins: ReadonlyMap<string, string>) {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const plain = words.map(([word]) => word.toLowerCase())
  let from = 0
  const namesIn = (one: string) => [...contentWords(one), one.toLowerCase().replace('?', '')]
  return fields.map((field) => {
    const names = new Set(textsOf(field).flatMap(namesIn))
    const origin = origins.get(field.id) ?? ''
    const wanted = origin.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const isHere = (at: number) =>
      plain[at] === wanted[0] && wanted.every((word, index) => plain[at + index] === word)
    const behind = plain.findIndex((_, at) => at >= from && isHere(at))
    const at = behind === -1 ? plain.findIndex((_, start) => isHere(start)) : behind
    const [first, last] = [words[at], words[at + wanted.length - 1]]
    if (wanted.length === 0 || first === undefined || last === undefined)
      return { names, place: null }
    from = at + 1
    return { names, place: { start: first.index, end: last.index + last[0].length } }
  })
}

type Source = ReturnType<typeof sourcesOf>[number]

/** Clauses that name the fields of other clauses: conditions, and what is required */
const statement =
  /\b(?:if|when|unless|only|both|all|every\w*|options?|otherwise|must be|pflicht|obligat\p{L}+|erforderlich|ist|wenn|falls|si|(?:is|are|be|as|fields?)(?: not)?:? (?:required|mandatory|optional|compulsory))\b|\b(?:required|mandatory|optional|compulsory)(?::|,? (?:are|is)\b)|->|→|=>/iu
/** The condition behind an item: "details when the reason is other", "name only if they wish" */
const condition = / (?:only|if|when|unless|wenn|falls)\b.*$/is
const askingWord = /^(?:why|where|when|who|how (?:many|much|often|long)|i (?:am|have|will) .+)$/i

/** Items of a list that no field came from. A statement may name the fields of other items. */
function lostItems(
  text: string,
  sources: readonly Source[],
  statements: readonly TextPart[],
  isUsed: (word: string) => boolean,
): readonly TextPart[] {
  const joins = (from: number, to: number) => to - from < 40 && joiner.test(text.slice(from, to))
  const isBeside = ({ start, end }: TextPart) =>
    sources.some(({ place: at }) => at && (joins(at.end, start) || joins(end, at.start)))
  return partsAt(matchesOf(text, items)).filter((part) => {
    const holds = ({ place }: Source) =>
      place !== null && part.start <= place.start && part.end >= place.end
    if (sources.some(holds)) return false
    const item = text.slice(part.start, part.end).replace(condition, '')
    const all = contentWords(item)
    const telling = all.filter((one) => /\p{L}{2}/u.test(one) && !formWords.has(one))
    const isWord = askingWord.test(item) && !/^\s*(?:is|are)\b/i.test(text.slice(part.end))
    const words = [telling, all].find(({ length }) => length > 0) ?? [item.toLowerCase()]
    const isNew = !/\d/.test(item) && telling.length > 0 && telling.every((word) => !isUsed(word))
    if (all.length > 6 || (/^the /i.test(item) && telling.every(isUsed))) return false
    const isMention = statements.some((one) => overlaps(one, part))
    // A condition may name an answer beside its question.
    const least = isMention && !/^(?:if|unless|when|wenn|falls|si) /i.test(item) ? 1 : 0.5
    const isApart = !isMention && !sources.some((one) => isIn(one, part))
    const hasField = sources.some(({ names, place }) => {
      const isHere = place === null || isMention || overlaps(place, part)
      return isHere && words.filter((one) => names.has(one)).length / words.length >= least
    })
    if (hasField || isNew || isWord) return !hasField
    const isName =
      isAskedFor(item) || (isApart && (telling.length > 1 || (listed.test(item) && isBeside(part))))
    return isName && namedType(item) === null
  })
}

const overlaps = (one: TextPart, other: TextPart) => one.start < other.end && one.end > other.start

const isIn = ({ place }: Source, part: TextPart) => place !== null && overlaps(place, part)

const joiner = /^\s*(?:[,;\n]|,? and )\s*$/
const listed = /^(?!(?:they|you|we|here|with|tick|what do)\b).*\p{L}{2}/iu

/** Text between marks and words that join things */
const items =
  /(?=[\p{L}\p{N}])(?:(?!\s(?:[-–—+]|and|or|with|und|oder|mit|y|o|con|et|ou|avec|are|is)\s)[^,;:?.!\n()])+/giu

/** Parts in order; those inside another one are left out. */
function withoutOverlaps(parts: readonly TextPart[]): readonly TextPart[] {
  const longest = parts.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const taken: TextPart[] = []
  for (const part of longest) if (!taken.some((one) => overlaps(part, one))) taken.push(part)
  return taken.toSorted((a, b) => a.start - b.start)
}

/** A warning that quotes the parts of a text; none if there are no parts. */
export function notUnderstoodWarning(text: string, parts: readonly TextPart[]): readonly Warning[] {
  const words = parts.map(({ start, end }) => `“${text.slice(start, end)}”`)
  return words.length === 0 ? [] : [{ message: `Not understood: ${words.join(', ')}.` }]
}

/** The sentences of a text, by their places. */
export function sentencesIn(text: string): readonly TextPart[] {
  let end = 0
  const sentences = text.split('\n').flatMap((line) => sentencesOf(line))
  return sentences.flatMap((sentence) => {
    const start = text.indexOf(sentence, end)
    if (start === -1) return []
    end = start + sentence.length
    return [{ start, end }]
  })
}
