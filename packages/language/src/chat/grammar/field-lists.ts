import { denialsOf } from '../lexicon/denials.ts'
import { bareFieldAt, fieldAt, type Mention } from './fields.ts'
import {
  addCost,
  type Found,
  found,
  isWord,
  map,
  memoized,
  problemCost,
  type Reader,
  repeated,
  skipWords,
} from './reader.ts'

/** Fields in a row: "A, B and C". */
export interface Mentions {
  readonly fields: readonly Mention[]
  readonly joined: 'and' | 'or' | 'one'
}

const listJoiners = new Set(['and', ',', '&', '+', 'plus', 'or', 'nor'])

export function fieldsAt(reader: Reader, start: number): readonly Found<Mentions>[] {
  return memoized(reader, `fields ${start}`, () => {
    const lead = isWord(reader, start, 'both', 'either', 'neither', 'all', 'any')
      ? start + 1
      : start
    const from = lead > start && isWord(reader, lead, 'of') ? lead + 1 : lead
    const first = map(
      fieldAt(reader, from),
      (mention): Mentions => ({
        fields: [mention],
        joined: 'one',
      }),
    )
    // "any claims" where the label itself begins with "Any"
    const own =
      lead === start
        ? []
        : bareFieldAt(reader, start).flatMap((one): readonly Found<Mentions>[] =>
            one.remarks.length === 0 && one.cost < 0.04
              ? [{ ...one, value: { fields: [one.value], joined: 'one' } }]
              : [],
          )
    const lists = repeated(first, 29, ({ fields, joined }, end) => {
      let at = end
      let word = ''
      while (listJoiners.has(reader.tokens[at]?.word ?? '')) {
        const joiner = reader.tokens[at]?.word ?? ''
        if (joiner !== ',') word = joiner
        at += 1
      }
      if (at === end) return []
      const kind = word === '' ? joined : word === 'or' || word === 'nor' ? 'or' : 'and'
      if (joined !== 'one' && kind !== joined && word !== '') return []
      at = skipWords(reader, at, new Set(['also', 'then']))
      return map(addCost(fieldAt(reader, at), 0.01), (mention) => ({
        fields: [...fields, mention],
        joined: kind,
      }))
    })
    if (lead === start) return lists
    return [...pairAt(reader, start, from), ...own, ...lists.slice(first.length)]
  })
}

/** Reads "both addresses", "neither phone" as the two fields that the name fits. */
function pairAt(reader: Reader, start: number, from: number): readonly Found<Mentions>[] {
  if (!isWord(reader, start, 'both', 'either', 'neither')) return []
  const joined = isWord(reader, start, 'both') ? 'and' : 'or'
  return fieldAt(reader, from).flatMap((mention): readonly Found<Mentions>[] => {
    const { candidates = [], from: at, to } = mention.value
    const isAsked = mention.remarks.some(({ kind }) => kind === 'ask')
    if (!isAsked || candidates.length !== 2 || candidates.some((one) => denialsOf(one).size > 0))
      return []
    const fields = candidates.map((field) => ({ field, from: at, to }))
    const remarks = mention.remarks.filter(({ kind }) => kind !== 'ask')
    const cost = mention.cost - problemCost + 0.05
    return [found({ fields, joined }, mention.end, cost, remarks)]
  })
}
