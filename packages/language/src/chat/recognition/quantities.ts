import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { test } from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { stem, stemSet } from '../words/stem.ts'
import { hasOtherDimension, isTimeOrSize } from '../words/unit-sizes.ts'
import { whichField } from './asking.ts'
import { boundsAt, comparedAt, inUnit, isAge, isNumeric, isUnitWord, rangeOf } from './comparing.ts'
import { isKnownWord } from './known-words.ts'
import { type Atom, atom, hasWord, type Part, type Reading, textOf } from './parts.ts'
import type { Sentence } from './sentence.ts'

/** Reads the amount at a token: a comparison or an exact value, and the field that it is about. */
export function amountHere(
  { sentence, part, labels, topic, targets }: Reading,
  at: number,
): Atom | string | Failure | null {
  const { tokens, lexicon } = sentence
  const compared = boundsAt(tokens, lexicon, at)
  const bound = compared !== null && compared.end <= part.to ? compared : null
  const date = dateAt(tokens, at)
  const number = numberAt(tokens, at)
  const before = tokens[at - 1]?.word ?? ''
  const isPlain =
    date !== null ||
    (number !== null &&
      (tokens[at]?.kind === 'number' || /^(?:has|have)$/.test(before) || stating.test(before)))
  if (bound === null && !isPlain) return null
  const end = Math.min(part.to, bound?.end ?? date?.end ?? number?.end ?? at + 1)
  const amount = { from: at, to: end }
  const here = textOf(sentence, amount)
  const isDate = tokens.slice(at, end).some((_, index) => dateAt(tokens, at + index) !== null)
  const candidates = lexicon.fields.filter(
    (field) =>
      isNumeric(field) &&
      !targets.has(field.id) &&
      (!isDate || field.type === 'date') &&
      // "adults" are 18 years old.
      (isAge(field) || end - at > 2 || !/^(?:minor|adult)s?$/.test(tokens[end - 1]?.word ?? '')),
  )
  // "more than 2 of the toppings" counts answers.
  const list = labels.find(({ from }) => from >= end && from < end + 3)
  const isCount =
    hasWord(tokens, end - 1, end + 1, /^of$/) ||
    (list?.from === end && list.name.field.type === 'checkbox')
  if (isCount && list !== undefined && !isNumeric(list.name.field)) return here
  // "a coach for over 5 years" is no other answer.
  const isNear = labels.some(({ name, to }) => to <= at && candidates.includes(name.field))
  const isLength =
    before === 'for' && tokens.slice(at, end + 1).some((one) => isTimeOrSize(one.word))
  if (isLength && !isNear && part.from < at - 1) return textOf(sentence, { from: at - 1, to: end })
  const ages = candidates.filter(isAge)
  const age = only(ages)
  // "50 to 70 year olds" are no "Years at sea".
  const isOld = hasWord(tokens, at, end, /^(?:olds?|older|younger)$/)
  const near =
    isOld && age !== null && isAboutAge(sentence, age)
      ? age
      : nearestLabel(sentence, candidates, part, amount)
  // "satisfaction is 6": the subject was not understood.
  const subject = tokens
    .slice(part.from, at)
    .find(({ kind, word }) => kind === 'word' && !isKnownWord(word))
  const isYears = hasWord(tokens, at, end, /^(?:older|younger|old|yrs?|years?)$/)
  const isStated = /^(?:is|are|was|=|equals)$/.test(before)
  if (near === null && !isYears && isStated && subject !== undefined) return subject.word
  const amounts = bound?.limits.map(({ value }) => value) ?? [number?.number ?? '']
  const isMany = /^(?:more|fewer|less)$/.test(tokens[at]?.word ?? '')
  const crowds = candidates.filter(({ label }) => countsPeople.test(label))
  const measured = byUnit(sentence, candidates, part, amount)
  const chosen =
    near ??
    measured ??
    only(topic.filter((field) => candidates.includes(field))) ??
    (isAboutPeople(tokens, part.from, at) ? null : only(candidates)) ??
    (isMany && ages.length === 0 ? only(crowds) : null) ??
    // "groups of more than 8" are no age.
    (hasWord(tokens, part.from, at, /^(?:groups?|part(?:y|ies)|teams?|crews?)$/) ||
    !amounts.every((one) => Number(one) > 0 && Number(one) <= 110)
      ? null
      : age)
  if (near === null && (isAge(chosen) || (chosen === null && ages.length > 1))) {
    const unit = tokens.slice(at, end + 1)
    // "1+ year" for "Age" and "Length of stay in months", "more than 5" for "Age" and "Number of people"
    const rivals = isMany
      ? crowds
      : candidates.filter((field) =>
          amounts.some((one) => ![one, null].includes(inUnit(lexicon, field, unit, one))),
        )
    const isUnclear = chosen !== null && !isOld && rivals.length > 0
    if (isUnclear || chosen === null || !isAboutAge(sentence, chosen))
      return whichField(sentence, amount, isUnclear ? [chosen, ...rivals] : ages, true)
  }
  // "once 40 kids have signed up" is no age, and no other number of the form either.
  const isNamed = near !== null || measured !== null
  if (!isNamed && !isAge(chosen)) sentence.notes.isRough = true
  if (bound === null && date === null && !isNamed && !stating.test(before)) return here
  if (chosen === null) return askedBound(sentence, at, targets) ?? here
  // "more than 3 cakes": something else is counted.
  const noun = tokens[end]
  const label = lexicon.labels.get(chosen)
  const isCounted =
    near === null &&
    noun?.kind === 'word' &&
    end < part.to &&
    !isKnownWord(noun.word) &&
    !sentence.mentions.some(({ from, to }) => from <= end && end < to)
  // Three boats are no length of a boat.
  const isMeasured =
    /\b(?:length|height|width|weight|depth|cost|price|age|income|value|speed)\b/i.test(
      chosen.label,
    ) &&
    ![noun, tokens[end - 1]].some((one) => isUnitWord(one?.word)) &&
    label?.stems.has(stem(noun?.word ?? '')) === true
  if (isCounted || isMeasured) return textOf(sentence, { from: at, to: end + 1 })
  // "over 6,000 miles" is no answer to "Years in a bakery".
  if (hasOtherDimension(label?.tokens ?? [], tokens.slice(at, end)) === true) return here
  if (bound !== null) {
    const meaning = comparedAt(tokens, lexicon, chosen, at)?.meaning ?? null
    return meaning === null ? here : atom(chosen, meaning, at, end)
  }
  const [day, another] = date?.days ?? []
  const value =
    date === null
      ? inUnit(lexicon, chosen, tokens.slice(at, end + 1), number?.number ?? '')
      : another === undefined && day
  if (typeof value !== 'string' || (chosen.type === 'date') !== (date !== null)) return here
  const options = chosen.options ?? []
  // "from a stress level of 6 on"
  const isLeast = [at, part.from].some((place) =>
    /^(?:from|once)$/.test(tokens[place - 1]?.word ?? ''),
  )
  if (options.length === 0)
    return atom(chosen, test(chosen, isLeast ? 'least' : 'is', value), at, end)
  const [option, ...others] = options.filter((one) => {
    const range = rangeOf(one)
    return range !== null && range.from <= Number(value) && Number(value) <= range.to
  })
  return option !== undefined && others.length === 0
    ? atom(chosen, test(chosen, 'is', option), at, end, { isOption: true })
    : here
}

/** Words before an exact amount */
const stating = /^(?:is|are|was|were|be|turns?|turned|aged?|exactly|equals|=|:|of|only|for)$/

/** "under 18" is the no to "Are you 18 or over?". */
function askedBound({ tokens, lexicon }: Sentence, at: number, targets: ReadonlySet<string>) {
  const bound = boundsAt(tokens, lexicon, at)
  const [limit, another] = bound?.limits ?? []
  const asked = lexicon.fields.filter(
    (one) =>
      isPolar(one) &&
      !targets.has(one.id) &&
      lexicon.labels.get(one)?.tokens.some(({ word }) => word === limit?.value) === true,
  )
  const field = only(asked)
  if (bound === null || limit === undefined || another !== undefined || field === null) return null
  const isUpper = /\b(?:over|older|above|at least)\b|\d\s*\+/i.test(field.label)
  const isLower = /\b(?:under|younger|below)\b/i.test(field.label)
  if (isUpper === isLower) return null
  const isMore = limit.is === 'more' || limit.is === 'least'
  return atom(field, isMore === isUpper ? present(field) : absent(field), at, bound.end)
}

/** Words of a label that ask for the age of somebody else */
const somebodyElse = stemSet`child kid baby son daughter pupil pet dog cat horse animal partner spouse youngest oldest eldest`

/** "under 23s" is not the "Age of the child" unless something says so. */
function isAboutAge({ tokens, lexicon }: Sentence, field: Field): boolean {
  const own = [...(lexicon.labels.get(field)?.stems ?? [])].filter((one) => somebodyElse.has(one))
  const said = new Set(tokens.map(({ word }) => stem(word)))
  return own.length === 0 || own.some((one) => said.has(one) || lexicon.subjects.has(one))
}

/** True for "they are under 18": only an age can be meant. */
const isAboutPeople = (tokens: Sentence['tokens'], from: number, at: number) =>
  /^(?:is|are|was|were|be|who|they)$/.test(tokens[at - 1]?.word ?? '') &&
  !hasWord(tokens, from, at - 1, /^(?:it|that|there)$/)

const only = (fields: Iterable<Field>): Field | null => {
  const [field, another] = fields
  return another === undefined ? (field ?? null) : null
}

/** The field of the label that is named best and nearest; null if two are alike. */
function nearestLabel({ mentions }: Sentence, fields: readonly Field[], part: Part, amount: Place) {
  const near = mentions
    .filter(
      ({ name, from, to, score }) =>
        name.option === null &&
        score > 0.3 &&
        from >= part.from &&
        to <= part.to &&
        fields.includes(name.field),
    )
    .map(({ name, from, to, score }) => {
      const distance = Math.max(0, amount.from - to, from - amount.to + 1)
      return { field: name.field, worth: score - distance * 0.08 }
    })
  const best = Math.max(...near.map(({ worth }) => worth))
  return only(new Set(near.filter(({ worth }) => worth > best - 0.06).map(({ field }) => field)))
}

/** A place of words in a sentence */
type Place = Pick<Atom, 'from' | 'to'>

const countsPeople =
  /people|persons?|guests?|participants?|attendees|group|party|personas|personen|personnes|visiteurs/i

/** Words that say what is measured, and words of the labels that it is measured in */
const measures = [
  'older younger age aged old minor minors adult adults oldest youngest elder > (?<!\\p{L})(?:age|old|alter|âge|edad|età|leeftijd)(?!\\p{L})',
  'taller tall cm > height|tall|größe|taille|estatura|\\bcm\\b',
  'wider wide narrower > width|wide|breite|largeur|ancho',
  'heavier lighter kg kilo kilos > weight|gewicht|poids|peso|\\bkg\\b',
  'longer shorter long > length|how long|duration|days|weeks|months|hours|minutes|dauer|durée|stay',
  'euro euros eur dollar dollars usd pound pounds gbp bucks € $ £ cheaper franc francs chf quid > amount|price|cost|budget|€|\\$|£|\\beur|pound|deposit|income|salary|fee|donat|gift|value|betrag|preis|montant|prix|importe|precio|rent',
  'born > birth|born|\\bdob\\b|geburt|naissance|nacimiento',
  'earlier later before after > date|birth|day|since|when',
  'm³ m3 cubic m > cubic|m³',
  'm metre metres meter meters > met(?:re|er)s?|length|width|height|\\bm\\b',
  'km mile miles > km|mile|kilomet|distance',
  `people person persons guest guests heads personas personen personnes visiteurs visitors > ${countsPeople.source}`,
  `group groups party parties team teams crew crews > members|team|crew|${countsPeople.source}`,
  'degree degrees ° > °|degree|temperature',
  'percent % > percent|%',
].map((line) => {
  const [said = '', label = ''] = line.split(' > ')
  return [new Set(said.split(' ')), new RegExp(label, 'i')] as const
})

/** The only field that an amount is measured in, by its own words or else by those before it. */
function byUnit({ tokens, lexicon }: Sentence, fields: readonly Field[], part: Part, at: Place) {
  for (const from of [at.from, Math.max(part.from, at.from - 4)]) {
    const words = tokens.slice(from, Math.min(part.to, at.to + 2)).map(({ word }) => word)
    const direct = fields.filter((field) =>
      words.some(
        (word) =>
          word.length > 1 &&
          (isUnitWord(word) || word.length > 3) &&
          lexicon.labels.get(field)?.stems.has(stem(word)),
      ),
    )
    if (direct.length === 1) return only(direct)
    for (const [saying, labelled] of measures) {
      // "Guests over 60" are no "Number of guests".
      if (!words.some((word) => saying.has(word)) || (from < at.from && saying.has('guests')))
        continue
      const measured = fields.filter(
        ({ label, type }) =>
          labelled.test(label) && (type === 'date' || !/date|birth/.test(labelled.source)),
      )
      if (measured.length === 1) return only(measured)
    }
  }
  return null
}
