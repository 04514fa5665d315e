import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { isPolar } from '../meaning/polar.ts'
import { otherIntents } from '../synonyms.ts'
import { phrasesAt } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { whichField, whichTarget } from './asking.ts'
import { bestCover, rivalsOf } from './cover.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import { textAround, textOf } from './parts.ts'
import type { Clause, Sentence } from './sentence.ts'
import { inCondition, inTarget } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** The words of some clauses. */
export const wordsOf = (sentence: Sentence, clauses: readonly Clause[]) =>
  textOf(sentence, { from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? 0 })

/** Places of words that are neither names nor words of rules. */
export function unknownIn(
  { tokens, inName }: Sentence,
  { from, to }: { from: number; to: number },
  cover: readonly Mention[] = [],
): readonly number[] {
  return tokens.slice(from, to).flatMap(({ kind, word }, index) => {
    const at = from + index
    if (
      kind !== 'word' ||
      inName[at] === true ||
      cover.some((one) => one.from <= at && at < one.to)
    )
      return []
    return isKnownWord(word) ? [] : [at]
  })
}

/** True for a word that was read as a verb: "needed" in "is not needed". */
const isUsed = ({ used }: Clause, { from, to }: Mention) => to - from === 1 && used.has(from)

interface Target {
  readonly field: Field
  readonly isTurned: boolean
}

export function targetsOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  conditions: readonly Clause[],
  about: readonly Field[],
): { readonly fields: readonly Target[] } | Failure {
  const { tokens, mentions } = sentence
  const fields: Target[] = []
  let isTurnedAll = false
  for (const clause of clauses) {
    const { from, to } = clause
    const inside = mentions.filter(
      (one) => one.from >= from && one.to <= to && one.name.option === null,
    )
    const cover = bestCover(inside, from, to, inTarget)
    const strong = cover.filter((one) => one.score >= 0.3 && !isUsed(clause, one))
    const other = otherIntent(sentence, clause, strong)
    if (other !== null) return { failed: other }
    // "everything about boarding" is more than one field.
    const all = tokens.findIndex(
      ({ word }, at) => at >= from && at < to && /^(?:everything|anything)$/.test(word),
    )
    if (all >= 0 && strong.length > 0 && sentence.inName[all] !== true)
      return { failed: textOf(sentence, { from: all, to }) }
    // "drivers give A and cooks B": an answer among the fields begins another rule.
    const answer = mentions.find(
      (one) =>
        one.name.option !== null &&
        one.share > 0.9 &&
        /^(?:and|,)$/.test(tokens[one.from - 1]?.word ?? '') &&
        one.from > from &&
        one.to <= to &&
        !cover.some((label) => label.from < one.to && label.to > one.from),
    )
    if (answer !== undefined && clause.isSaid) return { failed: textOf(sentence, answer) }
    const extra = unknownIn(sentence, clause, strong)
    if (strong.length === 0) {
      const isPronoun = tokens
        .slice(from, to)
        .some(
          ({ word }, index) =>
            word !== 'one' && signalsAt(tokens, from + index)?.roles.has('pronoun') === true,
        )
      const asked = askedBy(sentence, clause)
      if (asked !== null) {
        fields.push({ field: asked, isTurned: clause.isTurned })
        continue
      }
      const meant = about.length > 0 ? about : mentionedBefore(sentence, clause, conditions)
      if (isPronoun && meant.length === 0 && extra.length === 0 && conditions.length > 0)
        return whichTarget(sentence, { from: pronounAt(sentence, clause), to })
      if (isPronoun && meant.length > 0 && extra.length === 0) {
        fields.push(...meant.map((field) => ({ field, isTurned: clause.isTurned })))
        continue
      }
      if (extra.length === 0 && (cover.length === 0 || cover.every((one) => isUsed(clause, one)))) {
        // "not needed if they give once: date of the first debit"
        const isAgain = clauses.some((one) => one !== clause && one.isTurned)
        if (clause.isSaid && clause.isTurned && !isAgain) isTurnedAll = true
        continue
      }
      return { failed: textAround(sentence, extra) || wordsOf(sentence, [clause]) }
    }
    // Without a verb such as "show", an unknown word may be a verb that asks for something else.
    if (extra.length > (clause.isSaid ? 2 : 0)) return { failed: textAround(sentence, extra) }
    for (const item of itemsOf(sentence, clause)) {
      if (strong.some((one) => one.from < item.to && one.to > item.from)) continue
      const asked = askedBy(sentence, { ...clause, ...item })
      if (asked !== null) fields.push({ field: asked, isTurned: clause.isTurned })
      else if (namesThing(sentence, item)) return { failed: textOf(sentence, item) }
    }
    for (const at of extra) sentence.notes.ignored.add(at)
    for (const [index, mention] of strong.entries()) {
      const previous = strong[index - 1]
      const isApart =
        previous === undefined ||
        previous.name.field === mention.name.field ||
        tokens
          .slice(previous.to, mention.from)
          .some(({ word }) => /^(?:,|and|&|or|nor|plus|n|as|both|\+|also|\/|\?|")$/.test(word))
      // "the group size" names neither "People in the group" nor "Shoe size".
      if (!isApart) return { failed: textOf(sentence, { from: previous.from, to: mention.to }) }
      // "email me when ..." asks for something else.
      if (!clause.isSaid && /^(?:me|us)$/.test(tokens[mention.to]?.word ?? ''))
        return { failed: textOf(sentence, { from: mention.from, to: mention.to + 1 }) }
      const ways = ownedBy(previous, mention, inside) ?? [
        mention,
        ...rivalsOf(inside, mention, inTarget),
      ]
      // "ask whether they have convictions" is not about their details.
      const isWhether = tokens
        .slice(Math.max(0, from - 1), mention.from)
        .some(({ word }) => word === 'whether' || word === 'if')
      // "the license question" is "Do you have a license?" rather than "License number".
      const isQuestion =
        /^questions?$/.test(tokens[mention.to]?.word ?? '') ||
        /(?:^| )questions? (?:on|about|of|for)(?: the| an?)?$/i.test(
          textOf(sentence, { from: mention.from - 3, to: mention.from }),
        )
      const named = isQuestion
        ? oneEach(inside.filter((one) => isSameWords(one, mention) && one.share > 0.4))
        : []
      const fit = (isWhether ? ways : named).filter(({ name }) => isPolar(name.field))
      const widget = widgets[tokens[mention.to]?.word ?? '']
      const shown =
        widget === undefined
          ? []
          : inside.filter(
              ({ name, from: start, to: end }) =>
                start < mention.to && end >= mention.to && widget.test(name.field.type),
            )
      const asked = tokens[mention.from]?.word ?? ''
      const same = /^(?:wh|how$)/.test(asked)
        ? ways.filter(({ name }) => name.tokens[0]?.word === asked)
        : []
      const near =
        fit.length > 0 ? fit : same.length === 1 ? same : shown.length > 0 ? oneEach(shown) : ways
      const telling = near.map((one) => context(sentence, one, from, to))
      const best = near.filter((_, index) => telling[index] === Math.max(...telling))
      const [meant, another] = best
      if (meant === undefined) return { failed: textOf(sentence, mention) }
      if (another !== undefined)
        return whichField(
          sentence,
          mention,
          best.map(({ name }) => name.field),
        )
      if (meant.share < 1) sentence.notes.isRough = true
      fields.push({ field: meant.name.field, isTurned: clause.isTurned })
    }
  }
  const last = clauses.at(-1)
  if (
    fields.length === 0 &&
    last !== undefined &&
    clauses.every((one) => one.isSaid && one.to === one.from)
  ) {
    const meant = about.length > 0 ? about : mentionedBefore(sentence, last, conditions)
    fields.push(...meant.map((field) => ({ field, isTurned: last.isTurned !== isTurnedAll })))
  }
  if (fields.length === 0) {
    const said = clauses[0] ?? conditions[0]
    // "only show when plan is Pro"
    if (said?.isSaid === true && conditions.length > 0)
      return whichTarget(sentence, { from: said.from, to: said.from })
    return { failed: said === undefined ? '' : wordsOf(sentence, [said]) }
  }
  const unique = [...new Map(fields.map((one) => [one.field.id, one])).values()]
  const turned = unique.map((one) => ({ ...one, isTurned: one.isTurned !== isTurnedAll }))
  return { fields: turned }
}

/** The parts of "A, the B and C". */
function itemsOf({ tokens, inName }: Sentence, { from, to }: Clause) {
  const joints = tokens
    .slice(from, to)
    .flatMap(({ word }, index) =>
      inName[from + index] !== true && /^(?:and|,|&|plus)$/.test(word) ? [from + index] : [],
    )
  return [from - 1, ...joints].map((at, index) => ({ from: at + 1, to: joints[index] ?? to }))
}

/** True for words that name something: "parking", "the colour". */
const namesThing = (sentence: Sentence, { from, to }: { from: number; to: number }) =>
  unknownIn(sentence, { from, to }).length > 0 ||
  sentence.tokens
    .slice(from, to)
    .some(
      ({ word }, index) =>
        (/^(?:the|an?|their)$/.test(word) &&
          from + index + 1 < to &&
          signalsAt(sentence.tokens, from + index + 1) === null) ||
        /^(?:why|where|when|how)$/.test(word),
    )

/** Types of field that a noun behind a name can mean */
const widgets: Readonly<Record<string, RegExp>> = {
  text: /^text/,
  box: /^text/,
  textbox: /^text/,
  textarea: /^textarea/,
  dropdown: /^select/,
  checkbox: /^checkbox/,
  checkboxes: /^checkbox/,
  upload: /^file/,
  uploader: /^file/,
}

/** "the manager's name and email" is about the manager's email; null if no field is named so. */
function ownedBy(
  previous: Mention | undefined,
  mention: Mention,
  inside: readonly Mention[],
): readonly Mention[] | null {
  const at = previous?.name.tokens.findIndex(({ word }) => word === "'s") ?? -1
  const owner = previous?.name.tokens[at - 1]?.word
  if (owner === undefined || mention.words > 1) return null
  const owned = oneEach(
    inside.filter((one) => isSameWords(one, mention) && one.name.stems.has(stem(owner))),
  )
  return owned.length === 1 ? owned : null
}

const isSameWords = (one: Mention, mention: Mention) =>
  one.from <= mention.from && one.to >= mention.to && one.words >= mention.words

const oneEach = (mentions: readonly Mention[]) => [
  ...new Map(mentions.map((one) => [one.name.field.id, one])).values(),
]

/** The place of "this field" in "show this field when ...". */
const pronounAt = ({ tokens }: Sentence, { from, to }: Clause) => {
  const at = tokens.findIndex(
    ({ word }, place) =>
      place >= from && place < to && /^(?:it|this|that|these|those|them)$/.test(word),
  )
  return at < 0 ? from : at
}

/** How many other words of the label stand elsewhere in the sentence: "companies ... their name" means "Company name". */
function context(
  { tokens, lexicon }: Sentence,
  { name }: Mention,
  from: number,
  to: number,
): number {
  const stems = lexicon.labels.get(name.field)?.stems ?? new Set<string>()
  let found = 0
  for (const [at, { word }] of tokens.entries())
    if ((at < from || at >= to) && stems.has(stem(word))) found += 1
  return Math.min(2, found)
}

/** The field that "ask where" means: the only one whose label begins so. */
function askedBy({ tokens, lexicon }: Sentence, { from, to, isSaid }: Clause): Field | null {
  const places = [from - 1, from, to - 1, tokens[to - 1]?.word === 'ones' ? to - 2 : to - 1]
  const word = places.map((at) => tokens[at]?.word ?? '').find((one) => /^wh|^how$/.test(one)) ?? ''
  if (!isSaid || !/^(?:where|when|why|who|how|which|what)$/.test(word)) return null
  const labelled = (isFirst: boolean) =>
    lexicon.fields.filter((field) =>
      lexicon.labels
        .get(field)
        ?.tokens.some((token, at) => token.word === word && (at === 0 || !isFirst)),
    )
  const first = labelled(true)
  const begins = first.length > 0 ? first : labelled(false)
  // "should be asked why"
  const reasons = lexicon.fields.filter((field) => lexicon.labels.get(field)?.stems.has('reason'))
  const ways = begins.length > 0 || word !== 'why' ? begins : reasons
  // "pets with fleas should say which" means "Which fleas?".
  const said = new Set(tokens.slice(0, from).map((token) => stem(token.word)))
  const about = ways.filter((field) =>
    [...(lexicon.labels.get(field)?.stems ?? [])].some((one) => said.has(one)),
  )
  const [only, another] = ways.length > 1 ? about : ways
  return only === undefined || another !== undefined ? null : only
}

/** The fields that a clause before this one names. */
function mentionedBefore(
  sentence: Sentence,
  { from, to }: Clause,
  conditions: readonly Clause[],
): readonly Field[] {
  const cover = bestCover(sentence.mentions, 0, from, (one) =>
    Math.max(inTarget(one), inCondition(one)),
  )
  // "If the plan is Pro, show it" does not mean the plan.
  const labels = cover.filter(
    ({ name, share, from: start }) =>
      name.option === null &&
      share > 0.3 &&
      ((name.field.options ?? []).length === 0 ||
        !conditions.some((one) => one.opener === 'if' && one.from <= start && start < one.to)),
  )
  const isPlural = sentence.tokens
    .slice(from, to)
    .some(({ word }) => /^(?:them|these|those|both)$/.test(word))
  // "A, B and C ... show them"
  const lists: Mention[][] = []
  for (const label of labels) {
    const list = lists.at(-1)
    const words = sentence.tokens.slice(list?.at(-1)?.to, label.from)
    if (list !== undefined && words.every(({ word }) => /^(?:,|and|the|&)$/.test(word)))
      list.push(label)
    else lists.push([label])
  }
  const listed = isPlural ? lists.find((list) => list.length > 1) : undefined
  return (listed ?? labels.slice(-1)).map(({ name }) => name.field)
}

/** A word before a condition that asks for something else than a rule. */
export function otherIntent(
  { tokens, inName }: Sentence,
  clause: Clause,
  cover: readonly Mention[],
): string | null {
  if (clause.isSaid) return null
  for (let at = clause.from; at < clause.to; at += 1) {
    if (inName[at] === true || cover.some((one) => one.from <= at && at < one.to)) continue
    const [found] = phrasesAt(otherIntents, tokens, at)
    if (found !== undefined) return tokens[at]?.word ?? ''
  }
  return null
}
