import type { Field } from '@ramiform/core/field'
import { allOf, anyOf, type Meaning, not } from '../../meaning/meaning.ts'
import { phraseSet } from '../../words/phrases.ts'
import { fieldsAt } from '../field-lists.ts'
import { fieldAt, ofMention } from '../fields.ts'
import { predicateAt } from '../predicates.ts'
import {
  andThen,
  type Found,
  isWord,
  map,
  phrases,
  problemCost,
  type Reader,
  textBetween,
} from '../reader.ts'
import { chainAt } from './chain.ts'
import { type Clause, spoken } from './clause.ts'

const someOf = phraseSet(
  'one of | any of | at least one of | one of the | any of the | at least one of the | one | any | either | at least one',
)

/** Reads "company is filled in", "name and e-mail are empty", "the rating is below 3 or empty". */
export function ofFields(reader: Reader, start: number): readonly Found<Clause>[] {
  const isNeither = isWord(reader, start, 'neither', 'none')
  const lead = phrases(reader, start, someOf).map(({ end }) => end)
  const places = isNeither ? [start + 1] : [start, ...lead]
  // "neither phone" needs two fields.
  const single = (isWord(reader, start, 'neither') ? [] : places)
    .flatMap((place) => fieldAt(reader, place))
    .flatMap((mention) =>
      ofMention(reader, mention, (field, end) =>
        map(
          chainAt(reader, field, end).map((one) => doubted(reader, field, end, one, mention)),
          (meaning) => spoken(isNeither ? not(meaning) : meaning, [field]),
        ),
      ),
    )
  const several = andThen(fieldsAt(reader, start), ({ fields, joined }, end) => {
    const subjects = fields.map(({ field }) => field)
    if (subjects.length < 2) return []
    const [first = [], ...others] = subjects.map((field) => predicateAt(reader, field, end))
    return first.flatMap((one) => {
      const same = others.map((ways) => ways.find((other) => other.end === one.end))
      if (!same.every((other) => other !== undefined)) return []
      const parts = [one.value, ...same.map(({ value }) => value)]
      const meaning = joined === 'or' || isNeither ? anyOf(parts) : allOf(parts)
      return [
        {
          ...one,
          value: spoken(isNeither ? not(meaning) : meaning, subjects),
          cost: one.cost + same.reduce((sum, { cost }) => sum + cost, 0) + 0.01,
          remarks: [...one.remarks, ...same.flatMap(({ remarks }) => remarks)],
        },
      ]
    })
  })
  return [...single, ...several]
}

/** Above this cost only a part of the label was named. */
const wholeLabel = 0.04

/**
 * Refuses "The child isn't talkative yet" for the text field "Child's name": unquoted words that are unlikely
 * to be an exact answer. Applies if only part of the label was named, or a state is described ("is registered
 * already").
 */
function doubted(
  reader: Reader,
  field: Field,
  at: number,
  one: Found<Meaning>,
  { cost }: Found<unknown>,
): Found<Meaning> {
  const isFree = (field.options ?? []).length === 0 && !['number', 'date'].includes(field.type)
  if (!isFree || field.type === 'unknown' || !comparesText(one.value)) return one
  const said = textBetween(reader, at, one.end)
  if (/["“”'’‘=:\p{Lu}\d@]/u.test(said.replaceAll(/n['’]t\b/g, ''))) return one
  if (!isWord(reader, at, 'is', 'are', 'was', 'were', 'has', 'not', 'does', "'s")) return one
  const last = reader.tokens[one.end - 1]?.word ?? ''
  const words = reader.tokens.slice(at, one.end).map(({ word }) => word)
  const isTold = words.includes('not') && words.length > 3
  if (cost < wholeLabel && !isTold && !/^(?:yet|already|anymore|still)$|.{3,}ed$/.test(last))
    return one
  return {
    ...one,
    cost: one.cost + problemCost,
    remarks: [
      ...one.remarks,
      {
        kind: 'refuse',
        reason: `“${field.label}” is a text field, and “${said}” may not be an exact answer.`,
        hint: `If it is, put it into quotes, for example: if “${field.label}” is “something”.`,
      },
    ],
  }
}

function comparesText(meaning: Meaning): boolean {
  if (meaning.kind === 'test') return meaning.is === 'is'
  if (meaning.kind === 'not') return comparesText(meaning.part)
  return meaning.parts.some(comparesText)
}
