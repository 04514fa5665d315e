import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { denialsOf, isTurned } from '../lexicon/denials.ts'
import type { Match } from '../lexicon/lexicon.ts'
import { beginningMatches, partMatches, relatedMatches, wholeMatches } from '../lexicon/matches.ts'
import { numberAt } from '../words/numbers.ts'
import { stem } from '../words/stem.ts'
import { endsPlainText } from './grammar-words.ts'
import { quotedText, quotesAt } from './quotes.ts'
import {
  andThen,
  type Found,
  found,
  isWord,
  memoized,
  problemCost,
  type Reader,
  type Remark,
  textBetween,
} from './reader.ts'
import { mostChoices, whichField } from './which-field.ts'

/** A field mentioned in a sentence. */
export interface Mention {
  readonly field: Field
  readonly from: number
  readonly to: number
  /** All fields that the words fit, if there are several */
  readonly candidates?: readonly Field[]
  /** Other fields with these words in their labels */
  readonly others?: readonly Field[]
}

const before = new Set(
  `the a an their your my our his her this that these those following question questions field fields called named
  labelled labeled titled input box section value answer response of to for dropdown checkbox radio entry whole entire same
  user users customer customers respondent respondents visitor visitors person 's list column given any new additional extra form option optional
  free follow up followup text short long open please describe list tell enter provide specify give select choose : how many what which where much who also some kind sort`.split(
    /\s+/,
  ),
)
const behind = new Set(
  `field fields question questions box boxes section input inputs us you me answer value response dropdown textbox area column
  select entry text selection list group block part prompt item items 's too itself off away total long checkbox checkboxes radio menu thing stuff bit line uploader upload picker textfield row`.split(
    /\s+/,
  ),
)

/** Reads a field by its label, part of its label, its id or its name in quotes. */
export function fieldAt(reader: Reader, start: number): readonly Found<Mention>[] {
  return memoized(reader, `field ${start}`, () => {
    const ends: Found<Mention>[] = []
    let at = start
    for (let skipped = 0; skipped < 7; skipped += 1) {
      ends.push(
        ...bareFieldAt(reader, at).map((one) => ({ ...one, cost: one.cost + skipped * 0.004 })),
      )
      // "the question on X"
      const isAbout =
        isWord(reader, at, 'on', 'about', 'regarding', 'concerning') &&
        isWord(reader, at - 1, 'question', 'questions', 'field', 'section', 'information')
      if (!isAbout && !before.has(reader.tokens[at]?.word ?? '')) break
      // "follow up question", but not "gave up smoking"
      if (isWord(reader, at, 'up') && !isWord(reader, at - 1, 'follow')) break
      at += 1
    }
    return withWordsBehind(reader, ends)
  })
}

function withWordsBehind(
  reader: Reader,
  founds: readonly Found<Mention>[],
): readonly Found<Mention>[] {
  return founds.flatMap((one) => {
    const further = [one]
    for (
      let end = one.end;
      end < one.end + 3 && behind.has(reader.tokens[end]?.word ?? '');
      end += 1
    ) {
      further.push({ ...one, end: end + 1, cost: one.cost + 0.004 * (end + 1 - one.end) })
    }
    return further
  })
}

/** Reads a field name that starts at this token, without words before it. */
export function bareFieldAt(reader: Reader, at: number): readonly Found<Mention>[] {
  const { lexicon, tokens } = reader
  const token = tokens[at]
  if (token === undefined) return []
  const byId = lexicon.byId.get(token.word)
  if (byId !== undefined) return [found({ field: byId, from: at, to: at + 1 }, at + 1)]
  if (lexicon.fields.length === 0) return inventedFields(reader, at)
  const founds = namedFields(reader, at)
  const quoted = quotesAt(reader, at).flatMap((quote) => {
    const inside = namedFields(reader, quote.from).filter(({ end }) => end === quote.to)
    if (inside.length > 0) {
      const span = { from: at, to: quote.end }
      return inside.map((one) => ({ ...one, value: { ...one.value, ...span }, end: quote.end }))
    }
    return [unknownField(reader, at, quote.end, quotedText(reader, quote))]
  })
  return [...founds, ...quoted, ...unknownFields(reader, at)]
}

/** Finds field names at a token: whole labels first, then parts that fit one field only. */
function namedFields(reader: Reader, at: number): readonly Found<Mention>[] {
  const whole = wholeMatches(reader.lexicon, reader.tokens, at).filter(
    ({ name }) => name.option === null,
  )
  const part = partMatches(
    reader.lexicon,
    reader.tokens,
    at,
    (one) => reader.lexicon.labelsByStem.get(one) ?? [],
  )
  const byEnd = new Map<number, Match[]>()
  const beginning = beginningMatches(reader.lexicon, reader.tokens, at)
  const near =
    whole.length + part.length + beginning.length > 0
      ? []
      : relatedMatches(reader.lexicon, reader.tokens, at)
  for (const match of [...whole, ...part, ...beginning, ...near]) {
    byEnd.set(match.end, [...(byEnd.get(match.end) ?? []), match])
  }
  return [...byEnd].flatMap(([end, matches]) => oneOf(reader, at, end, matches))
}

/** Cost advantage at which the best name is clear enough not to ask */
const clearlyNearer = 0.015

const ofType = (types: string) => (field: Field) => types.split(' ').includes(field.type)

/** Fields that a noun behind a name can mean */
const widgets: Readonly<Record<string, (field: Field) => boolean>> = {
  question: ({ label }) => label.trim().endsWith('?'),
  box: ofType('text textarea'),
  textbox: ofType('text textarea'),
  textarea: ofType('textarea'),
  dropdown: ofType('select'),
  checkbox: ofType('checkbox'),
  checkboxes: ofType('checkbox'),
  upload: ofType('file'),
}

function oneOf(
  reader: Reader,
  from: number,
  end: number,
  matches: readonly Match[],
): readonly Found<Mention>[] {
  const least = Math.min(...matches.map(({ cost }) => cost))
  const isWhole = least < 0.03
  const near = matches.filter(({ cost }) => cost <= (isWhole ? least + 0.001 : 1))
  const complete = near.filter(
    ({ cost }) => cost < 0.0401 + (near[0]?.typo === undefined ? 0 : 0.15),
  )
  const named = (isWhole ? near : complete.length === 1 ? complete : near).map(
    ({ name }) => name.field,
  )
  // "the allergies text box" is no list, and "the alcohol question" asks something.
  const isAbout = isWord(reader, from - 1, 'on', 'about', 'regarding', 'concerning')
  const nouned = [end, end + 1, ...(isAbout ? [from - 2] : [])].flatMap(
    (at) => widgets[reader.tokens[at]?.word ?? ''] ?? [],
  )
  const fits = (field: Field) => nouned.some((one) => one(field))
  const all = matches.map(({ name }) => name.field)
  const fitting = named.some(fits) ? named.filter(fits) : all.filter(fits)
  const fields = [...new Set(fitting.length > 0 ? fitting : named)]
  const best = matches.find(({ cost }) => cost === least)
  const [field] = fields
  if (field === undefined || best === undefined) return []
  const others = [...new Set(matches.map(({ name }) => name.field))].filter((one) => one !== field)
  const value = { field, from, to: end, others }
  const further = isWhole ? [] : [...new Set(near.map(({ name }) => name.field))]
  if (fields.length === 1) {
    const typed = textBetween(reader, from, end)
    const remarks: readonly Remark[] =
      best.typo === undefined
        ? []
        : [{ kind: 'assumed', text: `“${typed}” was read as “${field.label}”.` }]
    const mention = further.length > 1 ? { ...value, candidates: further } : value
    const said = new Set(reader.tokens.slice(from, end).map(({ word }) => stem(word)))
    if (!isWhole && isTurned(field, said))
      return [found(mention, end, least + problemCost, [...remarks, { kind: 'turned', field }])]
    return [found(mention, end, least, remarks)]
  }
  return [
    found({ ...value, candidates: fields }, end, problemCost + least - clearlyNearer, [
      whichField(reader, from, end, fields),
    ]),
  ]
}

/** Accepts any words of a label for a field that shows; an ambiguous negation matters for sources only. */
export function asTarget<T>(one: Found<T>): Found<T> {
  const remarks = one.remarks.filter(({ kind }) => kind !== 'turned')
  const turned = one.remarks.length - remarks.length
  return turned === 0 ? one : { ...one, remarks, cost: one.cost - turned * problemCost }
}

/**
 * Reads a statement about a mentioned field. If several fields fit the name, the statement may decide: only
 * one has that option, and no field depends on itself.
 * @param say Reads the statement for one candidate field, from the token behind its name.
 */
export function ofMention<T>(
  reader: Reader,
  mention: Found<Mention>,
  say: (field: Field, end: number) => readonly Found<T>[],
): readonly Found<T>[] {
  const { candidates, field, others = [] } = mention.value
  // "if pain is 7, show describe the pain": a field does not depend on itself.
  const [other, another] = reader.avoid.has(field.id)
    ? others.filter(({ id }) => !reader.avoid.has(id))
    : []
  if (other !== undefined && another === undefined) {
    const { from, to } = mention.value
    const value: Mention = { field: other, from, to }
    return ofMention(reader, { ...mention, value, cost: mention.cost + 0.05 }, say)
  }
  const plain = andThen([mention], () => say(field, mention.end))
  if (candidates === undefined) return plain
  const isCertain = mention.remarks.every(({ kind }) => kind === 'assumed')
  // The name fits one field best: try the others only if the statement does not fit it.
  if (isCertain && plain.some(isClean)) return plain
  if (candidates.length > mostChoices) return plain
  const possible = candidates.filter(
    (one) =>
      !reader.avoid.has(one.id) &&
      denialsOf(one).size === 0 &&
      fieldTypeOf(fieldTypes, one.type)?.canBeSource !== false,
  )
  const ways = possible.flatMap((one) =>
    say(one, mention.end)
      .filter(isClean)
      .map((way) => ({ field: one, way })),
  )
  const ends = [...new Set(ways.map(({ way }) => way.end))]
  const decided = ends.flatMap((end): readonly Found<T>[] => {
    const here = ways
      .filter(({ way }) => way.end === end)
      .toSorted((a, b) => a.way.cost - b.way.cost)
    const [first] = here
    const second = here.find((other) => other.field !== first?.field)
    if (first === undefined || (second !== undefined && second.way.cost < first.way.cost + 0.04))
      return []
    const typed = textBetween(reader, mention.value.from, mention.value.to)
    const remark: Remark = {
      kind: 'assumed',
      text: `“${typed}” was read as “${first.field.label}”.`,
    }
    return [
      {
        ...first.way,
        cost: first.way.cost + mention.cost - (isCertain ? 0 : problemCost) + 0.1,
        remarks: [...first.way.remarks, remark],
      },
    ]
  })
  return [...plain, ...decided]
}

const isClean = ({ remarks }: Found<unknown>) => remarks.every(({ kind }) => kind === 'assumed')

/**
 * Ends of the unquoted words from here that could be a name; they stop at a grammar word.
 * @param most Most tokens in a name.
 */
export function plainSpans(reader: Reader, at: number, most: number): readonly number[] {
  const ends: number[] = []
  for (let end = at; end < at + most; end += 1) {
    const token = reader.tokens[end]
    if (
      token === undefined ||
      (endsPlainText(token.word, token.kind) && reader.inName[end] !== true)
    )
      break
    if (end === at && token.kind === 'mark') break
    if (token.kind !== 'mark') ends.push(end + 1)
  }
  return ends
}

function unknownFields(reader: Reader, at: number): readonly Found<Mention>[] {
  if (before.has(reader.tokens[at]?.word ?? '') || numberAt(reader.tokens, at) !== null) return []
  return plainSpans(reader, at, 6).map((end) =>
    unknownField(reader, at, end, textBetween(reader, at, end)),
  )
}

function unknownField(reader: Reader, from: number, end: number, typed: string): Found<Mention> {
  const field: Field = { id: `?${typed}`, type: 'unknown', label: typed }
  const labels = reader.lexicon.fields.slice(0, 8).map(({ label }) => `“${label}”`)
  const more = reader.lexicon.fields.length > labels.length ? ' and more' : ''
  return found({ field, from, to: end }, end, problemCost + 1 + 0.2 * (end - from), [
    {
      kind: 'refuse',
      isUnknown: true,
      reason:
        end - from > 1 || (from > 0 && reader.tokens[from]?.kind !== 'word')
          ? `This form has no field called “${typed}”.`
          : `I did not understand “${typed}”: this form has no such field.`,
      hint: `The form has these fields: ${labels.join(', ')}${more}. Use one of these names.`,
    },
  ])
}

/** Invents fields from the words of a sentence when there is no form. */
function inventedFields(reader: Reader, at: number): readonly Found<Mention>[] {
  const quoted = quotesAt(reader, at).map((quote) => {
    const label = quotedText(reader, quote).trim()
    return found({ field: inventedField(label), from: at, to: quote.end }, quote.end)
  })
  if (before.has(reader.tokens[at]?.word ?? '')) return quoted
  const plain = plainSpans(reader, at, 6).map((end) =>
    found(
      { field: inventedField(textBetween(reader, at, end)), from: at, to: end },
      end,
      0.05 + 0.01 * (end - at),
    ),
  )
  return [...quoted, ...plain]
}

export function inventedField(words: string): Field {
  const label = words.replaceAll(/\s+/g, ' ').trim()
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 64)
  return {
    id: slug || `field_${hash(label)}`,
    type: 'unknown',
    label: label.charAt(0).toUpperCase() + label.slice(1),
  }
}

function hash(words: string): string {
  let sum = 7
  for (const sign of words) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007
  return sum.toString(36)
}
